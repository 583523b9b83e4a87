# Two frames of one function at different lines.
def walk(tree, depth=0):
    if depth == 2:
        return tree.value
    for child in tree:
        walk(child, depth + 1)
    return depth


walk([[[]], [[], [[]]]])

#! Traceback (most recent call last):
#!   File "same_error_twice.py", line 10, in <module>
#!     walk([[[]], [[], [[]]]])
#!     ~~~~^^^^^^^^^^^^^^^^^^^^
#!   File "same_error_twice.py", line 6, in walk
#!     walk(child, depth + 1)
#!     ~~~~^^^^^^^^^^^^^^^^^^
#!   File "same_error_twice.py", line 6, in walk
#!     walk(child, depth + 1)
#!     ~~~~^^^^^^^^^^^^^^^^^^
#!   File "same_error_twice.py", line 4, in walk
#!     return tree.value
#!            ^^^^^^^^^^
#! AttributeError: 'list' object has no attribute 'value'
