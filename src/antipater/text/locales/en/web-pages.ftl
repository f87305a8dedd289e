# The browser game: every page except the game itself.

nav-label = Main navigation
nav-menu = Menu
nav-play = New game
nav-learn = Learn
nav-puzzles = Puzzles
nav-explorer = Explorer
nav-lobby = Lobby
nav-leaders = Leaderboard
nav-history = My games
nav-about = About
nav-settings = Settings
nav-account = Account
nav-log-in = Log in
nav-your-turn = { $games ->
    [one] It is your turn in { $games } game
   *[other] It is your turn in { $games } games
 }
loading = Loading…
copy = Copy
copied = Copied
copy-by-hand = Select the text and copy it.
print = Print
cancel = Cancel
guest-name = Guest { $number }
you-mark = you

# Notices.
notices-title = Notices
notices-lead = What happened in your games, the newest first. This device keeps the last thirty.
notices-none = No notices yet. They tell you when somebody challenges you, joins a game that you offered, or answers your move.
notices-unread = { $notices ->
    [one] { $notices } new notice
   *[other] { $notices } new notices
 }
notice-challenge = { $name } challenges you
notice-gameStart = Your game with { $name } has started
notice-yourTurn = Your turn against { $name }
notice-gameEnd = Your game with { $name } is over
notice-chat = Message from { $name }
notice-rematch = { $name } would like to play again
notice-open-gameStart = Go to the table
notice-open-yourTurn = Go to the table
notice-open-gameEnd = Show the result
notice-open-chat = Answer
notice-open-rematch = Go to the table

# Rules.
learn-title = Learn
rules-title = Rules
rules-lead = Every rule has a number. Messages of the game cite it, and the links lead to its text.
rules-search = Search the rules
rules-contents = Contents
rules-numbered = Rules by number
rules-legend = Symbols
rules-items = Cards and other items
rules-nothing = Nothing matches. Try another word, or a rule number such as D5.3.
rules-age = Age { $age }
rules-free-with = Free with: { $items }
rules-makes-free = Makes free: { $items }

# Home.
home-lead = Build a city through three Ages, and win by war, by science or by points.
home-play = Play
home-game = Game
home-against = Opponent
home-levels = Levels
home-characters = Other opponents
home-previous-opponent = Previous opponent
home-next-opponent = Next opponent
home-scene = A bay of the ancient sea at sunset: a temple, pyramids, terraced gardens, a colossus and a lighthouse above the water, and a galley under sail.
home-learn-title = Learn
home-learn-about = A guided first game that explains every decision when it comes.
home-puzzles-about = Find the one choice that wins. A new puzzle every day, and statistics of many games.
home-together-title = Play together
home-together-about = Invite friends with a link, or share this device.
home-by-link = Invite by link
home-hot-seat = Share this device
home-lobby-title = Lobby
home-lobby-about = Find players, or answer a challenge.
home-watch-title = Watch
home-watch-about = Watch games in progress, or let two AI opponents play.
home-your-games = Your games
home-your-turn = Your turn
home-their-turn = Waiting for others
home-waits = Waiting for players
home-continue = Continue
home-all-games = All my games
home-options = More options
home-guest = You do not need an account. As a guest, you find your games again in this browser.
preset-title = Play a person
preset-about = { $game }, with one click. You join somebody who is waiting, or wait for the next player.
preset-bank = { $minutes } + { $increment }
preset-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
 }

# New game.
new-title = New game
new-what = Game
new-rules = Options
new-who = Players
new-seat = Seat { $number }
new-free-city = Free City
new-free-city-about = Both players build for it in turn.
new-board = Board, { $place }
new-board-any = Random board
new-side = Side, { $place }
new-side-any = A or B
new-side-a = Side A
new-side-b = Side B
new-summary = { $players } players · { $clock }
new-seat-me = Me
new-seat-here = A person at this device
new-seat-open = Anyone with the link
new-seat-ai = AI opponent: { $name }
new-seat-name = Name
new-person = Player { $number }
new-clock = Time limit
new-clock-none = No time limit
new-clock-bank = Minutes per player
new-clock-days = Days per move
new-clock-minutes = Minutes for each player
new-clock-increment = Seconds added after each move
new-clock-day-count = Days
new-more = More
new-rated = Rated: counts for the leaderboard
new-rated-account = Rated games need an account.
new-rated-clock = Rated games need a time limit.
new-rated-handicap = Games with a handicap are not rated.
new-rated-people = Rated games need a different person on each seat; AI opponents are not rated.
new-rated-bots = Bots may join
new-listed = Public: everyone can find it in the lobby
new-begin = Start the game
new-watch-only = AI opponents play, and you watch.
new-error-name = A name has 1 to 24 characters and starts with a letter or a digit.
new-error-minutes = Enter 1 to 720 minutes.
new-error-increment = Enter 0 to 600 seconds.
new-error-days = Enter 1 to 30 days.
new-your-name = Your name

