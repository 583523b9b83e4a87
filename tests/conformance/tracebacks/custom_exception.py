# The name of an exception class of __main__ is shown bare; nested ones by qualified name.
class Outer:
    class Problem(Exception):
        def __str__(self):
            return "custom text: " + ", ".join(map(str, self.args))


raise Outer.Problem(1, "two")

#! Traceback (most recent call last):
#!   File "custom_exception.py", line 8, in <module>
#!     raise Outer.Problem(1, "two")
#! Outer.Problem: custom text: 1, two
