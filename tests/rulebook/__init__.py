"""The numbered rules, a file a chapter, and the worked examples of the rulebooks."""
