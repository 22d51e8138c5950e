"""Running contests: one match, many processes, many machines."""
