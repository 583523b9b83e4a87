# Constructors of datetime name the class where CPython says "function".
# option: --allow-import datetime
# cpython: function takes at most 3 arguments (4 given)
# reason: Arguments are bound by the signature of a constructor, and errors name the class that it belongs to.
import datetime

try:
    datetime.date(2020, 1, 1, 1)
except TypeError as error:
    print(error)

#> date() takes at most 3 arguments (4 given)
