# __enter__ and __exit__ of every kind of callee.
# option: --policy standard
import functools
import types


def outcome(function):
    try:
        return function()
    except Exception as error:
        return type(error).__name__ + ': ' + str(error)


class P:
    def __call__(self, *a): return ('called', len(a))
class Desc:
    def __get__(self, o, t=None): return lambda *a: ('desc', len(a))
def gen(self, *a): yield 1
kinds = {'f': lambda self, *a: ('f', len(a)), 'static': staticmethod(lambda *a: ('s', len(a))), 'cls': classmethod(lambda c, *a: ('c', len(a))),
  'partial': functools.partial(lambda *a: ('p', len(a)), 1), 'callable': P(), 'desc': Desc(), 'builtin': len, 'gen': gen,
  'prop': property(lambda self: (lambda *a: ('prop', len(a)))), 'bound': P().__call__, 'type': dict, 'kwonly': lambda self, t=1, v=2, tb=3, *, k=4: ('k', t, k),
  'exact': lambda self, a, b, c: 'exact', 'fewer': lambda self, a: 1, 'none': None, 'deep': None}
m = lambda *a: ('deep', len(a))
for i in range(50): m = types.MethodType(m, i)
kinds['deep'] = m
for en, e in kinds.items():
    for xn, x in kinds.items():
        C = type('C', (), {'__enter__': e, '__exit__': x})
        def use():
            with C() as v: r = repr(v)[:60].split(' at ')[0]
            return r
        def use2():
            with C() as v: raise KeyError(1)
        print(en, xn, str(outcome(use))[:80].split(' at ')[0], str(outcome(use2))[:80].split(' at ')[0])

