# Dicts that are spread into calls, and defaults of keyword-only parameters that change.
def outcome(function):
    try:
        return function()
    except Exception as error:
        return type(error).__name__ + ': ' + str(error)


def kw(**k): k['new'] = 1; return k
d = {'a': 1}
print(kw(**d), d, kw(**d, b=2), kw(b=2, **d), outcome(lambda: kw(**{1: 2})), outcome(lambda: kw(**{'a': 1}, **d)), outcome(lambda: kw(a=1, **d)))
def kd(*, a=1, b=[], c, d=4): return a, b, c, d
kd.__kwdefaults__ = {'d': 9, 'c': 8}
print(outcome(kd), outcome(lambda: kd(a=1, b=2)), outcome(lambda: kd(a=5, b=6, d=7)))
kd.__kwdefaults__ = {'a': 1, 'b': 2, 'c': 3, 'd': 4}; print(kd(), kd(b=0))
del kd.__kwdefaults__['b']; print(outcome(kd)); kd.__kwdefaults__.clear(); print(outcome(kd))

#> {'a': 1, 'new': 1} {'a': 1} {'a': 1, 'b': 2, 'new': 1} {'b': 2, 'a': 1, 'new': 1} TypeError: keywords must be strings TypeError: __main__.kw() got multiple values for keyword argument 'a' TypeError: __main__.kw() got multiple values for keyword argument 'a'
#> TypeError: kd() missing 2 required keyword-only arguments: 'a' and 'b' (1, 2, 8, 9) (5, 6, 8, 7)
#> (1, 2, 3, 4) (1, 0, 3, 4)
#> TypeError: kd() missing 1 required keyword-only argument: 'b'
#> TypeError: kd() missing 4 required keyword-only arguments: 'a', 'b', 'c', and 'd'
