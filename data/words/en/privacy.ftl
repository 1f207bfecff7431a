# What is stored of people, how they are forgotten, and who left.

former-player = a former player
