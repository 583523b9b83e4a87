# What stands before every area: the random numbers, the cases, and the line that a result makes.
#
# tools/fuzz/library.py puts values in the place of @SEED@ and @CASES@. Every case begins with a seed of its own, so what one case does
# cannot change the next. A line that would be long ends in a checksum of all that it leaves out.

import random
import warnings
import zlib

SEED, CASES = @SEED@, @CASES@
TOLD = ()  # kinds of errors whose texts are compared; an area may set it
r = random.Random()
warnings.simplefilter('ignore')


def cases():
    for case in range(CASES):
        r.seed(SEED * 10**9 + case)
        yield case


def short(text, most):
    text = ascii(text)
    return text if len(text) <= most else text[:most] + ' #%08x' % zlib.crc32(text.encode())


def attempt(label, f, *args, **kw):
    try:
        result = repr(f(*args, **kw))
    except Exception as error:
        result = type(error).__name__
        if isinstance(error, TOLD):
            result += ' ' + str(error)
    print(short(label, 300), '->', short(result, 400))
