# partial_call: Value few[16] on the native stack; the number of placeholders comes from the cage, and merge() believes the arguments.
from functools import partial
p = partial(lambda *a: len(a), 1)
N = 400
w4(id(p) + 4, N)                       # Partial::placeholders
print(p(*[2.0] * N))
