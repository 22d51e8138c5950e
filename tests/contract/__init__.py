"""What every game has to keep, checked for each registered game and each number of seats without knowing any rule."""
