"""Speed, signatures, and the long runs."""
