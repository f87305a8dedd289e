# The browser game: the words around a table that every page shares. The words of single pages are in web-*.ftl.

home-title = 7 Wonders, to play at once
game-title = Game
language = Language
skip-to-content = To the content
try-again = Try again
to-the-start = To the start
connecting = Connecting …
close = Close

trouble-no-page = There is no such page
trouble-no-page-what-to-do = The address may be mistyped, or the page has moved. Everything begins at the start.
trouble-no-game = This game cannot be opened
trouble-no-game-what-to-do = The link may be incomplete or too old, or the game is open to its players alone. Ask whoever sent it for a new one.
trouble-no-answer = The server does not answer
trouble-no-answer-what-to-do = Nothing is lost: games are kept on the server. Try again in a moment; if it runs on your own machine, see whether it still runs.
trouble-broken = Something on this page broke
trouble-broken-what-to-do = Nothing is lost: games are kept on the server. Load the page again and it goes on where it was.
trouble-refused = The server refused this
trouble-refused-what-to-do = It says why:
