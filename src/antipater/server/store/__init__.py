"""What outlives the process: tables, migrations, one writer, and the questions that are asked of them."""
