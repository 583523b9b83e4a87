"""Objects, classes and views of the host: what a guest gets is what was listed."""

import gc
import resource
import sys
import threading
import weakref

import pytest

import hognose


class Account:
    secret = "of the class"
    note: str
    limit: int

    def __init__(self, owner: str, cents=0):
        self.owner, self.cents, self.note, self._pin = owner, cents, "", 1234

    def deposit(self, cents):
        if cents <= 0:
            raise ValueError("nothing to deposit")
        self.cents += cents
        return self.cents

    def itself(self):
        return self

    def partner(self):
        return Account("partner")

    def every_kind(self, a, /, b, *rest, c=3, **named):
        return [a, b, rest, c, named]

    @staticmethod
    def of_no_object(a, b=2):
        return a + b

    @classmethod
    def of_the_class(cls, n):
        return cls.__name__ * n

    async def later(self):
        return 1

    def __len__(self):
        return 3

    def __getitem__(self, index):
        return [10, 20, 30][index]

    def __repr__(self):
        return f"<account of {self.owner}>"


METHODS = ["deposit", "itself", "every_kind", "of_no_object", "of_the_class", "__len__", "__getitem__", "__repr__"]


@pytest.fixture
def account():
    return Account("Anna", 500)


@pytest.fixture
def run(account):
    sandbox = hognose.Sandbox(policy="standard")
    exposed = hognose.expose(account, methods=METHODS, fields=["owner", "cents"], writable=["note"])
    return lambda code: sandbox.run(code, inputs={"account": exposed})


def test_methods_and_fields(run, account):
    assert run("account.deposit(250)").unwrap() == 750 == account.cents
    assert run("account.owner, account.cents").unwrap() == ("Anna", 750)
    assert run("account.note = 'gold'\naccount.note").unwrap() == "gold" == account.note
    assert run("account.every_kind(1, 2, 3, c=4, d=5)").unwrap() == [1, 2, (3,), 4, {"d": 5}]
    assert run("account.every_kind(1, b=2)").unwrap() == [1, 2, (), 3, {}]
    assert run("account.of_no_object(1), account.of_the_class(2)").unwrap() == (3, "AccountAccount")
    assert run("len(account), list(account), account[1], repr(account)").unwrap() == (
        3, [10, 20, 30], 20, "<account of Anna>")


def test_the_object_returns_as_itself(run, account):
    assert run("account").unwrap() is account
    assert run("[account, {'key': (account,)}]").unwrap()[1]["key"][0] is account
    seen = []
    sandbox = hognose.Sandbox(functions={"look": seen.append})
    sandbox.run("look(account)", inputs={"account": hognose.expose(account)})
    assert seen == [account]


@pytest.mark.parametrize("code, error", [
    ("account.secret", "AttributeError"), ("account._pin", "AttributeError"), ("account.partner()", "AttributeError"),
    ("account.owner = 'me'", "AttributeError"), ("account.more = 1", "AttributeError"),
    ("del account.note", "AttributeError"), ("account.note = 5", "TypeError"),
    ("account.deposit(-1)", "ValueError"), ("account.deposit()", "TypeError"),
    ("account.deposit('x')", "TypeError"), ("account.deposit([].append)", "TypeError"),
    ("account.__dict__", "AttributeError"), ("vars(account)", "TypeError"),
    ("object.__getattribute__(account, '_pin')", "AttributeError"),
    ("super(type(account), account)._pin", "AttributeError"),
    ("account.deposit.__self__", "AttributeError"), ("account.deposit.__func__", "AttributeError"),
    ("type(account).deposit.__globals__", "AttributeError"), ("type(account).deposit.__code__", "AttributeError"),
    ("type(account).deposit(object(), 1)", "TypeError"), ("type(account).__getitem__([1], 0)", "TypeError"),
    ("type(account).extra = 1", "TypeError"), ("account.__class__ = int", "TypeError"),
    ("class Liar(type(account)): pass", "TypeError"), ("type('Liar', (type(account),), {})", "TypeError"),
    ("type(account)('me')", "TypeError"), ("object.__new__(type(account))", "TypeError"),
    ("account.__reduce_ex__(4)", "TypeError"), ("import copy\ncopy.deepcopy(account)", "TypeError"),
    ("import pickle\npickle.dumps(account)", "TypeError"), ("'{0._pin}'.format(account)", "AttributeError"),
    ("import operator\noperator.attrgetter('owner.__class__.__init__.__globals__')(account)", "AttributeError"),
    ("match account:\n    case object(_pin=pin): raise LookupError\nraise KeyError", "KeyError"),
])
def test_nothing_else_exists(run, code, error):
    result = run(code)
    assert result.error_type == error, result.error
    assert "Account.py" not in result.traceback and __file__ not in result.traceback


