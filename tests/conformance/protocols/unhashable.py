# Unhashable keys and elements: which messages name the role, which do not; other errors pass unchanged.
class Refuses:
    def __hash__(self):
        raise TypeError("boo")


class RefusesOtherwise:
    def __hash__(self):
        raise ValueError("boo")


class Silent(TypeError):
    pass


class RefusesSilently:
    def __hash__(self):
        raise Silent("boo")


class Equal:
    def __eq__(self, other):
        return True


full = {1: 1}
for key in ([], {}, set(), ([],), Refuses(), RefusesOtherwise(), RefusesSilently(), Equal()):
    actions = {
        "hash": lambda: hash(key), "display": lambda: {key: 1}, "set": lambda: {key}, "get": lambda: full[key],
        "get method": lambda: full.get(key),
        "set item": lambda: full.__setitem__(key, 1), "delete": lambda: full.__delitem__(key),
        "in dict": lambda: key in full,
        "setdefault": lambda: full.setdefault(key), "pop": lambda: full.pop(key),
        "from pairs": lambda: dict([(key, 1)]),
        "fromkeys": lambda: dict.fromkeys([key]), "add": lambda: {1}.add(key), "set()": lambda: set([key]),
        "frozenset()": lambda: frozenset([key]),
        "in tuple": lambda: key in (1, 2), "comprehension": lambda: {k: 1 for k in [key]},
    }
    for name, action in actions.items():
        try:
            print(type(key).__name__, name, action())
        except Exception as error:
            print(type(key).__name__, name, type(error).__name__, error)

