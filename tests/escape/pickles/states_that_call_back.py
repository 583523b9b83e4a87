# __setstate__, __getstate__, __reduce_ex__, __getnewargs_ex__, append() and extend() change the pickler, the unpickler,
# the memo and the containers that are being packed or unpacked, and load and dump again within themselves.
# option: --allow-import pickle,io,copyreg,collections
# expect-strict: contained
# expect-standard: contained
import collections
import copyreg
import io
import pickle

log = []
action = None
depth = 0


def act():
    global depth
    if action is not None and depth < 3:
        depth += 1
        try:
            action()
        finally:
            depth -= 1


class Node:
    def __init__(self, value=None):
        self.value = value

    def __getstate__(self):
        act()
        return {"value": self.value, 5: 6}

    def __setstate__(self, state):
        act()
        self.value = state


class Args:
    def __new__(cls, *arguments, **keywords):
        act()
        return object.__new__(cls)

    def __getnewargs_ex__(self):
        act()
        return (1, 2), {"x": Node()}


class Items(list):
    def append(self, value):
        act()
        super().append(value)

    def extend(self, values):
        act()
        for value in values:
            self.append(value)


class Key:
    def __hash__(self):
        act()
        return 7

    def __eq__(self, other):
        act()
        return self is other


shared = [Node(), {}, [], set(), Items([1, 2, 3]), Args()]
target = io.BytesIO()


class Pickler(pickle.Pickler):
    def persistent_id(self, value):
        if isinstance(value, Key):
            act()
        return None


class Unpickler(pickle.Unpickler):
    def find_class(self, module, name):
        act()
        return super().find_class(module, name)


def actions():
    yield lambda: shared[1].update({object(): 1})
    yield lambda: shared[2].extend(range(100))
    yield lambda: shared.clear()
    yield lambda: shared[3].add(object())
    yield lambda: pickler.dump(shared)
    yield lambda: pickler.clear_memo()
    yield lambda: setattr(pickler, "memo", {})
    yield lambda: setattr(pickler, "memo", None)
    yield lambda: setattr(pickler, "dispatch_table", {Node: lambda value: "pickle"})
    yield lambda: setattr(pickler, "fast", True)
    yield lambda: setattr(pickler, "write", lambda data: None)
    yield lambda: pickler.__init__(io.BytesIO(), 0)
    yield lambda: setattr(unpickler, "memo", {0: log, 1: log})
    yield lambda: unpickler.memo.clear()
    yield lambda: setattr(unpickler, "stack", [])
    yield lambda: setattr(unpickler, "metastack", None)
    yield lambda: setattr(unpickler, "append", None)
    yield lambda: unpickler.load()
    yield lambda: unpickler.__init__(io.BytesIO(b"(lp0\n."))
    yield lambda: target.truncate(0)
    yield lambda: target.close()
    yield lambda: copyreg.pickle(Node, lambda value: (Items, ([1],)))
    yield lambda: copyreg.dispatch_table.clear()
    yield lambda: pickle.loads(pickle.dumps([Node(Node())]))
    yield lambda: unpickler.dispatch.clear()


tried = 0
for number in range(25):
    for protocol in range(6):
        tried += 1
        action = None
        shared[:] = [Node(), {}, [], set(), Items([1, 2, 3]), Args()]
        shared[0].value = shared
        shared[1][Key()] = shared
        shared[2].append(shared)
        shared[3].update([Key(), Key()])
        shared.append(collections.deque([Node(), shared]))
        shared.append(collections.OrderedDict({Key(): Node()}))
        target = io.BytesIO()
        pickler = Pickler(target, protocol)
        unpickler = Unpickler(target)
        wanted = list(actions())[number]
        for is_early in (True, False):
            action = wanted if is_early else None
            try:
                pickler.dump(shared)
            except Exception:
                pass
            action = wanted
            try:
                target.seek(0)
                unpickler.load()
            except Exception:
                pass
print("contained" if tried == 150 else f"ESCAPED {tried}")