def test_what_the_guest_sees_of_the_class(run):
    listed = {*METHODS, "owner", "cents", "note"}
    usual = set(run("dir(object())").unwrap())
    assert set(run("dir(account)").unwrap()) - usual - {"__module__"} == listed - usual
    assert run("type(account).__subclasses__(), type(account).__doc__").unwrap() == ([], None)
    for kind in run("type(account).__mro__").unwrap():
        assert kind.text in ("<class 'host.Account'>", "<class 'host_object'>", "<class 'object'>")


def test_exceptions_carry_no_detail():
    class Inner(Exception):
        def __str__(self):
            raise ValueError("inner detail")

    class Faulty:
        def raises(self):
            try:
                raise KeyError("hidden cause")
            except KeyError as error:
                raise RuntimeError("message") from error

        def worse(self):
            raise Inner

        @property
        def field(self):
            raise LookupError("no field")

    sandbox = hognose.Sandbox(policy="standard")
    sandbox.set_global("faulty", hognose.expose(Faulty(), methods=["raises", "worse"], fields=["field"]))
    code = ("import traceback\ntry:\n    faulty.raises()\nexcept Exception as e:\n"
            "    r = [e.args, e.__cause__, e.__context__, [f.name for f in traceback.extract_tb(e.__traceback__)]]\nr")
    assert sandbox.run(code).unwrap() == [("message",), None, None, ["<module>"]]
    assert sandbox.run("faulty.worse()").error == "RuntimeError: Inner: an exception whose text cannot be had"
    assert sandbox.run("faulty.field").error == "LookupError: no field"


# --- classes

def test_classes(account):
    sandbox = hognose.Sandbox()
    exposed = sandbox.expose_class(Account, methods=["deposit", "partner", "itself"], fields=["owner", "cents"],
                                   constructor=True, doc="An account.")

    @sandbox.function
    def audit(account: Account):
        return account.cents

    code = "mine = Account('Bob', cents=5)\nmine.deposit(2)\nmine.cents, type(mine) is Account"
    assert sandbox.run(code).unwrap() == (7, True)
    assert sandbox.run("Account('a').partner().owner").unwrap() == "partner"  # instances cross as what they are
    assert sandbox.run("audit(Account('x', 3))").unwrap() == 3
    assert "must be Account, not int" in sandbox.run("audit(3)").error
    assert sandbox.run("Account(5)").error == "TypeError: Account() argument 'owner' must be str, not int"
    assert sandbox.run("a.itself() is a", inputs={"a": account}).unwrap() is True
    assert sandbox.run("b.cents", inputs={"b": exposed.wrap(account)}).unwrap() == 500
    assert "def deposit(self, cents): ..." in hognose.describe(sandbox)

    class Special(Account):
        pass
    with pytest.raises(hognose.ConversionError):  # not the class that was exposed
        sandbox.run("1", inputs={"a": Special("x")})
    with pytest.raises(TypeError, match="instance of Account"):
        exposed.wrap(5)


def test_classes_that_guests_derive_from():
    sandbox = hognose.Sandbox()
    sandbox.expose_class(Account, methods=["deposit"], fields=["cents"], constructor=True, subclasses=True)
    code = "class Mine(Account):\n    def deposit(self, n): return super().deposit(2 * n)\nMine('a').deposit(4)"
    assert sandbox.run(code).unwrap() == 8


def test_dataclasses_and_exceptions_may_be_exposed():
    class Failure(Exception):
        code = 7
    sandbox = hognose.Sandbox()
    sandbox.expose_class(Failure, fields=["code"])
    assert sandbox.run("failure.code", inputs={"failure": Failure("x")}).unwrap() == 7


