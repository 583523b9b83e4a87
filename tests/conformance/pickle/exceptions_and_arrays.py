# option: --policy standard --enable files
# Exceptions keep their named fields, and instances of subclasses of array their attributes.
import array
import copy
import pickle


class Samples(array.array):
    pass


def show(error):
    print(error.__reduce__())
    # Earlier protocols name classes as Python 2 does, which has fewer of them.
    for protocol in range(3, pickle.HIGHEST_PROTOCOL + 1):
        for made in pickle.loads(pickle.dumps(error, protocol)), copy.copy(error):
            if type(made) is not type(error) or made.__reduce__() != error.__reduce__() or str(made) != str(error):
                print("differs", made.__reduce__())


for arguments in ((999, "a"), (999, "a", "f"), (999, "a", "f", None, "g"), (999, "a", None, None, "g"), ("text",)):
    show(OSError(*arguments))
show(FileNotFoundError(2, "a", "f"))
error = OSError(999, "a")
error.filename = "later"
error.note = 1
show(error)
error.args = 1, 2, 3
print(error.__reduce__())
error = OSError(999, "a", "f")
del error.filename
show(error)

show(ImportError("a"))
show(ImportError("a", name="n"))
show(ImportError("a", path="p"))
show(ModuleNotFoundError("m", name="q", name_from="z"))
error = ImportError("x", name="n")
error.note = 3
show(error)
show(AttributeError("a"))
error = AttributeError("a", name="b", obj=3)
error.note = 3
show(error)
print(error.__getstate__(), pickle.loads(pickle.dumps(error)).obj)
show(NameError("a", name="b"))

samples = Samples("b", [1, 2])
for protocol in 2, 3:
    print(samples.__reduce_ex__(protocol)[2])
samples.rate = 10
for protocol in 2, 3:
    print(samples.__reduce_ex__(protocol)[2])
for made in pickle.loads(pickle.dumps(samples)), copy.copy(samples):
    print(made, getattr(made, "rate", None))
print(array.array("b", [1]).__reduce_ex__(3)[2])

#> (<class 'OSError'>, (999, 'a'))
#> (<class 'OSError'>, (999, 'a', 'f'))
#> (<class 'OSError'>, (999, 'a', 'f', None, 'g'))
#> (<class 'OSError'>, (999, 'a', None, None, 'g'))
#> (<class 'OSError'>, ('text',))
#> (<class 'FileNotFoundError'>, (2, 'a', 'f'))
#> (<class 'OSError'>, (999, 'a', 'later'), {'note': 1})
#> (<class 'OSError'>, (1, 2, 3), {'note': 1})
#> (<class 'OSError'>, (999, 'a'))
#> (<class 'ImportError'>, ('a',))
#> (<class 'ImportError'>, ('a',), {'name': 'n'})
#> (<class 'ImportError'>, ('a',), {'path': 'p'})
#> (<class 'ModuleNotFoundError'>, ('m',), {'name': 'q', 'name_from': 'z'})
#> (<class 'ImportError'>, ('x',), {'note': 3, 'name': 'n'})
#> (<class 'AttributeError'>, ('a',), {'args': ('a',)})
#> (<class 'AttributeError'>, ('a',), {'note': 3, 'name': 'b', 'args': ('a',)})
#> {'note': 3, 'name': 'b', 'args': ('a',)} None
#> (<class 'NameError'>, ('a',))
#> {}
#> {}
#> {'rate': 10}
#> {'rate': 10}
#> Samples('b', [1, 2]) 10
#> array('b', [1, 2]) None
#> None
