# An event emitter, observers, a state machine, command undo and a dependency-driven spreadsheet.
class Emitter:
    def __init__(self):
        self.handlers = {}

    def on(self, name, handler=None, *, once=False):
        if handler is None:
            return lambda f: self.on(name, f, once=once)
        self.handlers.setdefault(name, []).append((handler, once))
        return handler

    def emit(self, name, *args, **kw):
        results = []
        for entry in self.handlers.get(name, [])[:]:
            handler, once = entry
            if once:
                self.handlers[name].remove(entry)
            results.append(handler(*args, **kw))
        return results


e = Emitter()


@e.on("greet")
def hello(name, punct="!"):
    return f"hello {name}{punct}"


@e.on("greet", once=True)
def first(name, **_):
    return f"first time, {name}"


print(e.emit("greet", "ann"), e.emit("greet", "bob", punct="?"), e.emit("nothing"))


class Machine:
    TABLE = {("locked", "coin"): ("unlocked", "unlock"), ("unlocked", "push"): ("locked", "lock"), ("unlocked",
        "coin"): ("unlocked", "thank"), ("locked", "push"): ("locked", "alarm")}

    def __init__(self):
        self.state, self.log = "locked", []

    def feed(self, *events):
        for ev in events:
            try:
                self.state, action = self.TABLE[self.state, ev]
            except KeyError as k:
                self.log.append(f"bad {k.args[0][1]}")
            else:
                self.log.append(getattr(self, "do_" + action, lambda: action)())
        return self

    def do_alarm(self):
        return "ALARM #" + str(sum(l.startswith("ALARM") for l in self.log) + 1)


m = Machine().feed("push", "coin", "coin", "push", "push", "kick")
print(m.state, m.log)


class Editor:
    def __init__(self):
        self.text, self.done, self.undone = "", [], []

    def do(self, action, *args):
        before = self.text
        getattr(self, "_" + action)(*args)
        self.done.append(before)
        self.undone.clear()
        return self

    def _type(self, s):
        self.text += s

    def _erase(self, n):
        self.text = self.text[:-n]

    def _upper(self):
        self.text = self.text.upper()

    def undo(self):
        if self.done:
            self.undone.append(self.text)
            self.text = self.done.pop()
        return self

    def redo(self):
        if self.undone:
            self.done.append(self.text)
            self.text = self.undone.pop()
        return self


ed = Editor().do("type", "hello ").do("type", "wrld").do("erase", 3).do("type", "orld").do("upper")
print(ed.text, "|", ed.undo().text, "|", ed.undo().undo().text, "|", ed.redo().text, "|",
      ed.do("type", "!").redo().text)


class Sheet:
    def __init__(self):
        self.cells, self.cache, self.active = {}, {}, []

    def __setitem__(self, name, formula):
        self.cells[name] = formula
        self.cache.clear()

    def __getitem__(self, name):
        if name in self.active:
            raise RecursionError("circular: " + " > ".join(self.active + [name]))
        if name not in self.cache:
            self.active.append(name)
            try:
                f = self.cells.get(name, 0)
                self.cache[name] = f(self) if callable(f) else f
            finally:
                self.active.pop()
        return self.cache[name]


s = Sheet()
s["a"], s["b"] = 2, 3
s["c"] = lambda s: s["a"] + s["b"]
s["d"] = lambda s: s["c"] * s["c"] + s["missing"]
print(s["d"], sorted(s.cache.items()))
s["a"] = 10
print(s["d"])
s["b"] = lambda s: s["d"]
try:
    s["c"]
except RecursionError as err:
    print(err, s.active)

#> ['hello ann!', 'first time, ann'] ['hello bob?'] []
#> locked ['ALARM #1', 'unlock', 'thank', 'lock', 'ALARM #2', 'bad kick']
#> HELLO WORLD | hello world | hello wrld | hello w | hello w!
#> 25 [('a', 2), ('b', 3), ('c', 5), ('d', 25), ('missing', 0)]
#> 169
#> circular: c > b > d > c []
