# NameError inside a class body, a comprehension and a lambda.
try:
    class C:
        attribute = undefined_one
except NameError as error:
    print(error)
try:
    (lambda x: x + undefined_two)(1)
except NameError as error:
    print(error)


class D:
    size = 3
    table = [undefined_three * i for i in range(size)]

#> name 'undefined_one' is not defined
#> name 'undefined_two' is not defined
#! Traceback (most recent call last):
#!   File "in_class_and_comprehension.py", line 13, in <module>
#!     class D:
#!         size = 3
#!         table = [undefined_three * i for i in range(size)]
#!   File "in_class_and_comprehension.py", line 15, in D
#!     table = [undefined_three * i for i in range(size)]
#!              ^^^^^^^^^^^^^^^
#! NameError: name 'undefined_three' is not defined
