# Ready phrases of the chat. A reader sees each in the language of the reader's page.

phrase-hello = Hello, have a good game!
phrase-luck = Good luck!
phrase-well-played = Well played!
phrase-nice = Nice move!
phrase-oops = Oops!
phrase-moment = One moment, please.
phrase-back = I am back.
phrase-thanks = Thank you for the game!
phrase-again = Shall we play again?
