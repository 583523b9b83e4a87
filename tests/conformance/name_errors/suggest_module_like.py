# No suggestion for names that are not similar, for very short names and for caught exceptions as text.
value = 1
try:
    completely_different
except NameError as error:
    print(error)
try:
    [].appendd
except AttributeError as error:
    print(error)
x = "text"
x.uper()

#> name 'completely_different' is not defined
#> 'list' object has no attribute 'appendd'
#! Traceback (most recent call last):
#!   File "suggest_module_like.py", line 12, in <module>
#!     x.uper()
#!     ^^^^^^
#! AttributeError: 'str' object has no attribute 'uper'. Did you mean: 'upper'?
