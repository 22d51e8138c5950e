"""Small programs that use Beltane, to read and to build upon; `docs/examples.md` presents them."""
