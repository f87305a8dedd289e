"""The rarer commands, a module each; `antipater.cli` puts them together."""
