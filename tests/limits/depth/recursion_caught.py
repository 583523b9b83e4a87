# It can be caught, and the program goes on; the depth is the limit's.
# option: --max-depth 200
# expect: ok
# output: RecursionError maximum recursion depth exceeded
# output: True
# output: again True
depth = 0


def forever():
    global depth
    depth += 1
    forever()


try:
    forever()
except RecursionError as error:
    print(type(error).__name__, error)
print(150 < depth <= 200)
first = depth
depth = 0
try:
    forever()
except RecursionError:
    print("again", depth == first)
