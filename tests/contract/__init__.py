"""The laws of every game, checked for each registered game and each number of seats without knowing any rule."""
