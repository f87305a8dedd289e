"""Moderation: reports of users, measures of administrators with their audit log, and commands on the machine."""
