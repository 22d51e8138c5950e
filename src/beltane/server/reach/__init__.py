"""Notifying people who are not looking: Web Push, webhooks, and when to use them."""
