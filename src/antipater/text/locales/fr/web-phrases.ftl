# Phrases toutes faites de la discussion. Chacun les lit dans la langue de sa page.

phrase-hello = Bonjour, bonne partie !
phrase-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-nice = Joli coup !
phrase-oops = Oups !
phrase-moment = Un instant, s’il vous plaît.
phrase-back = Me revoilà.
phrase-thanks = Merci pour la partie !
phrase-again = On rejoue ?
