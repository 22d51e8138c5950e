"""What every game shares: records, rules, chance, decisions, actions, events, matches and saves."""