#> list hash TypeError unhashable type: 'list'
#> list display TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> list set TypeError cannot use 'list' as a set element (unhashable type: 'list')
#> list get TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> list get method TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> list set item TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> list delete TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> list in dict TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> list setdefault TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> list pop TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> list from pairs TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> list fromkeys TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> list add TypeError cannot use 'list' as a set element (unhashable type: 'list')
#> list set() TypeError cannot use 'list' as a set element (unhashable type: 'list')
#> list frozenset() TypeError cannot use 'list' as a set element (unhashable type: 'list')
#> list in tuple False
#> list comprehension TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> dict hash TypeError unhashable type: 'dict'
#> dict display TypeError cannot use 'dict' as a dict key (unhashable type: 'dict')
#> dict set TypeError cannot use 'dict' as a set element (unhashable type: 'dict')
#> dict get TypeError cannot use 'dict' as a dict key (unhashable type: 'dict')
#> dict get method TypeError cannot use 'dict' as a dict key (unhashable type: 'dict')
#> dict set item TypeError cannot use 'dict' as a dict key (unhashable type: 'dict')
#> dict delete TypeError cannot use 'dict' as a dict key (unhashable type: 'dict')
#> dict in dict TypeError cannot use 'dict' as a dict key (unhashable type: 'dict')
#> dict setdefault TypeError cannot use 'dict' as a dict key (unhashable type: 'dict')
#> dict pop TypeError cannot use 'dict' as a dict key (unhashable type: 'dict')
#> dict from pairs TypeError cannot use 'dict' as a dict key (unhashable type: 'dict')
#> dict fromkeys TypeError cannot use 'dict' as a dict key (unhashable type: 'dict')
#> dict add TypeError cannot use 'dict' as a set element (unhashable type: 'dict')
#> dict set() TypeError cannot use 'dict' as a set element (unhashable type: 'dict')
#> dict frozenset() TypeError cannot use 'dict' as a set element (unhashable type: 'dict')
#> dict in tuple False
#> dict comprehension TypeError cannot use 'dict' as a dict key (unhashable type: 'dict')
#> set hash TypeError unhashable type: 'set'
#> set display TypeError cannot use 'set' as a dict key (unhashable type: 'set')
#> set set TypeError cannot use 'set' as a set element (unhashable type: 'set')
#> set get TypeError cannot use 'set' as a dict key (unhashable type: 'set')
#> set get method TypeError cannot use 'set' as a dict key (unhashable type: 'set')
#> set set item TypeError cannot use 'set' as a dict key (unhashable type: 'set')
#> set delete TypeError cannot use 'set' as a dict key (unhashable type: 'set')
#> set in dict TypeError cannot use 'set' as a dict key (unhashable type: 'set')
#> set setdefault TypeError cannot use 'set' as a dict key (unhashable type: 'set')
#> set pop TypeError cannot use 'set' as a dict key (unhashable type: 'set')
#> set from pairs TypeError cannot use 'set' as a dict key (unhashable type: 'set')
#> set fromkeys TypeError cannot use 'set' as a dict key (unhashable type: 'set')
#> set add TypeError cannot use 'set' as a set element (unhashable type: 'set')
#> set set() TypeError cannot use 'set' as a set element (unhashable type: 'set')
#> set frozenset() TypeError cannot use 'set' as a set element (unhashable type: 'set')
#> set in tuple False
#> set comprehension TypeError cannot use 'set' as a dict key (unhashable type: 'set')
#> tuple hash TypeError unhashable type: 'list'
#> tuple display TypeError cannot use 'tuple' as a dict key (unhashable type: 'list')
#> tuple set TypeError cannot use 'tuple' as a set element (unhashable type: 'list')
#> tuple get TypeError cannot use 'tuple' as a dict key (unhashable type: 'list')
#> tuple get method TypeError cannot use 'tuple' as a dict key (unhashable type: 'list')
#> tuple set item TypeError cannot use 'tuple' as a dict key (unhashable type: 'list')
#> tuple delete TypeError cannot use 'tuple' as a dict key (unhashable type: 'list')
#> tuple in dict TypeError cannot use 'tuple' as a dict key (unhashable type: 'list')
#> tuple setdefault TypeError cannot use 'tuple' as a dict key (unhashable type: 'list')
#> tuple pop TypeError cannot use 'tuple' as a dict key (unhashable type: 'list')
#> tuple from pairs TypeError cannot use 'tuple' as a dict key (unhashable type: 'list')
#> tuple fromkeys TypeError cannot use 'tuple' as a dict key (unhashable type: 'list')
#> tuple add TypeError cannot use 'tuple' as a set element (unhashable type: 'list')
#> tuple set() TypeError cannot use 'tuple' as a set element (unhashable type: 'list')
#> tuple frozenset() TypeError cannot use 'tuple' as a set element (unhashable type: 'list')
#> tuple in tuple False
#> tuple comprehension TypeError cannot use 'tuple' as a dict key (unhashable type: 'list')
#> Refuses hash TypeError boo
#> Refuses display TypeError cannot use 'Refuses' as a dict key (boo)
#> Refuses set TypeError cannot use 'Refuses' as a set element (boo)
#> Refuses get TypeError cannot use 'Refuses' as a dict key (boo)
#> Refuses get method TypeError cannot use 'Refuses' as a dict key (boo)
#> Refuses set item TypeError cannot use 'Refuses' as a dict key (boo)
#> Refuses delete TypeError cannot use 'Refuses' as a dict key (boo)
#> Refuses in dict TypeError cannot use 'Refuses' as a dict key (boo)
#> Refuses setdefault TypeError cannot use 'Refuses' as a dict key (boo)
#> Refuses pop TypeError cannot use 'Refuses' as a dict key (boo)
#> Refuses from pairs TypeError cannot use 'Refuses' as a dict key (boo)
#> Refuses fromkeys TypeError cannot use 'Refuses' as a dict key (boo)
#> Refuses add TypeError cannot use 'Refuses' as a set element (boo)
#> Refuses set() TypeError cannot use 'Refuses' as a set element (boo)
#> Refuses frozenset() TypeError cannot use 'Refuses' as a set element (boo)
#> Refuses in tuple False
#> Refuses comprehension TypeError cannot use 'Refuses' as a dict key (boo)
#> RefusesOtherwise hash ValueError boo
#> RefusesOtherwise display ValueError boo
#> RefusesOtherwise set ValueError boo
#> RefusesOtherwise get ValueError boo
#> RefusesOtherwise get method ValueError boo
#> RefusesOtherwise set item ValueError boo
#> RefusesOtherwise delete ValueError boo
#> RefusesOtherwise in dict ValueError boo
#> RefusesOtherwise setdefault ValueError boo
#> RefusesOtherwise pop ValueError boo
#> RefusesOtherwise from pairs ValueError boo
#> RefusesOtherwise fromkeys ValueError boo
#> RefusesOtherwise add ValueError boo
#> RefusesOtherwise set() ValueError boo
#> RefusesOtherwise frozenset() ValueError boo
#> RefusesOtherwise in tuple False
#> RefusesOtherwise comprehension ValueError boo
#> RefusesSilently hash Silent boo
#> RefusesSilently display Silent boo
#> RefusesSilently set Silent boo
#> RefusesSilently get Silent boo
#> RefusesSilently get method Silent boo
#> RefusesSilently set item Silent boo
#> RefusesSilently delete Silent boo
#> RefusesSilently in dict Silent boo
#> RefusesSilently setdefault Silent boo
#> RefusesSilently pop Silent boo
#> RefusesSilently from pairs Silent boo
#> RefusesSilently fromkeys Silent boo
#> RefusesSilently add Silent boo
#> RefusesSilently set() Silent boo
#> RefusesSilently frozenset() Silent boo
#> RefusesSilently in tuple False
#> RefusesSilently comprehension Silent boo
#> Equal hash TypeError unhashable type: 'Equal'
#> Equal display TypeError cannot use 'Equal' as a dict key (unhashable type: 'Equal')
#> Equal set TypeError cannot use 'Equal' as a set element (unhashable type: 'Equal')
#> Equal get TypeError cannot use 'Equal' as a dict key (unhashable type: 'Equal')
#> Equal get method TypeError cannot use 'Equal' as a dict key (unhashable type: 'Equal')
#> Equal set item TypeError cannot use 'Equal' as a dict key (unhashable type: 'Equal')
#> Equal delete TypeError cannot use 'Equal' as a dict key (unhashable type: 'Equal')
#> Equal in dict TypeError cannot use 'Equal' as a dict key (unhashable type: 'Equal')
#> Equal setdefault TypeError cannot use 'Equal' as a dict key (unhashable type: 'Equal')
#> Equal pop TypeError cannot use 'Equal' as a dict key (unhashable type: 'Equal')
#> Equal from pairs TypeError cannot use 'Equal' as a dict key (unhashable type: 'Equal')
#> Equal fromkeys TypeError cannot use 'Equal' as a dict key (unhashable type: 'Equal')
#> Equal add TypeError cannot use 'Equal' as a set element (unhashable type: 'Equal')
#> Equal set() TypeError cannot use 'Equal' as a set element (unhashable type: 'Equal')
#> Equal frozenset() TypeError cannot use 'Equal' as a set element (unhashable type: 'Equal')
#> Equal in tuple True
#> Equal comprehension TypeError cannot use 'Equal' as a dict key (unhashable type: 'Equal')
