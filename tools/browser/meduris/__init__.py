"""What browsers draw of Meduris, and what their tests play again."""
