# What rule books and tutorials of all games say.

book-contents = Contents
book-search = Search the rules
book-found = { $count ->
    [0] Nothing found. Try another word.
    [one] 1 paragraph
   *[other] { $count } paragraphs
}
book-ruling = ruling
book-link = Link to this paragraph

tutorial-title = Learn { $game }
tutorial-progress = Lesson { $lesson } of { $count }: { $title }
tutorial-lessons = Lessons
tutorial-next = Next
tutorial-back = Back
tutorial-again = Once more
tutorial-leave = Leave the tutorial
tutorial-happened = What has happened
tutorial-rule-book = Rule book
tutorial-choices = All choices
tutorial-learned = You know how to play!
tutorial-guest = Guest
tutorial-chapters = Chapters
tutorial-intro = Each chapter takes a few minutes and can be played on its own, in any order.
tutorial-begin = Begin
tutorial-done = Done
tutorial-to-chapters = To the chapters
tutorial-chapter-done = Well done!
tutorial-next-chapter = Next chapter: { $chapter }
