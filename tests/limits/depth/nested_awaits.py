# 10,000 nested awaits: the depth limit, not the native stack, decides; a throw reaches the innermost.
# option: --max-depth 20000
# expect: ok
# output: 10000 pauses
# output: thrown ValueError at 0
# output: closed at 0
# output: RecursionError
class Pause:
    def __await__(self):
        return (yield "pause")


async def nested(n):
    if n:
        return await nested(n - 1)
    try:
        return await Pause()
    except BaseException as error:
        print("thrown" if isinstance(error, ValueError) else "closed", end=" ")
        print("ValueError at" if isinstance(error, ValueError) else "at", n)
        raise


c = nested(10000)
print(10000, c.send(None) + "s")
try:
    c.throw(ValueError)
except ValueError:
    pass
# close() recurses on the native stack, which is checked: fewer levels fit into a sanitizer's frames.
c = nested(4000)
c.send(None)
c.close()
try:
    nested(30000).send(None)
except RecursionError:
    print("RecursionError")
