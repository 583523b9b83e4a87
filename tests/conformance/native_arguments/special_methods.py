# The special methods of built-in types called by name.
def attempt(function, /, *arguments, **keywords):
    try:
        print("result", function(*arguments, **keywords))
    except TypeError as error:
        print(error)


attempt([].__len__, 1)
attempt([].__iter__, 1, 2)
attempt([].__repr__, 1)
attempt([].__add__)
attempt([].__add__, 1, 2)
attempt([].__eq__)
attempt([].__setitem__)
attempt([].__setitem__, 1)
attempt([].__setitem__, 1, 2, 3)
attempt((1).__add__)
attempt((1).__pow__)
attempt((1).__pow__, 1, 2, 3)
attempt([].__len__, a=1)
attempt((1).__add__, a=1)
attempt((1).__add__, "x")
attempt((2).__pow__, 3, 5)
attempt(list.__len__)
attempt(list.__len__, 5)
attempt(int.__add__, "x", 1)
attempt(str.upper)
attempt(str.upper, 5)
attempt(list.append)
attempt(list.append, {}, 1)
attempt(dict.fromkeys)
attempt(dict.fromkeys, [1], 2, 3)
attempt(str.maketrans)
attempt(list.__new__)
attempt(list.__new__, int)
attempt(list.__new__, 5)
attempt(int.__new__, str)
attempt(list.__init__, [], 1, 2)
attempt(type([].append), 1)
print([].__len__(), (5).__add__(3), "ab".__contains__("a"), [1, 2].__getitem__(1), list.__len__([1]),
      dict.fromkeys([1], 2), int.__call__("7") if False else type.__call__(int, "7"))

#> expected 0 arguments, got 1
#> expected 0 arguments, got 2
#> expected 0 arguments, got 1
#> expected 1 argument, got 0
#> expected 1 argument, got 2
#> expected 1 argument, got 0
#> __setitem__ expected 2 arguments, got 0
#> __setitem__ expected 2 arguments, got 1
#> __setitem__ expected 2 arguments, got 3
#> expected 1 argument, got 0
#> expected 1 or 2 arguments, got 0
#> expected 1 or 2 arguments, got 3
#> wrapper __len__() takes no keyword arguments
#> wrapper __add__() takes no keyword arguments
#> result NotImplemented
#> result 3
#> descriptor '__len__' of 'list' object needs an argument
#> descriptor '__len__' requires a 'list' object but received a 'int'
#> descriptor '__add__' requires a 'int' object but received a 'str'
#> unbound method str.upper() needs an argument
#> descriptor 'upper' for 'str' objects doesn't apply to a 'int' object
#> unbound method list.append() needs an argument
#> descriptor 'append' for 'list' objects doesn't apply to a 'dict' object
#> fromkeys expected at least 1 argument, got 0
#> fromkeys expected at most 2 arguments, got 3
#> maketrans expected at least 1 argument, got 0
#> list.__new__(): not enough arguments
#> list.__new__(int): int is not a subtype of list
#> list.__new__(X): X is not a type object (int)
#> int.__new__(str): str is not a subtype of int
#> list expected at most 1 argument, got 2
#> cannot create 'builtin_function_or_method' instances
#> 0 8 True 2 1 {1: 2} 7
