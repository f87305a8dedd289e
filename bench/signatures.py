"""What random play looks like, ruleset by ruleset: `measure.signature`, a checksum of every position visited.

A refactoring leaves it alone; a change of the rules moves it, and the commit says so.
"""

SIGNATURES = {
    "duel-revised-draft-no": "23131e20deaf53b1",
    "duel-revised-draft-yes": "8ae94375b906fec9",
    "duel-revised-first-game-no": "32a8651b49504d2d",
    "duel-revised-first-game-yes": "32a8651b49504d2d",
    "duel-first-draft-no": "63dd8f2dff9ffdaa",
    "duel-first-draft-yes": "92e344ea0f22dead",
    "duel-first-first-game-no": "bbbb952e66d79623",
    "duel-first-first-game-yes": "bbbb952e66d79623",
    "duel+pantheon-revised-draft-no": "1ef517af89b11f15",
    "duel+pantheon-revised-draft-yes": "a8a83660df02a40f",
    "duel+pantheon-revised-first-game-no": "10abceb43c9fe292",
    "duel+pantheon-revised-first-game-yes": "10abceb43c9fe292",
    "duel+pantheon-first-draft-no": "93e94452a1625e76",
    "duel+pantheon-first-draft-yes": "af941bc10550c1f5",
    "duel+pantheon-first-first-game-no": "614cdfe2dee3c6f8",
    "duel+pantheon-first-first-game-yes": "614cdfe2dee3c6f8",
    "duel+agora-revised-draft-no": "825a7e7450b4e365",
    "duel+agora-revised-draft-yes": "dbef9ae9a0c4ede9",
    "duel+agora-revised-first-game-no": "cb353390a0e72ab6",
    "duel+agora-revised-first-game-yes": "cb353390a0e72ab6",
    "duel+agora-first-draft-no": "472ad0453b4c75c0",
    "duel+agora-first-draft-yes": "33411b2e1176feae",
    "duel+agora-first-first-game-no": "7ab4fe7a8eef1d42",
    "duel+agora-first-first-game-yes": "7ab4fe7a8eef1d42",
    "duel+pantheon+agora-revised-draft-no": "14ce5b843a5d093e",
    "duel+pantheon+agora-revised-draft-yes": "8d92eb86dc947cff",
    "duel+pantheon+agora-revised-first-game-no": "adcd9224ff22d6a6",
    "duel+pantheon+agora-revised-first-game-yes": "adcd9224ff22d6a6",
    "duel+pantheon+agora-first-draft-no": "139abe689ec308fd",
    "duel+pantheon+agora-first-draft-yes": "608617c11d52f991",
    "duel+pantheon+agora-first-first-game-no": "d7f4c6e5ff786336",
    "duel+pantheon+agora-first-first-game-yes": "d7f4c6e5ff786336",
    "classic-3-standard-random-random": "f2b86ad8c46bc5f1",
    "classic-3-standard-random-a": "4d61ba3a54303878",
    "classic-3-standard-random-b": "0aac1802bb839b71",
    "classic-4-standard-random-random": "dea98c47736d3583",
    "classic-4-standard-random-a": "a5d0cfc4a1a0e998",
    "classic-4-standard-random-b": "d5f241486ecc7e1f",
    "classic-5-standard-random-random": "b649e565eb9fb274",
    "classic-5-standard-random-a": "51ed485103e8c7da",
    "classic-5-standard-random-b": "e22d18812a72aa44",
    "classic-6-standard-random-random": "fde205a5f984c0b8",
    "classic-6-standard-random-a": "491e760f78cd71c6",
    "classic-6-standard-random-b": "6acd51f2f51b2db7",
    "classic-7-standard-random-random": "5bc553bce8297e0a",
    "classic-7-standard-random-a": "16fb1816860a2b28",
    "classic-7-standard-random-b": "e574b3845392ad0b",
    "classic-2-free-city-random-random": "f9c7e5fedc70aaf9",
    "classic-2-free-city-random-a": "e581315dbaa1e71f",
    "classic-2-free-city-random-b": "4ca9452a6ccca906",
}

# The first games of some of them, checked with both builds: every card there is, both editions, the fewest and the
# most players. More would repeat it; `python -m bench.both_builds` plays more.
FIRST_GAMES = 40
SIGNATURES_OF_FIRST = {
    "duel-first-draft-yes": "9cb1899fc4284579",
    "duel+pantheon-revised-draft-yes": "62984e5e2c8a72b7",
    "duel+pantheon+agora-first-draft-yes": "b893a690ceee78bc",
    "classic-2-free-city-random-random": "aa52fb0bb5aef742",
    "classic-7-standard-random-random": "d6c77ee53aaa2117",
}