#> f f ('f', 0) None
#> f static ('f', 0) None
#> f cls ('f', 0) None
#> f partial ('f', 0) None
#> f callable ('f', 0) None
#> f desc ('f', 0) None
#> f builtin TypeError: len() takes exactly one argument (3 given) TypeError: len() takes exactly one argument (3 given)
#> f gen ('f', 0) None
#> f prop ('f', 0) None
#> f bound ('f', 0) None
#> f type TypeError: dict expected TypeError: dict expected
#> f kwonly ('f', 0) None
#> f exact ('f', 0) None
#> f fewer TypeError: <lambda>() takes 2 positional arguments but 4 were given TypeError: <lambda>() takes 2 positional arguments but 4 were given
#> f none TypeError: 'NoneType' object is not callable TypeError: 'NoneType' object is not callable
#> f deep ('f', 0) None
#> static f ('s', 0) None
#> static static ('s', 0) None
#> static cls ('s', 0) None
#> static partial ('s', 0) None
#> static callable ('s', 0) None
#> static desc ('s', 0) None
#> static builtin TypeError: len() takes exactly one argument (3 given) TypeError: len() takes exactly one argument (3 given)
#> static gen ('s', 0) None
#> static prop ('s', 0) None
#> static bound ('s', 0) None
#> static type TypeError: dict expected TypeError: dict expected
#> static kwonly ('s', 0) None
#> static exact ('s', 0) None
#> static fewer TypeError: <lambda>() takes 2 positional arguments but 4 were given TypeError: <lambda>() takes 2 positional arguments but 4 were given
#> static none TypeError: 'NoneType' object is not callable TypeError: 'NoneType' object is not callable
#> static deep ('s', 0) None
#> cls f ('c', 0) None
#> cls static ('c', 0) None
#> cls cls ('c', 0) None
#> cls partial ('c', 0) None
#> cls callable ('c', 0) None
#> cls desc ('c', 0) None
#> cls builtin TypeError: len() takes exactly one argument (3 given) TypeError: len() takes exactly one argument (3 given)
#> cls gen ('c', 0) None
#> cls prop ('c', 0) None
#> cls bound ('c', 0) None
#> cls type TypeError: dict expected TypeError: dict expected
#> cls kwonly ('c', 0) None
#> cls exact ('c', 0) None
#> cls fewer TypeError: <lambda>() takes 2 positional arguments but 4 were given TypeError: <lambda>() takes 2 positional arguments but 4 were given
#> cls none TypeError: 'NoneType' object is not callable TypeError: 'NoneType' object is not callable
#> cls deep ('c', 0) None
#> partial f ('p', 2) None
#> partial static ('p', 2) None
#> partial cls ('p', 2) None
#> partial partial ('p', 2) None
#> partial callable ('p', 2) None
#> partial desc ('p', 2) None
#> partial builtin TypeError: len() takes exactly one argument (3 given) TypeError: len() takes exactly one argument (3 given)
#> partial gen ('p', 2) None
#> partial prop ('p', 2) None
#> partial bound ('p', 2) None
#> partial type TypeError: dict expected TypeError: dict expected
#> partial kwonly ('p', 2) None
#> partial exact ('p', 2) None
#> partial fewer TypeError: <lambda>() takes 2 positional arguments but 4 were given TypeError: <lambda>() takes 2 positional arguments but 4 were given
#> partial none TypeError: 'NoneType' object is not callable TypeError: 'NoneType' object is not callable
#> partial deep ('p', 2) None
#> callable f ('called', 0) None
#> callable static ('called', 0) None
#> callable cls ('called', 0) None
#> callable partial ('called', 0) None
#> callable callable ('called', 0) None
#> callable desc ('called', 0) None
#> callable builtin TypeError: len() takes exactly one argument (3 given) TypeError: len() takes exactly one argument (3 given)
#> callable gen ('called', 0) None
#> callable prop ('called', 0) None
#> callable bound ('called', 0) None
#> callable type TypeError: dict expected TypeError: dict expected
#> callable kwonly ('called', 0) None
#> callable exact ('called', 0) None
#> callable fewer TypeError: <lambda>() takes 2 positional arguments but 4 were given TypeError: <lambda>() takes 2 positional arguments but 4 were given
#> callable none TypeError: 'NoneType' object is not callable TypeError: 'NoneType' object is not callable
#> callable deep ('called', 0) None
#> desc f ('desc', 0) None
#> desc static ('desc', 0) None
#> desc cls ('desc', 0) None
#> desc partial ('desc', 0) None
#> desc callable ('desc', 0) None
#> desc desc ('desc', 0) None
#> desc builtin TypeError: len() takes exactly one argument (3 given) TypeError: len() takes exactly one argument (3 given)
#> desc gen ('desc', 0) None
#> desc prop ('desc', 0) None
#> desc bound ('desc', 0) None
#> desc type TypeError: dict expected TypeError: dict expected
#> desc kwonly ('desc', 0) None
#> desc exact ('desc', 0) None
#> desc fewer TypeError: <lambda>() takes 2 positional arguments but 4 were given TypeError: <lambda>() takes 2 positional arguments but 4 were given
#> desc none TypeError: 'NoneType' object is not callable TypeError: 'NoneType' object is not callable
#> desc deep ('desc', 0) None
#> builtin f TypeError: len() takes exactly one argument (0 given) TypeError: len() takes exactly one argument (0 given)
#> builtin static TypeError: len() takes exactly one argument (0 given) TypeError: len() takes exactly one argument (0 given)
#> builtin cls TypeError: len() takes exactly one argument (0 given) TypeError: len() takes exactly one argument (0 given)
#> builtin partial TypeError: len() takes exactly one argument (0 given) TypeError: len() takes exactly one argument (0 given)
#> builtin callable TypeError: len() takes exactly one argument (0 given) TypeError: len() takes exactly one argument (0 given)
#> builtin desc TypeError: len() takes exactly one argument (0 given) TypeError: len() takes exactly one argument (0 given)
#> builtin builtin TypeError: len() takes exactly one argument (0 given) TypeError: len() takes exactly one argument (0 given)
#> builtin gen TypeError: len() takes exactly one argument (0 given) TypeError: len() takes exactly one argument (0 given)
#> builtin prop TypeError: len() takes exactly one argument (0 given) TypeError: len() takes exactly one argument (0 given)
#> builtin bound TypeError: len() takes exactly one argument (0 given) TypeError: len() takes exactly one argument (0 given)
#> builtin type TypeError: len() takes exactly one argument (0 given) TypeError: len() takes exactly one argument (0 given)
#> builtin kwonly TypeError: len() takes exactly one argument (0 given) TypeError: len() takes exactly one argument (0 given)
#> builtin exact TypeError: len() takes exactly one argument (0 given) TypeError: len() takes exactly one argument (0 given)
#> builtin fewer TypeError: len() takes exactly one argument (0 given) TypeError: len() takes exactly one argument (0 given)
#> builtin none TypeError: len() takes exactly one argument (0 given) TypeError: len() takes exactly one argument (0 given)
#> builtin deep TypeError: len() takes exactly one argument (0 given) TypeError: len() takes exactly one argument (0 given)
#> gen f <generator object gen None
#> gen static <generator object gen None
#> gen cls <generator object gen None
#> gen partial <generator object gen None
#> gen callable <generator object gen None
#> gen desc <generator object gen None
#> gen builtin TypeError: len() takes exactly one argument (3 given) TypeError: len() takes exactly one argument (3 given)
#> gen gen <generator object gen None
#> gen prop <generator object gen None
#> gen bound <generator object gen None
#> gen type TypeError: dict expected TypeError: dict expected
#> gen kwonly <generator object gen None
#> gen exact <generator object gen None
#> gen fewer TypeError: <lambda>() takes 2 positional arguments but 4 were given TypeError: <lambda>() takes 2 positional arguments but 4 were given
#> gen none TypeError: 'NoneType' object is not callable TypeError: 'NoneType' object is not callable
#> gen deep <generator object gen None
#> prop f ('prop', 0) None
#> prop static ('prop', 0) None
#> prop cls ('prop', 0) None
#> prop partial ('prop', 0) None
#> prop callable ('prop', 0) None
#> prop desc ('prop', 0) None
#> prop builtin TypeError: len() takes exactly one argument (3 given) TypeError: len() takes exactly one argument (3 given)
#> prop gen ('prop', 0) None
#> prop prop ('prop', 0) None
#> prop bound ('prop', 0) None
#> prop type TypeError: dict expected TypeError: dict expected
#> prop kwonly ('prop', 0) None
#> prop exact ('prop', 0) None
#> prop fewer TypeError: <lambda>() takes 2 positional arguments but 4 were given TypeError: <lambda>() takes 2 positional arguments but 4 were given
#> prop none TypeError: 'NoneType' object is not callable TypeError: 'NoneType' object is not callable
#> prop deep ('prop', 0) None
#> bound f ('called', 0) None
#> bound static ('called', 0) None
#> bound cls ('called', 0) None
#> bound partial ('called', 0) None
#> bound callable ('called', 0) None
#> bound desc ('called', 0) None
#> bound builtin TypeError: len() takes exactly one argument (3 given) TypeError: len() takes exactly one argument (3 given)
#> bound gen ('called', 0) None
#> bound prop ('called', 0) None
#> bound bound ('called', 0) None
#> bound type TypeError: dict expected TypeError: dict expected
#> bound kwonly ('called', 0) None
#> bound exact ('called', 0) None
#> bound fewer TypeError: <lambda>() takes 2 positional arguments but 4 were given TypeError: <lambda>() takes 2 positional arguments but 4 were given
#> bound none TypeError: 'NoneType' object is not callable TypeError: 'NoneType' object is not callable
#> bound deep ('called', 0) None
#> type f {} None
#> type static {} None
#> type cls {} None
#> type partial {} None
#> type callable {} None
#> type desc {} None
#> type builtin TypeError: len() takes exactly one argument (3 given) TypeError: len() takes exactly one argument (3 given)
#> type gen {} None
#> type prop {} None
#> type bound {} None
#> type type TypeError: dict expected TypeError: dict expected
#> type kwonly {} None
#> type exact {} None
#> type fewer TypeError: <lambda>() takes 2 positional arguments but 4 were given TypeError: <lambda>() takes 2 positional arguments but 4 were given
#> type none TypeError: 'NoneType' object is not callable TypeError: 'NoneType' object is not callable
#> type deep {} None
#> kwonly f ('k', 1, 4) None
#> kwonly static ('k', 1, 4) None
#> kwonly cls ('k', 1, 4) None
#> kwonly partial ('k', 1, 4) None
#> kwonly callable ('k', 1, 4) None
#> kwonly desc ('k', 1, 4) None
#> kwonly builtin TypeError: len() takes exactly one argument (3 given) TypeError: len() takes exactly one argument (3 given)
#> kwonly gen ('k', 1, 4) None
#> kwonly prop ('k', 1, 4) None
#> kwonly bound ('k', 1, 4) None
#> kwonly type TypeError: dict expected TypeError: dict expected
#> kwonly kwonly ('k', 1, 4) None
#> kwonly exact ('k', 1, 4) None
#> kwonly fewer TypeError: <lambda>() takes 2 positional arguments but 4 were given TypeError: <lambda>() takes 2 positional arguments but 4 were given
#> kwonly none TypeError: 'NoneType' object is not callable TypeError: 'NoneType' object is not callable
#> kwonly deep ('k', 1, 4) None
#> exact f TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c' TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c'
#> exact static TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c' TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c'
#> exact cls TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c' TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c'
#> exact partial TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c' TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c'
#> exact callable TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c' TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c'
#> exact desc TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c' TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c'
#> exact builtin TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c' TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c'
#> exact gen TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c' TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c'
#> exact prop TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c' TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c'
#> exact bound TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c' TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c'
#> exact type TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c' TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c'
#> exact kwonly TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c' TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c'
#> exact exact TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c' TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c'
#> exact fewer TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c' TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c'
#> exact none TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c' TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c'
#> exact deep TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c' TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b', and 'c'
#> fewer f TypeError: <lambda>() missing 1 required positional argument: 'a' TypeError: <lambda>() missing 1 required positional argument: 'a'
#> fewer static TypeError: <lambda>() missing 1 required positional argument: 'a' TypeError: <lambda>() missing 1 required positional argument: 'a'
#> fewer cls TypeError: <lambda>() missing 1 required positional argument: 'a' TypeError: <lambda>() missing 1 required positional argument: 'a'
#> fewer partial TypeError: <lambda>() missing 1 required positional argument: 'a' TypeError: <lambda>() missing 1 required positional argument: 'a'
#> fewer callable TypeError: <lambda>() missing 1 required positional argument: 'a' TypeError: <lambda>() missing 1 required positional argument: 'a'
#> fewer desc TypeError: <lambda>() missing 1 required positional argument: 'a' TypeError: <lambda>() missing 1 required positional argument: 'a'
#> fewer builtin TypeError: <lambda>() missing 1 required positional argument: 'a' TypeError: <lambda>() missing 1 required positional argument: 'a'
#> fewer gen TypeError: <lambda>() missing 1 required positional argument: 'a' TypeError: <lambda>() missing 1 required positional argument: 'a'
#> fewer prop TypeError: <lambda>() missing 1 required positional argument: 'a' TypeError: <lambda>() missing 1 required positional argument: 'a'
#> fewer bound TypeError: <lambda>() missing 1 required positional argument: 'a' TypeError: <lambda>() missing 1 required positional argument: 'a'
#> fewer type TypeError: <lambda>() missing 1 required positional argument: 'a' TypeError: <lambda>() missing 1 required positional argument: 'a'
#> fewer kwonly TypeError: <lambda>() missing 1 required positional argument: 'a' TypeError: <lambda>() missing 1 required positional argument: 'a'
#> fewer exact TypeError: <lambda>() missing 1 required positional argument: 'a' TypeError: <lambda>() missing 1 required positional argument: 'a'
#> fewer fewer TypeError: <lambda>() missing 1 required positional argument: 'a' TypeError: <lambda>() missing 1 required positional argument: 'a'
#> fewer none TypeError: <lambda>() missing 1 required positional argument: 'a' TypeError: <lambda>() missing 1 required positional argument: 'a'
#> fewer deep TypeError: <lambda>() missing 1 required positional argument: 'a' TypeError: <lambda>() missing 1 required positional argument: 'a'
#> none f TypeError: 'NoneType' object is not callable TypeError: 'NoneType' object is not callable
#> none static TypeError: 'NoneType' object is not callable TypeError: 'NoneType' object is not callable
#> none cls TypeError: 'NoneType' object is not callable TypeError: 'NoneType' object is not callable
#> none partial TypeError: 'NoneType' object is not callable TypeError: 'NoneType' object is not callable
#> none callable TypeError: 'NoneType' object is not callable TypeError: 'NoneType' object is not callable
#> none desc TypeError: 'NoneType' object is not callable TypeError: 'NoneType' object is not callable
#> none builtin TypeError: 'NoneType' object is not callable TypeError: 'NoneType' object is not callable
#> none gen TypeError: 'NoneType' object is not callable TypeError: 'NoneType' object is not callable
#> none prop TypeError: 'NoneType' object is not callable TypeError: 'NoneType' object is not callable
#> none bound TypeError: 'NoneType' object is not callable TypeError: 'NoneType' object is not callable
#> none type TypeError: 'NoneType' object is not callable TypeError: 'NoneType' object is not callable
#> none kwonly TypeError: 'NoneType' object is not callable TypeError: 'NoneType' object is not callable
#> none exact TypeError: 'NoneType' object is not callable TypeError: 'NoneType' object is not callable
#> none fewer TypeError: 'NoneType' object is not callable TypeError: 'NoneType' object is not callable
#> none none TypeError: 'NoneType' object is not callable TypeError: 'NoneType' object is not callable
#> none deep TypeError: 'NoneType' object is not callable TypeError: 'NoneType' object is not callable
#> deep f ('deep', 50) None
#> deep static ('deep', 50) None
#> deep cls ('deep', 50) None
#> deep partial ('deep', 50) None
#> deep callable ('deep', 50) None
#> deep desc ('deep', 50) None
#> deep builtin TypeError: len() takes exactly one argument (3 given) TypeError: len() takes exactly one argument (3 given)
#> deep gen ('deep', 50) None
#> deep prop ('deep', 50) None
#> deep bound ('deep', 50) None
#> deep type TypeError: dict expected TypeError: dict expected
#> deep kwonly ('deep', 50) None
#> deep exact ('deep', 50) None
#> deep fewer TypeError: <lambda>() takes 2 positional arguments but 4 were given TypeError: <lambda>() takes 2 positional arguments but 4 were given
#> deep none TypeError: 'NoneType' object is not callable TypeError: 'NoneType' object is not callable
#> deep deep ('deep', 50) None
