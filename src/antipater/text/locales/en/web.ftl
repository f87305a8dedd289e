# The browser game: words that every page shares. The words of single pages are in web-*.ftl.

home-title = Play 7 Wonders now
game-title = Game
language = Language
skip-to-content = Skip to content
retry = Retry
to-home = Home page
connecting = Connecting…
close = Close

trouble-no-page = Page not found
trouble-no-page-what-to-do = Check the address, or go back to the home page.
trouble-no-game = This game cannot be opened
trouble-no-game-what-to-do = The link may be incomplete or too old, or the game is private. Ask the person who sent it for a new link.
trouble-no-answer = The server does not respond
trouble-no-answer-what-to-do = Your games are saved on the server. Retry in a moment. If the server runs on your own computer, check that it is still running.
trouble-broken = Something went wrong on this page
trouble-broken-what-to-do = Your games are saved on the server. Reload the page to continue.
labelled = { $label }: { $text }
