"""Tables: who sits where, under which settings, and what may happen at them."""
