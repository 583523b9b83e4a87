# Errors about arguments name the type that defines a method, and come before any argument is read.
# option: --policy standard
# cpython: An error of a method that was bound before the call names the class of the object (`Bag.add() takes exactly one argument (0 given)`), and sorted() makes its list before it checks its keywords (`'int' object is not iterable`).
# reason: Either text identifies the method. A call that cannot be right is refused before guest code runs for it.
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
