"""The less common commands, a module each; `antipater.cli` adds them to the others."""
