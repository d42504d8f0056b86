### The book of rules, and rules where something on the table is asked about: what all games say.
### $n: how many.

# Over the field in which one writes what one looks for.
rules-search = Search rules and cards
# Under that field, while one writes.
rules-found = { $n ->
    [0] No topic of the rules has these words.
    [one] Found in { $n } topic.
   *[other] Found in { $n } topics.
}
rules-contents = Contents
# Before the sentence under a picture.
rules-example = Example:
# $section: the heading in the printed rulebook.
rules-section = Rulebook: { $section }
# Instead of a heading.
rules-ours = Not in the rulebook: how { -kingtable } plays it
# A button under one rule.
rules-more = More in the book
# The title of a list: topics of the rules that belong to what is seen on the table.
rules-here-title = On the table now
