# "Did you mean" for keyword arguments of functions.
def f(first, second=2, *, colour="red", verbose=False):
    return first


class C:
    def __init__(self, name, value=0):
        pass

    def method(self, alpha, beta=1):
        pass


calls = [lambda: f(1, color="x"), lambda: f(1, secnd=3), lambda: f(frist=1), lambda: f(1, verbos=True),
         lambda: f(1, zzzzzz=1), lambda: f(1, colour="a", colur="b"), lambda: C(nme="x"), lambda: C("x", valeu=1),
         lambda: C("x").method(alhpa=1), lambda: C("x").method(1, bta=2), lambda: f(1, Colour="x"),
         lambda: f(1, x=1), lambda: (lambda abc: 0)(abd=1), lambda: f(1, second_=1), lambda: f()]
for call in calls:
    try:
        call()
    except TypeError as error:
        print(error)

#> f() got an unexpected keyword argument 'color'. Did you mean 'colour'?
#> f() got an unexpected keyword argument 'secnd'. Did you mean 'second'?
#> f() got an unexpected keyword argument 'frist'. Did you mean 'first'?
#> f() got an unexpected keyword argument 'verbos'. Did you mean 'verbose'?
#> f() got an unexpected keyword argument 'zzzzzz'
#> f() got an unexpected keyword argument 'colur'. Did you mean 'colour'?
#> C.__init__() got an unexpected keyword argument 'nme'. Did you mean 'name'?
#> C.__init__() got an unexpected keyword argument 'valeu'. Did you mean 'value'?
#> C.method() got an unexpected keyword argument 'alhpa'. Did you mean 'alpha'?
#> C.method() got an unexpected keyword argument 'bta'. Did you mean 'beta'?
#> f() got an unexpected keyword argument 'Colour'. Did you mean 'colour'?
#> f() got an unexpected keyword argument 'x'
#> <lambda>.<locals>.<lambda>() got an unexpected keyword argument 'abd'. Did you mean 'abc'?
#> f() got an unexpected keyword argument 'second_'. Did you mean 'second'?
#> f() missing 1 required positional argument: 'first'
