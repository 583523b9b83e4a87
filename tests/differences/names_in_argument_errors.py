# Errors about arguments name the type that defines a method, and come before any argument is read.
# option: --policy standard
# cpython: A method of a built-in type that was bound before it is called is named after the class of its object (`Bag.add() takes exactly one argument (0 given)`), and sorted() makes its list before it looks at its keywords (`'int' object is not iterable`).
# reason: The text tells which method was called wrongly either way; a call that cannot be right is refused before guest code runs for it.
class Bag(set):
    pass


def text_of(function):
    try:
        function()
    except Exception as error:
        print(type(error).__name__, error)


text_of(Bag().add)
text_of(lambda: Bag().add())
text_of(lambda: sorted(5, c=1))

#> TypeError set.add() takes exactly one argument (0 given)
#> TypeError set.add() takes exactly one argument (0 given)
#> TypeError sort() got an unexpected keyword argument 'c'
