# A class pattern with too many sub-patterns.
class Point:
    __match_args__ = ("x",)
    x = 1


match Point():
    case Point(1):
        print("one")
match [Point()]:
    case [Point(x=2)] | [Point(1, 2,
                               3)]:
        print("two")

#> one
#! Traceback (most recent call last):
#!   File "traceback_class.py", line 11, in <module>
#!     case [Point(x=2)] | [Point(1, 2,
#!                          ~~~~~^^^^^^
#!                                3)]:
#!                                ^^
#! TypeError: Point() accepts 1 positional sub-pattern (3 given)
