# Identifiers: Unicode letters, normalisation, underscores, names like keywords and builtins.
_ = 1
__ = 2
_a1 = 3
naïve = 4
Ω, ñandú, 变量, переменная = 5, 6, 7, 8
ﬁ = 9
print(_, __, _a1, naïve, Ω, ñandú, 变量, переменная, fi)
ª = 10
print(a, ª)
𝐱 = 11
print(x, 𝐱)
match = case = type = soft = 12
print(match, case, type, soft)
_soft_ = match
print = print
list_ = list
list = 5
print(list, list_("ab"))
del list, type
print(list("ab"), type(1))


class Ünïcode:
    größe = 1

    def méthode(self, påram=2):
        return self.größe + påram


print(Ünïcode().méthode(påram=5), Ünïcode.__name__, Ünïcode().größe, Ünïcode.méthode.__name__,
      getattr(Ünïcode, "größe"))
e, j, l, O, b1, x0, E = 1, 2, 3, 4, 5, 6, 7
print(e, j, l, O, b1, x0, E)
very_long_name_that_goes_on_and_on_and_on_and_on_and_on_and_on_and_on_and_on_and_on_and_on_1 = 1
very_long_name_that_goes_on_and_on_and_on_and_on_and_on_and_on_and_on_and_on_and_on_and_on_2 = 2
print(very_long_name_that_goes_on_and_on_and_on_and_on_and_on_and_on_and_on_and_on_and_on_and_on_1 +
      very_long_name_that_goes_on_and_on_and_on_and_on_and_on_and_on_and_on_and_on_and_on_and_on_2)


def f(self, cls, args, kwargs, async_, await_):
    return self, cls, args, kwargs, async_, await_


print(f(1, 2, 3, 4, async_=5, await_=6), (lambda _: _)(7), [_ for _ in (8,)],
      {"é": 1}["e\u0301"] if "é" == "e\u0301" else "strings are not normalised")

#> 1 2 3 4 5 6 7 8 9
#> 10 10
#> 11 11
#> 12 12 12 12
#> 5 ['a', 'b']
#> ['a', 'b'] <class 'int'>
#> 6 Ünïcode 1 méthode 1
#> 1 2 3 4 5 6 7
#> 3
#> (1, 2, 3, 4, 5, 6) 7 [8] strings are not normalised
