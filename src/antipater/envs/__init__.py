"""Environments for researchers: arrays made of observations, and thin adapters to the frameworks that learn."""
