"""Playing at a table: views and prompts, acting, undo, clocks, chat."""
