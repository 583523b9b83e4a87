# tomllib: input that is not text.
# option: --policy standard
def t(f):
    try: print(ascii(f()))
    except Exception as e: print(type(e).__name__, e)
import tomllib, io
t(lambda: tomllib.loads(b"a = 1"))
t(lambda: tomllib.loads(5))

#> TypeError Expected str object, not 'bytes'
#> TypeError Expected str object, not 'int'
