# lies: an __eq__ that changes the dict, set or list that is being searched.
# option: --policy standard
def t(name, f):
    try:
        print(name, f())
    except Exception as e:
        print(name, type(e).__name__, e)


class Liar:
    def __init__(self, act, answer=False, times=1):
        self.act, self.answer, self.times = act, answer, times

    def __hash__(self):
        return 1

    def __eq__(self, other):
        if self.times > 0:
            self.times -= 1
            self.act()
        return self.answer

    def __repr__(self):
        return "Liar"


def refill(d):
    d.clear()
    d.update((i, i) for i in range(50))


def uses_of_dict(make_act):
    for answer in (False, True):
        for name, use in (
                ("get", lambda d, k: d.get(k, "none")), ("item", lambda d, k: d[k]), ("in", lambda d, k: k in d),
                ("set", lambda d, k: d.__setitem__(k, 5)), ("del", lambda d, k: d.__delitem__(k)), ("pop", lambda d,
                    k: d.pop(k, "none")),
                ("setdefault", lambda d, k: d.setdefault(k, 7)), ("update", lambda d, k: d.update({k: 8})), ("or",
                    lambda d, k: len(d | {k: 1})),
                ("values", lambda d, k: k in d.values()), ("items", lambda d, k: (1, k) in d.items()), ("equal",
                    lambda d, k: d == {k: 1, 2: 2, 3: 3}),
                ("keys and", lambda d, k: len(d.keys() & {k})), ("copy", lambda d, k: len({**d, k: 1})), ("fromkeys",
                    lambda d, k: len(dict.fromkeys([1, k, 2])))):
            d = {1: "one", 2: "two", 3: "three"}
            k = Liar(lambda: make_act(d), answer)
            t(name, lambda: use(d, k))
            print(len(d), sorted(x for x in d if type(x) is int)[:4])


for act in (dict.clear, refill, lambda d: d.pop(1, 0), lambda d: d.update(z=1),
            lambda d: (d.pop(1, 0), d.__setitem__(1, "new"))):
    uses_of_dict(act)
for act in (set.clear, lambda s: s.update(range(60)), lambda s: s.discard(1),
            lambda s: (s.clear(), s.update((1, 2)))):
    for name, use in (("in", lambda s, k: k in s), ("add", lambda s, k: s.add(k)), ("discard", lambda s,
        k: s.discard(k)), ("remove", lambda s, k: s.remove(k)),
                      ("and", lambda s, k: len(s & {k})), ("minus", lambda s, k: len(s - {k})), ("or", lambda s,
                          k: len({k} | s)), ("subset", lambda s, k: {k} <= s),
                      ("update", lambda s, k: s.update([k])), ("xor", lambda s, k: len(s ^ {k})), ("disjoint",
                          lambda s, k: s.isdisjoint([k]))):
        s = {1, 2, 3}
        k = Liar(lambda: act(s))
        t(name, lambda: use(s, k))
        print(len(s))
for act in (list.clear, lambda x: x.append(0), lambda x: x.__delitem__(0), lambda x: x.extend(range(100)),
            lambda x: x.__setitem__(slice(None), [9])):
    for name, use in (("in", lambda x, k: k in x), ("index", lambda x, k: x.index(k)), ("count", lambda x,
        k: x.count(k)), ("remove", lambda x, k: x.remove(k)),
                      ("equal", lambda x, k: x == [k, k, k, k]), ("less", lambda x, k: x < [k, k]), ("index to",
                          lambda x, k: x.index(k, 1, 3))):
        x = [1, 2, 3, 4]
        k = Liar(lambda: act(x))
        t(name, lambda: use(x, k))
        print(len(x), x[:4])

