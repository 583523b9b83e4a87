# Nested class bodies inside a function.
def build():
    class Outer:
        class Inner:
            value = [].pop()
    return Outer


build()

#! Traceback (most recent call last):
#!   File "nested_class_body.py", line 9, in <module>
#!     build()
#!     ~~~~~^^
#!   File "nested_class_body.py", line 3, in build
#!     class Outer:
#!         class Inner:
#!             value = [].pop()
#!   File "nested_class_body.py", line 4, in Outer
#!     class Inner:
#!         value = [].pop()
#!   File "nested_class_body.py", line 5, in Inner
#!     value = [].pop()
#! IndexError: pop from empty list