@pytest.mark.parametrize("make, error", [
    (lambda a: hognose.expose(a, methods=["nothing"]), AttributeError),
    (lambda a: hognose.expose(a, methods=["owner"]), TypeError),
    (lambda a: hognose.expose(a, methods=["later"]), TypeError),
    (lambda a: hognose.expose(a, methods="deposit"), TypeError),
    (lambda a: hognose.expose(a, methods=["deposit"], fields=["deposit"]), ValueError),
    (lambda a: hognose.expose(a, fields=["not a name"]), ValueError),
    (lambda a: hognose.expose(a, fields=["__dict__"]), ValueError),
    (lambda a: hognose.expose(a, name="not a name"), ValueError),
    (lambda a: hognose.ExposedClass(a), TypeError),
    (lambda a: hognose.Sandbox().expose_class(dict, methods=["get"]), ValueError),
    *[(lambda a, name=name: hognose.expose(a, methods=[name]), ValueError)
      for name in ("__class__", "__init__", "__getattribute__", "__reduce__", "__setattr__", "__dir__",
                   "__init_subclass__", "__subclasshook__")],
])
def test_faulty_descriptions_fail_at_once(account, make, error):
    with pytest.raises(error):
        make(account)


def test_special_methods_are_those_of_the_class(account):
    account.__len__ = lambda: 99
    assert hognose.Sandbox().run("len(a)", inputs={"a": hognose.expose(account, methods=["__len__"])}).unwrap() == 3


def test_objects_of_classes_in_c():
    table = hognose.expose({"a": 1}, methods=["get", "keys", "__getitem__", "__contains__"])
    sandbox = hognose.Sandbox()
    assert sandbox.run("t.get('a'), t.get('b', 2), t['a'], 'b' in t", inputs={"t": table}).unwrap() == (1, 2, 1, False)
    assert "type dict_keys cannot be passed" in sandbox.run("t.keys()", inputs={"t": table}).error
    assert sandbox.run("t['b']", inputs={"t": table}).error == "KeyError: 'b'"


def test_equal_descriptions_are_one_class(account):
    sandbox = hognose.Sandbox()
    first, second = (hognose.expose(Account(name), fields=["owner"]) for name in "ab")
    assert sandbox.run("type(a) is type(b)", inputs={"a": first, "b": second}).unwrap() is True
    other = hognose.expose(account, fields=["cents"])
    assert sandbox.run("type(a) is type(b)", inputs={"a": first, "b": other}).unwrap() is False


# --- views

def test_views():
    rows = [{"id": n, "tags": {"even"} if n % 2 == 0 else set()} for n in range(1000)]
    view = hognose.View(rows)
    sandbox = hognose.Sandbox()
    code = ("sum(r['id'] for r in rows if 'even' in r['tags']), rows[5]['id'], len(rows), "
            "rows[0] == {'id': 0, 'tags': {'even'}}")
    assert sandbox.run(code, inputs={"rows": view}).unwrap() == (249_500, 5, 1000, True)
    for change in ("rows.append(1)", "rows[0]['id'] = 1", "rows[0].clear()", "rows[0]['tags'].add(1)", "rows.sort()",
                   "del rows[0]", "rows += [1]"):
        assert sandbox.run(change, inputs={"rows": view}).error_type in ("TypeError", "AttributeError"), change
    rows[5]["id"] = 0  # the view has the data of the time when it was made
    assert sandbox.run("rows[5]['id'], dict(rows[4])", inputs={"rows": view}).unwrap()[0] == 5
    assert sandbox.run("rows[5].copy()['id']", inputs={"rows": view}).unwrap() == 5


def test_views_are_not_copied():
    view = hognose.View([["text"] * 10 for _ in range(100_000)])
    sandbox = hognose.Sandbox(max_memory_mb=4)
    assert sandbox.run("rows[99_999][9]", inputs={"rows": view}).unwrap() == "text"


def test_views_hold_plain_data_alone(account):
    for data in (object(), [account], hognose.expose(account), [hognose.View([1])]):
        with pytest.raises(TypeError):
            hognose.View(data)
    cycle = []
    cycle.append(cycle)
    with pytest.raises(ValueError):
        hognose.View(cycle)


# --- interruptions

