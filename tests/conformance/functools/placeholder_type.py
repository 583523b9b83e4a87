# functools: the type of Placeholder.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from functools import Placeholder
t(lambda: type(Placeholder)() is Placeholder)
t(lambda: type(Placeholder)(1))
t(lambda: type('Sub', (type(Placeholder),), {}))

#> True
#> TypeError PlaceholderType takes no arguments
#> TypeError type 'functools._PlaceholderType' is not an acceptable base type
