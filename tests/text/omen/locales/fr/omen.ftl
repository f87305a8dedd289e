action-bribe = Corrompre avec { $card }
score-ravens = Corbeaux
