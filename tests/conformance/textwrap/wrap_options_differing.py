# textwrap: wrap options, what differs.
# option: --policy standard
def t(f):
    try: print(ascii(f()))
    except Exception as e: print(type(e).__name__, e)
import textwrap as w
x = "The quick brown fox jumps over the lazy-dog's back. Supercalifragilistic!"
t(lambda: w.dedent(5))

#> TypeError expected str object, not 'int'