#> get none
#> 0 []
#> item KeyError Liar
#> 0 []
#> in False
#> 0 []
#> set None
#> 1 []
#> del KeyError Liar
#> 0 []
#> pop none
#> 0 []
#> setdefault 7
#> 1 []
#> update None
#> 1 []
#> or 4
#> 0 []
#> values RuntimeError dictionary changed size during iteration
#> 0 []
#> items False
#> 0 []
#> equal False
#> 0 []
#> keys and 0
#> 0 []
#> copy 4
#> 0 []
#> fromkeys 3
#> 0 []
#> get none
#> 0 []
#> item KeyError Liar
#> 0 []
#> in False
#> 0 []
#> set None
#> 1 []
#> del KeyError Liar
#> 0 []
#> pop none
#> 0 []
#> setdefault 7
#> 1 []
#> update None
#> 1 []
#> or 3
#> 0 []
#> values True
#> 0 []
#> items True
#> 0 []
#> equal False
#> 0 []
#> keys and 0
#> 0 []
#> copy 3
#> 0 []
#> fromkeys 2
#> 0 []
#> get none
#> 50 [0, 1, 2, 3]
#> item KeyError Liar
#> 50 [0, 1, 2, 3]
#> in False
#> 50 [0, 1, 2, 3]
#> set None
#> 51 [0, 1, 2, 3]
#> del KeyError Liar
#> 50 [0, 1, 2, 3]
#> pop none
#> 50 [0, 1, 2, 3]
#> setdefault 7
#> 51 [0, 1, 2, 3]
#> update None
#> 51 [0, 1, 2, 3]
#> or 4
#> 50 [0, 1, 2, 3]
#> values RuntimeError dictionary changed size during iteration
#> 50 [0, 1, 2, 3]
#> items False
#> 50 [0, 1, 2, 3]
#> equal False
#> 50 [0, 1, 2, 3]
#> keys and 0
#> 50 [0, 1, 2, 3]
#> copy 4
#> 50 [0, 1, 2, 3]
#> fromkeys 3
#> 50 [0, 1, 2, 3]
#> get 1
#> 50 [0, 1, 2, 3]
#> item 1
#> 50 [0, 1, 2, 3]
#> in True
#> 50 [0, 1, 2, 3]
#> set None
#> 50 [0, 1, 2, 3]
#> del None
#> 49 [0, 2, 3, 4]
#> pop 1
#> 49 [0, 2, 3, 4]
#> setdefault 1
#> 50 [0, 1, 2, 3]
#> update None
#> 50 [0, 1, 2, 3]
#> or 3
#> 50 [0, 1, 2, 3]
#> values True
#> 50 [0, 1, 2, 3]
#> items True
#> 50 [0, 1, 2, 3]
#> equal False
#> 50 [0, 1, 2, 3]
#> keys and 1
#> 50 [0, 1, 2, 3]
#> copy 3
#> 50 [0, 1, 2, 3]
#> fromkeys 2
#> 50 [0, 1, 2, 3]
#> get none
#> 2 [2, 3]
#> item KeyError Liar
#> 2 [2, 3]
#> in False
#> 2 [2, 3]
#> set None
#> 3 [2, 3]
#> del KeyError Liar
#> 2 [2, 3]
#> pop none
#> 2 [2, 3]
#> setdefault 7
#> 3 [2, 3]
#> update None
#> 3 [2, 3]
#> or 4
#> 2 [2, 3]
#> values RuntimeError dictionary changed size during iteration
#> 2 [2, 3]
#> items False
#> 2 [2, 3]
#> equal False
#> 2 [2, 3]
#> keys and 0
#> 2 [2, 3]
#> copy 4
#> 2 [2, 3]
#> fromkeys 3
#> 2 [2, 3]
#> get none
#> 2 [2, 3]
#> item KeyError Liar
#> 2 [2, 3]
#> in False
#> 2 [2, 3]
#> set None
#> 3 [2, 3]
#> del KeyError Liar
#> 2 [2, 3]
#> pop none
#> 2 [2, 3]
#> setdefault 7
#> 3 [2, 3]
#> update None
#> 3 [2, 3]
#> or 3
#> 2 [2, 3]
#> values True
#> 2 [2, 3]
#> items True
#> 2 [2, 3]
#> equal False
#> 2 [2, 3]
#> keys and 0
#> 2 [2, 3]
#> copy 3
#> 2 [2, 3]
#> fromkeys 2
#> 2 [2, 3]
#> get none
#> 4 [1, 2, 3]
#> item KeyError Liar
#> 4 [1, 2, 3]
#> in False
#> 4 [1, 2, 3]
#> set None
#> 5 [1, 2, 3]
#> del KeyError Liar
#> 4 [1, 2, 3]
#> pop none
#> 4 [1, 2, 3]
#> setdefault 7
#> 5 [1, 2, 3]
#> update None
#> 5 [1, 2, 3]
#> or 4
#> 4 [1, 2, 3]
#> values RuntimeError dictionary changed size during iteration
#> 4 [1, 2, 3]
#> items False
#> 4 [1, 2, 3]
#> equal False
#> 4 [1, 2, 3]
#> keys and 0
#> 4 [1, 2, 3]
#> copy 4
#> 4 [1, 2, 3]
#> fromkeys 3
#> 4 [1, 2, 3]
#> get one
#> 4 [1, 2, 3]
#> item one
#> 4 [1, 2, 3]
#> in True
#> 4 [1, 2, 3]
#> set None
#> 4 [1, 2, 3]
#> del None
#> 3 [2, 3]
#> pop one
#> 3 [2, 3]
#> setdefault one
#> 4 [1, 2, 3]
#> update None
#> 4 [1, 2, 3]
#> or 3
#> 4 [1, 2, 3]
#> values True
#> 4 [1, 2, 3]
#> items True
#> 4 [1, 2, 3]
#> equal False
#> 4 [1, 2, 3]
#> keys and 1
#> 4 [1, 2, 3]
#> copy 3
#> 4 [1, 2, 3]
#> fromkeys 2
#> 4 [1, 2, 3]
#> get none
#> 3 [1, 2, 3]
#> item KeyError Liar
#> 3 [1, 2, 3]
#> in False
#> 3 [1, 2, 3]
#> set None
#> 4 [1, 2, 3]
#> del KeyError Liar
#> 3 [1, 2, 3]
#> pop none
#> 3 [1, 2, 3]
#> setdefault 7
#> 4 [1, 2, 3]
#> update None
#> 4 [1, 2, 3]
#> or 4
#> 3 [1, 2, 3]
#> values RuntimeError dictionary keys changed during iteration
#> 3 [1, 2, 3]
#> items False
#> 3 [1, 2, 3]
#> equal False
#> 3 [1, 2, 3]
#> keys and 0
#> 3 [1, 2, 3]
#> copy 4
#> 3 [1, 2, 3]
#> fromkeys 3
#> 3 [1, 2, 3]
#> get new
#> 3 [1, 2, 3]
#> item new
#> 3 [1, 2, 3]
#> in True
#> 3 [1, 2, 3]
#> set None
#> 3 [1, 2, 3]
#> del None
#> 2 [2, 3]
#> pop new
#> 2 [2, 3]
#> setdefault new
#> 3 [1, 2, 3]
#> update None
#> 3 [1, 2, 3]
#> or 3
#> 3 [1, 2, 3]
#> values True
#> 3 [1, 2, 3]
#> items True
#> 3 [1, 2, 3]
#> equal False
#> 3 [1, 2, 3]
#> keys and 1
#> 3 [1, 2, 3]
#> copy 3
#> 3 [1, 2, 3]
#> fromkeys 2
#> 3 [1, 2, 3]
#> in False
#> 0
#> add None
#> 1
#> discard None
#> 0
#> remove KeyError Liar
#> 0
#> and 0
#> 0
#> minus 1
#> 0
#> or 2
#> 0
#> subset False
#> 0
#> update None
#> 1
#> xor 2
#> 0
#> disjoint True
#> 0
#> in False
#> 60
#> add None
#> 61
#> discard None
#> 60
#> remove KeyError Liar
#> 60
#> and 0
#> 60
#> minus 59
#> 60
#> or 60
#> 60
#> subset False
#> 60
#> update None
#> 61
#> xor 60
#> 60
#> disjoint True
#> 60
#> in False
#> 2
#> add None
#> 3
#> discard None
#> 2
#> remove KeyError Liar
#> 2
#> and 0
#> 2
#> minus 3
#> 2
#> or 4
#> 2
#> subset False
#> 2
#> update None
#> 3
#> xor 4
#> 2
#> disjoint True
#> 2
#> in False
#> 2
#> add None
#> 3
#> discard None
#> 2
#> remove KeyError Liar
#> 2
#> and 0
#> 2
#> minus 2
#> 2
#> or 3
#> 2
#> subset False
#> 2
#> update None
#> 3
#> xor 3
#> 2
#> disjoint True
#> 2
#> in False
#> 0 []
#> index ValueError list.index(x): x not in list
#> 0 []
#> count 0
#> 0 []
#> remove ValueError list.remove(x): x not in list
#> 0 []
#> equal False
#> 0 []
#> less True
#> 0 []
#> index to ValueError list.index(x): x not in list
#> 0 []
#> in False
#> 5 [1, 2, 3, 4]
#> index ValueError list.index(x): x not in list
#> 5 [1, 2, 3, 4]
#> count 0
#> 5 [1, 2, 3, 4]
#> remove ValueError list.remove(x): x not in list
#> 5 [1, 2, 3, 4]
#> equal False
#> 5 [1, 2, 3, 4]
#> less TypeError '<' not supported between instances of 'int' and 'Liar'
#> 5 [1, 2, 3, 4]
#> index to ValueError list.index(x): x not in list
#> 5 [1, 2, 3, 4]
#> in False
#> 3 [2, 3, 4]
#> index ValueError list.index(x): x not in list
#> 3 [2, 3, 4]
#> count 0
#> 3 [2, 3, 4]
#> remove ValueError list.remove(x): x not in list
#> 3 [2, 3, 4]
#> equal False
#> 3 [2, 3, 4]
#> less TypeError '<' not supported between instances of 'int' and 'Liar'
#> 3 [2, 3, 4]
#> index to ValueError list.index(x): x not in list
#> 3 [2, 3, 4]
#> in False
#> 104 [1, 2, 3, 4]
#> index ValueError list.index(x): x not in list
#> 104 [1, 2, 3, 4]
#> count 0
#> 104 [1, 2, 3, 4]
#> remove ValueError list.remove(x): x not in list
#> 104 [1, 2, 3, 4]
#> equal False
#> 104 [1, 2, 3, 4]
#> less TypeError '<' not supported between instances of 'int' and 'Liar'
#> 104 [1, 2, 3, 4]
#> index to ValueError list.index(x): x not in list
#> 104 [1, 2, 3, 4]
#> in False
#> 1 [9]
#> index ValueError list.index(x): x not in list
#> 1 [9]
#> count 0
#> 1 [9]
#> remove ValueError list.remove(x): x not in list
#> 1 [9]
#> equal False
#> 1 [9]
#> less TypeError '<' not supported between instances of 'int' and 'Liar'
#> 1 [9]
#> index to ValueError list.index(x): x not in list
#> 1 [9]
