"""What browsers draw of Bonfire, and what their tests play again."""
