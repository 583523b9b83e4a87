# Lists within lists are packed to the depth of calls, and a pickle of any depth is read without recursion.
# option: --policy standard
# expect: ok
# output: RecursionError
# output: True
# output: RecursionError
import pickle

deep = []
for _ in range(100_000):
    deep = [deep]
try:
    pickle.dumps(deep)
except RecursionError as error:
    print(type(error).__name__)
depth, made = 0, pickle.loads(b"]" * 100_000 + b"a" * 99_999 + b".")
while made:
    made, depth = made[0], depth + 1
print(depth == 99_999)


class Nested:
    def __reduce__(self):
        return Nested, (Nested(),)


try:
    pickle.dumps(Nested())
except RecursionError as error:
    print(type(error).__name__)
