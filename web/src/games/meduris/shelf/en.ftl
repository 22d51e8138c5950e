# What is said of Meduris before it is played: on the shelf, and on the page about the games.

ui-home-about-meduris = Send workers to the plateaus, build huts and temples round the mountain, and be ready when the druid asks for an offering.
ui-about-credit-meduris = A game by Stefan Dorra and Ralf zur Linde, published by HABA.
ui-known-meduris = The side of the board for 2 and 3 players and the pieces are as in the box. Of the side for 4 players only a few fields are known to us; the others are our reconstruction.
ui-part-meduris-board-2-3 = The board for 2 and 3 players
ui-part-meduris-board-2-3-about = Fields, their materials and districts.
ui-part-meduris-board-4 = The board for 4 players
ui-part-meduris-board-4-about = Fields 1 to 8 and 40 and the first district are printed; the other fields and districts are ours.
ui-part-meduris-pieces = The other pieces
ui-part-meduris-pieces-about = Materials, huts, temples, runes, chips and the die; two of the die’s faces are inferred.