@pytest.mark.parametrize("kind", [KeyboardInterrupt, SystemExit, GeneratorExit])
def test_what_is_no_exception_ends_the_run(kind):
    reached = []

    def fails():
        raise kind("stop")

    sandbox = hognose.Sandbox(functions={"fails": fails, "note": reached.append})
    with pytest.raises(kind, match="stop"):
        sandbox.run("try:\n    fails()\nexcept BaseException:\n    note(1)\nfinally:\n    note(2)")
    assert reached == [] and sandbox.run("1 + 1").unwrap() == 2

    def interrupted(text, error):
        raise kind("stop")
    with pytest.raises(kind, match="stop"):
        hognose.Sandbox(stream=interrupted).run("print(1)")


# --- lifetimes

def test_objects_live_as_long_as_guests_hold_them():
    made = []

    def make():
        account = Account("x")
        made.append(weakref.ref(account))
        return hognose.expose(account, fields=["owner"])

    session = hognose.Session(functions=[make])
    assert session.run("a = make()\na.owner").unwrap() == "x"
    gc.collect()
    assert made[0]() is not None and session.run("a.owner").unwrap() == "x"
    del session
    gc.collect()
    assert made[0]() is None
    sandbox = hognose.Sandbox(functions=[make])
    assert sandbox.run("a = make()\na.owner").unwrap() == "x"
    gc.collect()
    assert made[1]() is None  # the run is over


@pytest.mark.parametrize("kind", [hognose.Sandbox, hognose.Session])
def test_cycles_through_a_sandbox_are_collected(kind):
    class Holder:
        pass

    def make(way):
        holder, sandbox = Holder(), kind()
        holder.sandbox = sandbox
        exposed = hognose.expose(holder)
        if way == "global":
            sandbox.set_global("holder", exposed)
            sandbox.run("kept = [holder]")
        elif way == "result":
            holder.result = sandbox.run("kept = holder\n[holder]", inputs={"holder": exposed})
        elif way == "function":
            sandbox.define(lambda: exposed, name="get")
            sandbox.run("kept = get()")
        else:
            sandbox.expose_class(Holder)
            holder.result = sandbox.run("holder", inputs={"holder": holder})
            del holder.sandbox, sandbox
        return weakref.ref(holder)

    for way in ("global", "result", "function", "class"):
        held = make(way)
        gc.collect()
        assert held() is None, way


def test_no_leaks():
    account = Account("a")

    class Local:
        def value(self):
            return 1

    def work(times):
        sandbox = hognose.Sandbox()
        sandbox.expose_class(Account, methods=["deposit", "partner", "itself"], fields=["owner"], constructor=True)
        for i in range(times):
            exposed = hognose.expose(Local(), methods=["value"]) if i % 16 == 0 else hognose.View([1])
            code = "b = Account('b')\nr = [a.partner(), b, a.itself(), b.deposit(1)]\na.deposit(0) if n else r"
            result = sandbox.run(code, inputs={"a": account, "n": i % 2, "v": exposed})
            assert result.ok == (i % 2 == 0)
        gc.collect()

    work(2000)
    before = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, len(gc.get_objects()), sys.getrefcount(account),
              sys.getrefcount(Account), sys.getrefcount(None) if sys.version_info < (3, 12) else 0)
    work(20_000)
    after = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, len(gc.get_objects()), sys.getrefcount(account),
             sys.getrefcount(Account), sys.getrefcount(None) if sys.version_info < (3, 12) else 0)
    assert after[0] - before[0] < 4000 and after[1] - before[1] < 100
    assert after[2:4] == before[2:4] and abs(after[4] - before[4]) < 100


def test_collections_while_guests_run_on_other_threads():
    stop = threading.Event()

    def collect():
        while not stop.is_set():
            gc.collect()

    thread = threading.Thread(target=collect)
    thread.start()
    try:
        results = []

        def work():
            sandbox = hognose.Sandbox(functions={"make": lambda: hognose.expose(Account("x"), fields=["owner"])})
            for _ in range(20):
                results.append(sandbox.run("all(make().owner == 'x' for _ in range(50))").unwrap())

        threads = [threading.Thread(target=work) for _ in range(3)]
        for worker in threads:
            worker.start()
        for worker in threads:
            worker.join()
        assert results == [True] * 60
    finally:
        stop.set()
        thread.join()