# Join.
join-title = Invitation
join-lead = { $name } invites you to a game.
join-lead-nobody = You are invited to a game.
join-seats = Players
join-free = free
join-take = Join the game
join-name = Your name in this game
join-yours = You have a seat in this game.
join-open = Open the game
join-full = All seats are taken
join-full-about = The game has started. You can watch it, or start a game of your own.
join-watch = Watch
join-dead = This link does not work
join-dead-about = It may be incomplete or too old, or the game was cancelled. Ask the person who sent it for a new link.
join-incomplete-about = The last part of the link is missing. Ask for the complete link.
join-over = This game is over
join-over-about = You can replay it.
join-replay = Replay

# Lobby.
lobby-title = Lobby
lobby-lead = Join a game, or offer one.
lobby-seeks = Looking for players
lobby-none = No open games at the moment. Offer one, and other players will find it here.
lobby-offer = Offer a game
lobby-offer-title = Offer a game to everyone
lobby-offer-do = Offer
lobby-accept = Play
lobby-withdraw = Cancel
lobby-yours = Your offer, waiting for players
lobby-challenges = Challenges
lobby-challenge = Challenge a player
lobby-challenge-name = Name of the player
lobby-challenge-do = Challenge
lobby-challenge-from = { $name } challenges you
lobby-challenge-to = You challenged { $name }
lobby-decline = Decline
lobby-live = In progress
lobby-live-none = No public game is in progress.
lobby-watch = Watch
lobby-house = Let two AI opponents play
lobby-rated = rated
lobby-casual = not rated
lobby-untimed = no time limit
lobby-bank = { $minutes } min + { $increment } s
lobby-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
 }
lobby-players = { $taken } of { $seats } seats taken

# History.
history-title = My games
history-lead = All your games, newest first.
history-none = You have not played yet.
history-game = Game
history-with = With
history-when = Date
history-result = Result
history-open = Open
history-replay = Replay
history-more = Earlier games
history-running = in progress
history-waiting = waiting for players
history-won = Won
history-lost = Lost
history-shared = Shared victory
history-place = Place { $place }
history-none-result = No result

ended-played = played to the end
ended-resign = resigned
ended-time = out of time
ended-gone = player left
ended-removed = player removed
ended-draw = victory shared
ended-abort = cancelled
ended-withdrawn = withdrawn
ended-declined = declined
ended-abandoned = abandoned
victory-by-civilian = civilian
victory-by-military = military
victory-by-scientific = scientific

# Profile.
profile-title-short = Profile
profile-since = Member since { $date }
profile-bot = bot
profile-aborts = { $games ->
    [one] aborted one rated game today
   *[other] aborted { $games } rated games today
 }
profile-guest = guest
profile-no-games = No games yet.
profile-rating = Rating
profile-games = Games
profile-wins = Wins
profile-ties = Shared victories
profile-points = Average points
profile-place = Average place
profile-minutes = Average minutes
profile-endings = How the games ended
profile-victories = Victories
profile-chart = Rating over the last { $games } rated games: from { $first } to { $last }
profile-table = Rated games as a table
profile-before = Before
profile-after = After
profile-games-list = Games
profile-challenge = Challenge
profile-no-user = Player not found
profile-no-user-about = There is no player with this name.

# Leaderboard.
leaders-title = Leaderboard
leaders-lead = Players are ranked by their rating minus three times its deviation, so a few lucky games do not count much.
leaders-none = Nobody has finished a rated game yet.
leaders-place = Place
leaders-name = Name
leaders-rating = Rating
leaders-games = Games
leaders-ruleset = Game

# Account.
account-title = Account
account-guest = You play as a guest: { $name }
account-guest-about = Your games are linked to this browser. With an account, you have them on every device and can play rated games. You only need a name and a password.
account-nobody-about = With an account, you have your games on every device and can play rated games. You only need a name and a password.
account-insecure = This connection is not encrypted: other people on the same network could read what you send. Do not use a password that you use elsewhere.
account-make = Create an account
account-log-in = Log in
account-forgot = Forgot password
account-name = Name
account-password = Password
account-password-new = New password
account-password-old = Current password
account-password-hint = At least 8 characters, and not a common password.
account-show-password = Show the password
account-code = Recovery code
account-recover = Set a new password
account-recover-about = You got the recovery code when you created the account. All other devices will be logged out.
account-code-title = Your recovery code
account-code-about = Write it down or print it. It is shown only once, and without it you cannot reset a forgotten password, unless you have confirmed an e-mail address.
account-code-kept = I have saved it
account-logged-in = You are logged in as { $name }
account-log-out = Log out
account-change = Change password
account-changed = Your password has been changed. Other devices are logged out.
account-new-code = New recovery code
account-new-code-about = The old code will no longer work.
account-sessions = Devices
account-session-this = this device
account-session-used = last used { $date }
account-session-unknown = Unknown device
account-session-end = Log out
account-tokens = API tokens
account-tokens-about = A program that plays or reads for you uses a token instead of your password.
account-tokens-none = You have no tokens.
account-token-label = Label
account-token-scopes = Permissions
account-token-make = Create a token
account-token-made = Your new token (shown only once):
account-token-revoke = Revoke
account-token-never = never used
scope-read = Read your games
scope-play = Play for you
scope-bot = Play as a bot
scope-challenge = Challenge other players
account-export = Download my data
account-export-about = Everything that the server stores about you, in one file.
account-close = Delete account
account-close-about = Your name and your data are deleted. Your games remain for the other players, without your name. This cannot be undone.
account-close-do = Delete permanently
account-profile = My profile

