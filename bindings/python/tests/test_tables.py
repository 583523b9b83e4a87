"""Arrays and tables of other packages as values for guests."""

import datetime
import math

import pytest

import hognose
import hognose.isolated

numpy = pytest.importorskip("numpy", reason="numpy cannot be installed here")
pandas = pytest.importorskip("pandas", reason="pandas cannot be installed here")
pyarrow = pytest.importorskip("pyarrow", reason="pyarrow cannot be installed here")

DAY = datetime.datetime(2026, 1, 2)


def crossed(value, kind=hognose.Sandbox):
    return kind().run("x", inputs={"x": value}).unwrap()


@pytest.mark.parametrize("kind", [hognose.Sandbox, hognose.isolated.Sandbox])
@pytest.mark.parametrize("value, expected", [
    (numpy.arange(3), [0, 1, 2]),
    (numpy.arange(4.0).reshape(2, 2), [[0.0, 1.0], [2.0, 3.0]]),
    (numpy.zeros((2, 0)), [[], []]),
    (numpy.array(7), 7),
    (numpy.float64(1.5), 1.5),
    (numpy.float32(0.5), 0.5),
    (numpy.int8(-5), -5),
    (numpy.uint64(2**64 - 1), 2**64 - 1),
    (numpy.bool_(True), True),
    (numpy.str_("ä"), "ä"),
    (numpy.bytes_(b"x"), b"x"),
    (numpy.complex64(1j), 1j),
    (numpy.array([True, False]), [True, False]),
    (numpy.array([1, "a", None, [2]], dtype=object), [1, "a", None, [2]]),
    (numpy.array([(1, 2.5)], dtype=[("a", "i4"), ("b", "f8")]), [(1, 2.5)]),
    (numpy.array(["2026-01-02", "NaT"], dtype="M8[ns]"), [DAY, None]),
    (numpy.array([90], dtype="m8[s]"), [datetime.timedelta(seconds=90)]),
    ({"rows": [numpy.arange(2)]}, {"rows": [[0, 1]]}),
    (pandas.DataFrame({"n": [1, 2], "t": ["a", None], "x": [0.5, math.nan]}),
     {"n": [1, 2], "t": ["a", None], "x": [0.5, math.nan]}),
    (pandas.DataFrame({"day": pandas.to_datetime(["2026-01-02", None])}), {"day": [DAY, None]}),
    (pandas.DataFrame({1: [True]}), {1: [True]}),
    (pandas.DataFrame(), {}),
    (pandas.Series([1, None], dtype="Int64"), [1, None]),
    (pandas.Series(["a", "b"], dtype="category"), ["a", "b"]),
    (pandas.Index(["a"]), ["a"]),
    (pandas.MultiIndex.from_tuples([("a", 1)]), [("a", 1)]),
    (pandas.Timestamp(DAY), DAY),
    (pandas.Timedelta(seconds=3), datetime.timedelta(seconds=3)),
    ([pandas.NaT, pandas.NA], [None, None]),
    (pyarrow.table({"n": [1, None], "t": ["a", "b"]}), {"n": [1, None], "t": ["a", "b"]}),
    (pyarrow.record_batch({"n": [1]}), {"n": [1]}),
    (pyarrow.array([[1], None]), [[1], None]),
    (pyarrow.chunked_array([[1], [2]]), [1, 2]),
    (pyarrow.scalar(5), 5),
])
def test_as_data(kind, value, expected):
    assert repr(crossed(value, kind)) == repr(expected)  # NaN is not equal to itself


@pytest.mark.parametrize("value", [
    numpy.array(["2026-01-02T00:00:00.000000001"], dtype="M8[ns]"),
    pandas.Timestamp("2026-01-02 00:00:00.000000001"),
    pandas.Timedelta(1, "ns"),
    pandas.DataFrame([[1, 2]], columns=["a", "a"]),
    pyarrow.Table.from_arrays([pyarrow.array([1]), pyarrow.array([2])], names=["a", "a"]),
    numpy.dtype("i4"),
    numpy.random.default_rng(0),
    pandas.DataFrame({"a": [1]}).groupby("a"),
    numpy.array([object()], dtype=object),
    numpy.longdouble("1.5"),
])
def test_what_is_refused(value):
    with pytest.raises(hognose.ConversionError):
        crossed(value)


def test_from_host_functions_and_as_views():
    sandbox = hognose.Sandbox(functions={"load": lambda: numpy.eye(2)})
    assert sandbox.run("load()[1]").unwrap() == [0.0, 1.0]
    view = hognose.View(pandas.DataFrame({"n": range(1000)}))
    assert sandbox.run("sum(t['n'])", inputs={"t": view}).unwrap() == 499_500


def test_liars():
    class Liar:
        __module__ = "numpy"

    with pytest.raises(hognose.ConversionError):
        crossed(Liar())
    cyclic = numpy.empty(1, dtype=object)
    cyclic[0] = cyclic
    with pytest.raises((ValueError, RecursionError)):
        crossed(cyclic)
