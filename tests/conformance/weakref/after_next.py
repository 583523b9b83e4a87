# The result of the last call keeps nothing alive, even where too many weak references came before for each statement
# to collect.
# option: --policy standard
import gc
import weakref

kept = [[number] for number in range(30000)]
references = []


class Thing:
    pass


def things():
    thing = Thing()
    references.append(weakref.ref(thing))
    yield thing


for _ in range(3000):
    references[:] = [weakref.ref(Thing())]
    del references[:]

for _ in range(8):
    iterator = things()
    try:
        next(iterator)
    except StopIteration:
        pass
    del iterator
    gc.collect()
    print(references[-1]() is None)
#> True
#> True
#> True
#> True
#> True
#> True
#> True
#> True
