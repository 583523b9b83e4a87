# Attribute suggestions on classes, builtin types and private names.
class Config:
    default_name = "x"

    def _hidden(self):
        pass


for action in (lambda: Config.defualt_name, lambda: Config().hidden, lambda: {}.itmes, lambda: (5).bit_lenght):
    try:
        action()
    except AttributeError as error:
        print(error)
Config().default_nmae

#> type object 'Config' has no attribute 'defualt_name'
#> 'Config' object has no attribute 'hidden'
#> 'dict' object has no attribute 'itmes'
#> 'int' object has no attribute 'bit_lenght'
#! Traceback (most recent call last):
#!   File "private_suggestion.py", line 14, in <module>
#!     Config().default_nmae
#! AttributeError: 'Config' object has no attribute 'default_nmae'. Did you mean: 'default_name'?
