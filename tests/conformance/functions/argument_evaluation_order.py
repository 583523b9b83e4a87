# Callee, positional, keyword and starred arguments are evaluated left to right.
def log(value):
    print("eval", value)
    return value


def f(*args, **kwargs):
    return args, kwargs


def get():
    print("callee")
    return f


print(get()(log(1), *[log(2)], log(3), x=log(4), *[log(5)], **{"y": log(6)}, z=log(7)))
print((log("f") and f)(log(1), a=log(2)))


class Obj:
    def __getattr__(self, name):
        print("getattr", name)
        return f


print(Obj().method(log(1)))
print(log([10, 20])[log(1)], log(1) + log(2) * log(3), log(1) < log(2) < log(0) < log(5))
print((log(1), log(2)), [log(3), log(4)], {log("k"): log("v")}, {log(5), log(6)} == {5, 6})
a = {}
a[log("key")] = log("value")
(a[log("k1")], a[log("k2")]) = log((1, 2))
print(a, log(1) if log(0) else log(2), not log(1), -log(1))


def default(x=log("default")):
    return x


def fails():
    raise ValueError("argument")


try:
    f(log(1), fails(), log(2))
except ValueError as error:
    print(error)
try:
    missing_function(log(1))
except NameError as error:
    print(error)
try:
    log(None)(log(1))
except TypeError as error:
    print(error)
print(log("a") or log("b"), log("") and log("c"), log(3) in log([3]), log(1) is log(1))

#> callee
#> eval 1
#> eval 2
#> eval 3
#> eval 5
#> eval 4
#> eval 6
#> eval 7
#> ((1, 2, 3, 5), {'x': 4, 'y': 6, 'z': 7})
#> eval f
#> eval 1
#> eval 2
#> ((1,), {'a': 2})
#> getattr method
#> eval 1
#> ((1,), {})
#> eval [10, 20]
#> eval 1
#> eval 1
#> eval 2
#> eval 3
#> eval 1
#> eval 2
#> eval 0
#> 20 7 False
#> eval 1
#> eval 2
#> eval 3
#> eval 4
#> eval k
#> eval v
#> eval 5
#> eval 6
#> (1, 2) [3, 4] {'k': 'v'} True
#> eval value
#> eval key
#> eval (1, 2)
#> eval k1
#> eval k2
#> eval 0
#> eval 2
#> eval 1
#> eval 1
#> {'key': 'value', 'k1': 1, 'k2': 2} 2 False -1
#> eval default
#> eval 1
#> argument
#> name 'missing_function' is not defined
#> eval None
#> eval 1
#> 'NoneType' object is not callable
#> eval a
#> eval 
#> eval 3
#> eval [3]
#> eval 1
#> eval 1
#> a  True True
