"""Values: the way to the guest and back."""

import collections
import dataclasses
import datetime
import decimal
import enum
import fractions
import gc
import math
import os
import uuid

import hypothesis
import hypothesis.strategies as st
import pytest

import hognose

Point = collections.namedtuple("Point", "x y")


@dataclasses.dataclass
class Item:
    name: str
    tags: list


class Color(enum.Enum):
    RED = 1


@pytest.fixture(scope="module")
def sandbox():
    return hognose.Sandbox(allowed_imports="*", policy="standard", functions={"echo": lambda value: value})


def round_trip(sandbox, value):
    result = sandbox.run("[value, echo(value)]", inputs={"value": value})
    first, second = result.unwrap()
    return first, second


PLAIN = [
    None, True, 0, -1, 2 ** 63 - 1, -2 ** 63, 2 ** 63, 10 ** 40, -10 ** 5000, 1.5, -0.0, math.inf, 1 + 2j, "", "text",
    "\0", "é\U0001f40d", "\ud800", b"", b"\x00\xff", bytearray(b"ab"), [], [1, [2, ["x"]]], (), (1, "a"), set(), {1, "a"},
    frozenset({1, (2, 3)}), {}, {"a": 1, 2: [3], (4,): None}, ..., range(5), range(10, -10 ** 30, -3),
    datetime.date(2024, 2, 29), datetime.time(1, 2, 3, 4, fold=1), datetime.time(5, tzinfo=datetime.timezone.utc),
    datetime.datetime(2024, 5, 6, 7, 8, 9, 10, datetime.timezone(datetime.timedelta(hours=-3), "X"), fold=1),
    datetime.timedelta(-5, 6, 7), datetime.timezone.utc, datetime.timezone(datetime.timedelta(minutes=90)),
    decimal.Decimal("1.50"), decimal.Decimal("-1E+400"), decimal.Decimal("-Infinity"), fractions.Fraction(-1, 3),
    uuid.UUID("12345678-1234-5678-1234-567812345678"),
]


@pytest.mark.parametrize("value", PLAIN, ids=[f"{type(value).__name__}-{i}" for i, value in enumerate(PLAIN)])
def test_values_return(sandbox, value):
    for returned in round_trip(sandbox, value):
        assert returned == value and type(returned) is type(value)
        # Large ints have no repr, and sets no order.
        assert isinstance(value, (int, set)) or repr(returned) == repr(value)


def test_nan(sandbox):
    assert all(math.isnan(value) for value in round_trip(sandbox, math.nan))


def test_records(sandbox):
    for value in round_trip(sandbox, Point(1, [2])):
        assert type(value).__name__ == "Point" and value == (1, [2]) and value.y == [2]
    for value in round_trip(sandbox, Item("a", ["b"])):
        assert type(value).__name__ == "Item" and dataclasses.asdict(value) == {"name": "a", "tags": ["b"]}
    code = "import enum\nclass Color(enum.Enum):\n    RED = 1\n    BLUE = 2\n"
    assert sandbox.run(code + "echo(Color.BLUE)").unwrap() == hognose.EnumMember("Color", "BLUE", 2)
    assert sandbox.run("value", inputs={"value": Color.RED}).error.startswith("ValueError: the guest has no enum")
    session = hognose.Session(policy="standard", allowed_imports=["enum"])
    session.run(code)
    assert session.run("value is Color.RED", inputs={"value": Color.RED}).unwrap() is True


def test_exceptions(sandbox):
    error = ValueError("a", 1)
    error.__cause__ = KeyError("k")
    for value in round_trip(sandbox, error):
        assert type(value) is ValueError and value.args == ("a", 1)
        assert type(value.__cause__) is KeyError and value.__cause__.args == ("k",)
    value = sandbox.run("class Own(Exception): pass\nOwn('x')").unwrap()
    assert isinstance(value, hognose.GuestError) and value.type_name == "Own" and value.args == ("x",)
    # A guest does not choose what ends the host.
    assert isinstance(sandbox.run("SystemExit(3)").unwrap(), hognose.GuestError)
    assert isinstance(sandbox.run("KeyboardInterrupt()").unwrap(), hognose.GuestError)


def test_what_cannot_cross(sandbox):
    value = sandbox.run("[lambda: 1, object]").unwrap()
    assert all(isinstance(item, hognose.Opaque) for item in value)
    assert value[0].text.startswith("<function <lambda>")
    assert sandbox.run("x = []\nx.append(x)\nx").unwrap() == [hognose.Cut("cycle")]
    with pytest.raises(hognose.ConversionError, match="a value of type object cannot be passed"):
        sandbox.run("1", inputs={"value": object()})
    cycle = []
    cycle.append(cycle)
    with pytest.raises(ValueError, match="cyclic or nested too deeply"):
        sandbox.run("1", inputs={"value": cycle})
    assert sandbox.run("1").ok


