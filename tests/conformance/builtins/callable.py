# callable()
class Plain:
    def method(self):
        pass


class WithCall:
    def __call__(self):
        pass


class NoneCall:
    __call__ = None


p = Plain()
p.__call__ = lambda: 1
for value in (len, int, Plain, Plain(), WithCall(), WithCall, NoneCall(), p, lambda: 0, Plain.method,
              Plain().method, [].append, 5, "f", None, print, type, object(), str.upper, (x for x in ()), range, map,
              property(), staticmethod(len), classmethod(len), ValueError, super):
    print(callable(value), end=" ")
print()
for bad in (lambda: callable(), lambda: callable(1, 2)):
    try:
        print(bad())
    except TypeError as error:
        print(error)

#> True True True False True True True False True True True True False False False True True False True False True True False True False True True 
#> callable() takes exactly one argument (0 given)
#> callable() takes exactly one argument (2 given)
