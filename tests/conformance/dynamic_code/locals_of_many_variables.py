# locals() and frames of functions with more variables than there are registers for them.
# option: --policy standard --allow-import traceback
import traceback

COUNT = 200
parameters = ["p%d" % i for i in range(COUNT)]
variables = ["v%d" % i for i in range(COUNT)]


def frame_of():
    """The frame of the function that calls this."""
    try:
        raise ValueError
    except ValueError as error:
        return error.__traceback__.tb_frame.f_back


def make(head, *body):
    namespace = {"frame_of": frame_of}
    exec(head + "\n    " + "\n    ".join(body), namespace)
    return namespace["f"]


def differences(found, wanted):
    """Names that are missing, too many, or have other values."""
    return sorted(name for name in found | wanted if found.get(name, found) != wanted.get(name, wanted))


values = dict(zip(parameters, range(COUNT)))
f = make("def f(%s, *rest, **keywords):" % ", ".join(parameters), "return locals()")
print(differences(f(*range(COUNT)), values | {"rest": (), "keywords": {}}))
print(differences(f(*range(COUNT + 2), x=1), values | {"rest": (COUNT, COUNT + 1), "keywords": {"x": 1}}))

f = make("def f():", "; ".join("%s = %d" % (name, i) for i, name in enumerate(variables)), "return locals()")
print(differences(f(), dict(zip(variables, range(COUNT)))))

f = make("def f(%s):" % ", ".join(parameters), "del p170, p30", "late = 1", "return locals()",
         "later = 2")
found = f(*range(COUNT))
print("p170" in found, "p30" in found, found["p171"], found["late"], "later" in found, len(found))

f = make("def f(%s):" % ", ".join(parameters), "inner = lambda: (p5, p165, p199)", "p165 = 'changed'",
         "found = locals()", "return found['p5'], found['p165'], found['p199'], inner()")
print(f(*range(COUNT)))

f = make("def f(%s):" % ", ".join(parameters), "names = frame_of().f_locals",
         "names['p160'] = 'first'", "names['p199'] = 'last'",
         "return p159, p160, p161, p199, names['p160'], names['p161'], len(names)")
print(f(*range(COUNT)))

f = make("def f(%s):" % ", ".join(parameters), "return eval('p160, p161, p199'), [p160 for _ in (1, 2)]")
print(f(*range(COUNT)))

f = make("def f(%s):" % ", ".join(parameters), "yield p160", "yield locals()['p199']")
generator = f(*range(COUNT))
print(sorted(generator.gi_frame.f_locals) == sorted(parameters), list(generator))

f = make("def f(%s):" % ", ".join(parameters), "def g():", "    nonlocal p180", "    p180 += 1",
         "    return locals()", "return g(), p180")
print(f(*range(COUNT)))

f = make("def f(%s, selfish):" % ", ".join(parameters), "return p16O")
try:
    f(*range(COUNT), 1)
except NameError as error:
    print(*traceback.format_exception_only(error))
f = make("def f(%s, self):" % ", ".join(parameters), "return name")


class Named:
    name = 1


try:
    f(*range(COUNT), Named())
except NameError as error:
    print(*traceback.format_exception_only(error))

#> []
#> []
#> []
#> False False 171 1 False 199
#> (5, 'changed', 199, (5, 'changed', 199))
#> (159, 'first', 161, 'last', 'first', 161, 201)
#> ((160, 161, 199), [160, 160])
#> True [160, 199]
#> ({'p180': 181}, 181)
#> NameError: name 'p16O' is not defined
#>
#> NameError: name 'name' is not defined
#>
