# Context managers: enter, exit, the value of as, arguments of exit, suppression.
class Manager:
    def __init__(self, name, suppress=False):
        self.name, self.suppress = name, suppress

    def __enter__(self):
        print("enter", self.name)
        return f"value of {self.name}"

    def __exit__(self, kind, value, tb):
        print("exit", self.name, kind.__name__ if kind else None, value, tb is not None)
        return self.suppress


with Manager("a") as v:
    print(v)
with Manager("b"):
    pass
with Manager("c") as x, Manager("d") as y:
    print(x, y)
with (Manager("e") as x, Manager("f") as y,):
    print(x, y)
with (Manager("g")):
    pass
with Manager("h") as (first, *rest):
    print(first, len(rest))
data = {}
with Manager("i") as data["k"], Manager("j") as data["m"]:
    print(data)
with Manager("k", suppress=True):
    raise ValueError("suppressed")
print("after suppression")
with Manager("l", True), Manager("m", False):
    1 / 0
print("outer suppressed it")
with Manager("n", False), Manager("o", True):
    raise KeyError("k")
try:
    with Manager("p"):
        raise ValueError("propagates")
except ValueError as e:
    print("caught", e)


def returning():
    with Manager("q") as v:
        return v


def breaking():
    for i in range(3):
        with Manager(f"loop {i}"):
            if i == 0:
                continue
            if i == 1:
                break
    return i


print(returning(), breaking())


def generator():
    with Manager("gen"):
        yield 1
        yield 2


g = generator()
for v in g:
    print(v)
    break
g.close()
print(list(generator()))
with Manager("nested") as outer:
    with Manager("inner", True):
        with Manager("innermost"):
            raise ValueError("deep")
    print("continues")

#> enter a
#> value of a
#> exit a None None False
#> enter b
#> exit b None None False
#> enter c
#> enter d
#> value of c value of d
#> exit d None None False
#> exit c None None False
#> enter e
#> enter f
#> value of e value of f
#> exit f None None False
#> exit e None None False
#> enter g
#> exit g None None False
#> enter h
#> v 9
#> exit h None None False
#> enter i
#> enter j
#> {'k': 'value of i', 'm': 'value of j'}
#> exit j None None False
#> exit i None None False
#> enter k
#> exit k ValueError suppressed True
#> after suppression
#> enter l
#> enter m
#> exit m ZeroDivisionError division by zero True
#> exit l ZeroDivisionError division by zero True
#> outer suppressed it
#> enter n
#> enter o
#> exit o KeyError 'k' True
#> exit n None None False
#> enter p
#> exit p ValueError propagates True
#> caught propagates
#> enter q
#> exit q None None False
#> enter loop 0
#> exit loop 0 None None False
#> enter loop 1
#> exit loop 1 None None False
#> value of q 1
#> enter gen
#> 1
#> exit gen GeneratorExit  True
#> enter gen
#> exit gen None None False
#> [1, 2]
#> enter nested
#> enter inner
#> enter innermost
#> exit innermost ValueError deep True
#> exit inner ValueError deep True
#> continues
#> exit nested None None False
