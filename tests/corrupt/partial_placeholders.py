# A partial claims more Placeholders than it has, so that its arguments seem to fit the native stack.
from functools import partial
p = partial(lambda *a: len(a), 1)
N = 400
w4(id(p) + 4, N)                       # Partial::placeholders
print(p(*[2.0] * N))
