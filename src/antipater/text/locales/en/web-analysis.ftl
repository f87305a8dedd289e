# More words of reviews, and those of the analysis board.

review-better = better
review-better-choice = Better: { $choice }.
review-choices = All choices as a table
review-column = { $column ->
    [choice] Choice
    [before] Before
    [range] Range
   *[after] After
  }
review-range = { $low }–{ $high }%
review-cancel = Stop
review-everybody = Mistakes of other players, too
review-find-better = Find something better
review-try = Try it yourself
review-try-lead = Choose for { $name } at the table. You have two tries.
review-try-again = There is something better. { $left ->
    [one] One try is left.
   *[other] { $left } tries are left.
  }
review-try-right = Right: the engine finds nothing better.
review-try-over = The engine would choose this:
review-try-back = Back to the review
review-analyse = Analyse
review-play-on = Play on from here
review-export = Save as a record with comments
review-skill = Skill or luck?
review-rate = Per choice
review-sum-start = At the start
review-sum-rival = Your opponent’s slips
review-sum-own = Your slips
review-sum-luck = Luck
review-sum-others = Luck, and what the others chose
review-sum-doubt = Engine uncertainty
review-sum-result = Result

analysis-lead = Try moves at the table. The engine’s opinion appears here.
analysis-thinking = Thinking
analysis-think-of = Simulations
analysis-done = { $simulations } simulations
analysis-solved = Solved: certain
analysis-choices = Choices of { $name }
analysis-visits = { $visits } tries
analysis-range = { $low }–{ $high }
analysis-line = then: { $line }
analysis-none = There is no engine for this game yet. You can still try moves.
analysis-imagined = What the player could not see is filled in at random.
analysis-over = The game is over here.
analysis-chance = What if this turns up?
analysis-any = Anything
analysis-deal = Deal until a player must choose
analysis-hardly = It hardly matters which.
analysis-variations = Variations
analysis-start = Start
analysis-remove = Remove this move
analysis-back = Back
analysis-on = Forward
analysis-swap = Swap seats
analysis-position = Position
analysis-set-up = Set up
analysis-paste-lead = A position or a whole record in notation. Errors are pointed out.
analysis-open = Open
analysis-open-file = Open a file
analysis-new = Start of { $game }
analysis-share = Share
analysis-link = Link to this position
analysis-review = Review this game
analysis-play = The engine plays
analysis-play-nobody = nobody
analysis-waiting = The engine thinks…
analysis-mark = { $name }: { $sign }
analysis-by-form = By hand
analysis-by-text = As text
field-age = Age
field-turn = To move
field-seat = Player { $number }
field-pawn = Conflict pawn
field-structure = Cards on the table
field-slot = Slot { $number }
field-guild = guild, face down
field-coins = Coins
field-cards = Buildings
field-wonders = Wonders to build
field-built = Built wonders
field-tokens = Progress tokens
field-board = Progress tokens on the board
field-discard = Discard pile
field-under = Cards under wonders
field-table = Table
field-others = Other fields, in notation
field-add = Add…
field-remove = Remove { $name }
field-classic-lead = Age and turn follow from the cards that were played. What you do not know can stay an unknown card: it is filled in at random.
field-classic-lead-two = Age and turn follow from the cards that were played. With two players every card needs a name: what is drawn for the Free City must fit the hands.
field-players = Players
field-free-city = The Free City
field-wonder-board = Wonder
field-side = Side
field-by-chance = by chance
field-played = Cards played, turn by turn
field-played-card = Card played by { $name }
field-use = What became of the card
field-use-built = built
field-use-free = built for free
field-use-free-of = { $card } (free)
field-use-stage = under a stage
field-use-stage-of = { $card } (under a stage)
field-use-sell = discarded for coins
field-use-sell-of = { $card } (discarded)
field-use-last = last card of the Age
field-use-last-of = { $card } (last card)
field-add-of = Add a card of { $age }…
field-unknown-card = unknown card
field-hand = Hand
field-fill-hand = { $number ->
    [one] Add an unknown card
   *[other] Add { $number } unknown cards
}
field-turn-of = { $age }, turn { $turn }
field-drawn = Cards drawn for the Free City, turn by turn
field-drawn-of = { $turn }. { $card }
field-drawn-turn = Turn of the draw
field-drawn-card = Card drawn for the Free City
field-replace-of = Replace with a card of { $age }…
field-open = What it could have built, for each card that it discarded
field-open-why = The Free City must build if it can, so none of these cards was in the hand (C9.5). A list can stay empty.
field-open-of = { $turn }: { $card }
field-open-count = { $number ->
    [0] (none)
    [one] ({ $number } card)
   *[other] ({ $number } cards)
}
field-open-cards = Could have been built
field-open-fit = Make one list for each card
field-revived = Built from the discard pile, in order
field-declined = nothing built
