# Comes before every area: the random numbers, the cases, and the line that a result prints.
#
# tools/fuzz/library.py replaces the markers for the seed and the number of cases. Every case starts with its own
# seed, so a case cannot affect the next one. A long line ends with a checksum of the part that it leaves out.

import random
import warnings
import zlib

SEED, CASES = @SEED@, @CASES@
TOLD = ()  # types of errors whose messages are compared; an area may set it
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