def test_subclasses_of_plain_types_are_refused(sandbox):
    class Text(str):
        pass
    with pytest.raises(hognose.ConversionError):
        sandbox.run("1", inputs={"value": Text("a")})


keys = st.one_of(st.none(), st.booleans(), st.integers(), st.text(), st.binary(max_size=20), st.dates(),
                 st.fractions(), st.uuids(), st.timedeltas())
values = st.recursive(
    st.one_of(keys, st.floats(allow_nan=False), st.complex_numbers(allow_nan=False), st.datetimes(), st.times(),
              st.decimals(allow_nan=False)),
    lambda inner: st.one_of(st.lists(inner, max_size=5), st.tuples(inner, inner), st.dictionaries(keys, inner, max_size=5),
                            st.frozensets(keys, max_size=5)),
    max_leaves=20)


def same(left, right):
    """Whether both are equal and of the same types throughout."""
    if type(left) is not type(right) or left != right:
        return False
    if isinstance(left, (list, tuple)):
        return all(map(same, left, right))
    if isinstance(left, dict):
        return all(same(a, b) and same(left[a], right[b]) for a, b in zip(left, right))
    return isinstance(left, frozenset) or repr(left) == repr(right)


@hypothesis.settings(max_examples=int(os.environ.get("HOGNOSE_EXAMPLES", 1000)), deadline=None,
                     suppress_health_check=[hypothesis.HealthCheck.too_slow])
@hypothesis.given(values)
def test_any_data_returns(sandbox, value):
    first, second = round_trip(sandbox, value)
    assert same(first, value) and same(second, value)


def test_texts_of_every_length_and_kind():
    """Each text is the one that the guest makes of its characters, wherever the first that is not ASCII is."""
    texts = ["a" * n for n in range(70)]
    texts += ["a" * i + c + "b" * (n - i) for n in range(20) for i in range(n + 1)
              for c in ("\x7f", "\x80", "\xe9", "\u20ac", "\U0001f600", "\ud800")]
    code = """
made = ["".join([chr(ord(c)) for c in text]) for text in texts]
assert made == texts and list(map(hash, made)) == list(map(hash, texts)) and set(made) == set(texts)
assert list(map(repr, made)) == list(map(repr, texts))
texts, list(map(len, texts)), [text.upper() for text in texts]
"""
    returned, lengths, upper = hognose.Sandbox(max_time_s=60).run(code, {"texts": texts}).unwrap()
    assert returned == texts and lengths == list(map(len, texts)) and upper == [text.upper() for text in texts]


@dataclasses.dataclass
class Made:
    number: int
    other: object = None


def test_many_values_whose_classes_the_guest_makes():
    data = [Made(n, (n, "x")) for n in range(300)]
    check = "[made.number for made in x] == list(range(300)) and {made.other[1] for made in x} == {'x'} and len(x)"
    assert hognose.Sandbox().run(check, inputs={"x": data}).unwrap() == 300
    sandbox = hognose.Sandbox(functions={"f": lambda: data})
    sandbox.set_global("x", data)
    assert sandbox.run(check).unwrap() == 300 and sandbox.run("x = f()\n" + check).unwrap() == 300


@dataclasses.dataclass
class Restless:
    """Changes the container that it is in when its field is read."""

    change: object = None

    def __getattribute__(self, name):
        value = object.__getattribute__(self, name)
        if name == "change" and value is not None:
            self.change = None
            value()
            gc.collect()
            return None
        return value


@pytest.mark.parametrize("inner", [
    lambda it: [it, 1, [2] * 50], lambda it: (it, 1, [2] * 50), lambda it: {"b": it, "c": [1] * 100},
    lambda it: {("k" * 50, 7): it}, lambda it: [({"k": it, "z": [3] * 99}, 1), 5]])
@pytest.mark.parametrize("outer", [lambda value: {"a": value, "b": [1] * 9}, lambda value: [value, [1] * 9]])
@pytest.mark.parametrize("change", ["clear", "grow"])
def test_containers_that_change_while_they_are_read(inner, outer, change):
    # What the change frees is still being read. The value that arrives is any; nothing may break.
    def act():
        if change == "clear":
            data.clear()
        elif isinstance(data, dict):
            data.update((f"k{n}", [n]) for n in range(1000))
        else:
            data[:0] = [[n] for n in range(1000)]
    data = outer(inner(Restless(act)))
    sandbox = hognose.Sandbox(functions={"f": lambda x: type(x).__name__})
    try:
        sandbox.run("f(x)", inputs={"x": data})
    except hognose.ConversionError:
        pass
    assert sandbox.run("1").unwrap() == 1
