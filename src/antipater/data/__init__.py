"""Printed facts, one row per card; no behaviour."""
