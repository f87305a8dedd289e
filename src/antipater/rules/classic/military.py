"""Conflicts with the neighbours at the end of an Age (C5)."""

from antipater.data import classic
from antipater.data.classic_words import COLUMNS, DEFEATS
from antipater.rules.classic.city import Cities

AGES = classic.AGES


def conflicts(cities: Cities, age: int) -> None:
    """Compare shields with each neighbour, every pair once: a victory token of the Age, or a defeat token (C5.1)."""
    for seat in range(cities.number):
        left = cities.left_of(seat)
        if cities.shields[seat] > cities.shields[left]:
            cities.victories[seat * AGES + age - 1] += 1
            cities.count[left * COLUMNS + DEFEATS] += 1
        elif cities.shields[seat] < cities.shields[left]:
            cities.victories[left * AGES + age - 1] += 1
            cities.count[seat * COLUMNS + DEFEATS] += 1
