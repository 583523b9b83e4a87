# Random bytes and bits of sizes that fit no memory.
# option: --allow-import *
# expect: ok
# output: MemoryError
# output: MemoryError
import random

for call in (lambda: random.randbytes(10**10), lambda: random.getrandbits(10**11)):
    try:
        call()
    except MemoryError as error:
        print(type(error).__name__)
