# A misspelt attribute is suggested from those of the object.
class Shape:
    def __init__(self):
        self.width = 3
        self.height = 4


s = Shape()
try:
    s.widht
except AttributeError as error:
    print(error, error.name, error.obj is s)
print(s.hieght)

#> 'Shape' object has no attribute 'widht' widht True
#! Traceback (most recent call last):
#!   File "suggest_attribute.py", line 13, in <module>
#!     print(s.hieght)
#!           ^^^^^^^^
#! AttributeError: 'Shape' object has no attribute 'hieght'. Did you mean: 'height'?
