# The module frame is first; frames follow the calls.
def one():
    two()


def two():
    three()


def three():
    four = {"five": 5}
    return four["six"]


if __name__ == "__main__":
    one()

#! Traceback (most recent call last):
#!   File "global_code_after_functions.py", line 16, in <module>
#!     one()
#!     ~~~^^
#!   File "global_code_after_functions.py", line 3, in one
#!     two()
#!     ~~~^^
#!   File "global_code_after_functions.py", line 7, in two
#!     three()
#!     ~~~~~^^
#!   File "global_code_after_functions.py", line 12, in three
#!     return four["six"]
#!            ~~~~^^^^^^^
#! KeyError: 'six'
