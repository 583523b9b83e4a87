# A name of a standard module hints at the missing import.
def area(r):
    return math.pi * r ** 2


area(2)

#! Traceback (most recent call last):
#!   File "forgotten_import.py", line 6, in <module>
#!     area(2)
#!     ~~~~^^^
#!   File "forgotten_import.py", line 3, in area
#!     return math.pi * r ** 2
#!            ^^^^
#! NameError: name 'math' is not defined. Did you forget to import 'math'?
