# The browser game: the Duel table, and the pictures that all tables share.

# The letter beside the shape of a colour: raw materials, manufactured goods, civilian, science, commerce, war, guilds.
mark-brown = R
mark-grey = M
mark-blue = B
mark-green = S
mark-yellow = C
mark-red = W
mark-purple = G
