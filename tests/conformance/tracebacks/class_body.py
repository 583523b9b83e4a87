# A failing class body has a frame named after the class.
class Settings:
    debug = True
    ratio = 1 / 0

#! Traceback (most recent call last):
#!   File "class_body.py", line 2, in <module>
#!     class Settings:
#!         debug = True
#!         ratio = 1 / 0
#!   File "class_body.py", line 4, in Settings
#!     ratio = 1 / 0
#!             ~~^~~
#! ZeroDivisionError: division by zero
