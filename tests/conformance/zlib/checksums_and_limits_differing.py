# zlib: checksums and limits, what differs.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
import zlib
t(lambda: zlib.decompressobj(5, 6, 7))

#> TypeError decompressobj() takes at most 2 arguments (3 given)
