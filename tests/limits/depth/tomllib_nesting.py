# expect: ok
# max-seconds: 5
# output: RecursionError RecursionError RecursionError 400 400
# option: --policy standard
# Arrays and tables nest as deep as calls do, no deeper.
import tomllib

for document in ("a = " + "[" * 100000, "a = " + "[" * 100000 + "]" * 100000, "a = " + "{a = " * 50000):
    try:
        tomllib.loads(document)
    except RecursionError as error:
        print(type(error).__name__, end=" ")


def depth(value):
    levels = 0
    while value:
        value = value[0] if isinstance(value, list) else value["a"]
        levels += 1
    return levels


print(depth(tomllib.loads("a = " + "[" * 400 + "]" * 400)["a"]) + 1,
      depth(tomllib.loads("a = " + "{a = " * 399 + "{}" + "}" * 399)["a"]) + 1)
