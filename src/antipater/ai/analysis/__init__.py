"""Analysis of positions and whole games for people: hints, mistakes, luck and skill."""
