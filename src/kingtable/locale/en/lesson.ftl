### A lesson: a few situations, each one decision, on the real board. What each says stands in the lesson of its game.
### $n: a number. $m: how many there are. $game: a game's title.

# The title of the window.
lesson-title = Learn { $game } – { -kingtable }
# A button with a picture: one comes back to the same place. $game as above.
lesson-leave = Leave the lesson
# Which situation it is; seen as 3/10, this is what a screen reader says.
lesson-place = Step { $n } of { $m }
# A button: the answer was right, on to the next situation. Room: 12
lesson-next = Next
# A button: on without the right answer. Room: 28
lesson-skip = Skip this step
# After the last situation.
lesson-over = That was the lesson.
lesson-over-text = You learn the rest at the table: the bots in your first game are easy to play against.
# A button: a first game begins. Room: 32
lesson-sit = Sit down at a table
# A button. Room: 36
lesson-anew = Start over
