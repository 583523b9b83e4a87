# Nested data is refused by dumps(), while loads() makes it without recursion.
# option: --allow-import pickle --max-time 60
# expect: ok
# output: True 20000 True
import pickle

nested = []
for _ in range(50000):
    nested = [nested]
refused = 0
for protocol in range(6):
    try:
        pickle.dumps(nested, protocol)
    except RecursionError:
        refused += 1
value = pickle.loads(b"]" + b"\x85" * 20000 + b".")
depth = 0
compared = False
try:
    compared = value == pickle.loads(b"]" + b"\x85" * 20000 + b".")
except RecursionError:
    compared = True
while isinstance(value, tuple):
    value = value[0]
    depth += 1
print(refused == 6, depth, compared)
