"""What a change to the rules is called."""

Change = tuple[str, str, str]  # the module and function, its line as it is, the line with the change
