"""What comes of a contest: estimates, ratings, statistics."""