# About.
about-title = About Antipater
about-what = What it is
about-what-text = 7 Wonders Duel with the Pantheon and Agora expansions and the promo wonders, and classic 7 Wonders for two to seven players, in your browser. Play against AI opponents of every strength, with friends on one device or by a link, or with players from the lobby. Everything runs on this server; the page contacts no other.
about-name = The name
about-name-text = Antipater of Sidon wrote the poem that lists the Seven Wonders of the ancient world.
about-unofficial = Unofficial
about-unofficial-text = The game is by Antoine Bauza and Bruno Cathala. The game and its names belong to their owners, who are not connected with this project and have not approved it. No picture, logo or text of theirs is used: the rules are written in our own words, and the drawings are our own.
about-fair = Fair deals
about-fair-text = You can check that the cards were dealt fairly. Before a game starts, the server chooses a secret and shows its fingerprint. Players can add seeds of their own. The whole deal follows from the secret and the seeds. After the game the secret is published, and this page or any program can deal the game again and compare.
about-fair-1 = The server chooses a secret and shows its SHA-256 fingerprint.
about-fair-2 = If the game asks for it, every player adds a seed.
about-fair-3 = Every card follows from the secret and all seeds.
about-fair-4 = After the game the secret is published, and everyone can check it.
about-privacy = Privacy
about-privacy-text = The server stores your name, your games and, for an account, a hash of your password. No e-mail address unless you add one, no tracking, and only one cookie, which keeps you logged in. You can download or delete your data.
about-credits = Credits
about-credits-lucide = Interface icons by Lucide, ISC licence.
about-credits-fonts = Fonts under the SIL Open Font Licence: Cinzel by Natanael Gama, Inter by Rasmus Andersson, Atkinson Hyperlegible by the Braille Institute.
about-credits-code = The code of this project is under the MIT licence.
about-api = For developers
about-api-text = Your bots and pages can use the same interface as this page.

# Refusals, by their code.
refusal-bad-name = A name has 1 to 24 letters, digits, spaces or - . ’, starts with a letter or a digit, and is not a reserved word.
refusal-bad-name-length = A name has 1 to 24 characters.
refusal-bad-name-character = A name cannot contain { $what }: use letters, digits, spaces or - . ’
refusal-bad-name-begin = A name starts with a letter or a digit, not with { $what }
refusal-bad-name-marks = This name has too many accents.
refusal-bad-name-alphabets = A name uses letters of one alphabet only.
refusal-bad-name-reserved = The name { $what } is reserved. Choose another one.
refusal-bad-name-refused = The name { $what } is not allowed here. Choose another one.
refusal-bad-password = A password has 8 to 128 characters and is not a common one.
refusal-bad-seats = The number of seats does not fit the game.
refusal-bad-option = These options cannot be combined.
refusal-bad-opponent = This AI opponent does not play this game.
refusal-busy = The server is busy. Retry in a moment.
refusal-cannot-write = The server cannot save at the moment. Nothing is lost. Retry in a moment.
refusal-foreign-origin = The server does not accept requests from this address.
refusal-https-needed = This server accepts only HTTPS.
refusal-no-database = The database does not respond. Nothing is lost. Retry in a moment.
refusal-internal = Something went wrong on the server. The error was logged. Please retry.
refusal-name-taken = This name, or one that looks like it, is taken.
refusal-no-account = You need an account for this.
refusal-no-answer = The server does not respond. Retry in a moment.
refusal-no-session = You are no longer logged in.
refusal-no-such-game = Game not found.
refusal-no-such-user = Player not found.
refusal-not-allowed = You are not allowed to do this.
refusal-not-open = This game is no longer looking for players.
refusal-not-rated = A rated game needs a time limit, and a different person with an account on each seat.
refusal-over = The game is over.
refusal-seat-taken = This seat has just been taken.
refusal-seated = You already have a seat in this game.
refusal-too-many = Too many requests. Wait a moment, then retry.
refusal-too-many-connections = You have too many pages open. Close some of them.
refusal-too-many-open = Ten of your games are already waiting for players. Cancel one first.
refusal-too-many-tokens = You have reached the maximum number of tokens. Revoke one first.
refusal-too-many-aborts = You have aborted too many rated games today. Try again in an hour.
refusal-no-bots = This rated game is for people only.
refusal-query-too-long = This takes too long at the moment. Retry later.
refusal-too-many-running = You have too many games in progress. Finish one first.
refusal-too-many-opponents = Too many games between AI opponents are in progress. Try again later.
refusal-wrong-code = Name and recovery code do not match.
refusal-wrong-password = Name and password do not match.
refusal-yourself = You cannot challenge yourself. Start a new game and take both seats instead.
refusal-unknown-ruleset = This game follows rules that this server does not have.
refusal-unknown-version = This game was played with a version of the rules that this server does not know.
mail-title = E-mail
