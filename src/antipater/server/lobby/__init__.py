"""How people meet: seeks, challenges, chat, and notices about games."""
