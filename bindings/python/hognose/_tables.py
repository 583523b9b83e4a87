"""Arrays and tables of NumPy, pandas and Arrow as data for guests: copies, as lists and dicts of lists.

None of these packages is imported: what is here belongs to one that is already.
"""

from hognose._errors import ConversionError


def plain(value):
    """The value as data: an array is a list, one of more dimensions a list of lists; a table is a dict from the names
    of its columns to lists. What is missing is None. ConversionError for other values of these packages, and for times
    that are finer than microseconds."""
    package = type(value).__module__.partition(".")[0]
    made = {"numpy": _of_numpy, "pandas": _of_pandas, "pyarrow": _of_arrow}[package](value)
    if made is value:
        raise ConversionError(f"a value of type {package}.{type(value).__qualname__} cannot be passed to a sandbox")
    return made


def _of_numpy(value):
    import numpy
    if not isinstance(value, (numpy.ndarray, numpy.generic)):
        return value
    if value.dtype.kind in "mM":
        # Finer units would become bare numbers.
        micro = value.astype(f"{value.dtype.kind}8[us]")
        if not _all_equal(micro.astype(value.dtype), value):
            raise ConversionError("times in nanoseconds cannot be passed to a sandbox, whose unit is the microsecond")
        return micro.tolist()
    if value.dtype.kind == "V" and value.dtype.fields is None:
        return value.tobytes() if value.ndim == 0 else value
    made = value.tolist()
    return value if isinstance(made, numpy.generic) else made


def _all_equal(left, right):
    import numpy
    return bool(numpy.all((left == right) | (numpy.isnat(left) & numpy.isnat(right))))


def _of_pandas(value):
    import pandas
    if isinstance(value, pandas.DataFrame):
        names = list(value.columns)
        if len(set(names)) != len(names):
            raise ConversionError("a table with two columns of one name cannot be passed to a sandbox")
        return {name: _column(value[name]) for name in names}
    if isinstance(value, (pandas.Series, pandas.Index)):
        return _column(value)
    if isinstance(value, (pandas.Timestamp, pandas.Timedelta)):
        return _moment(value)
    return None if value is pandas.NaT or value is pandas.NA else value


def _column(column):
    import numpy
    import pandas
    if isinstance(column, pandas.MultiIndex):
        return column.tolist()
    missing = pandas.isna(column)
    # NaN is a value in a column of floats, and a place without one in others.
    is_float = isinstance(column.dtype, numpy.dtype) and column.dtype.kind == "f"
    if is_float or not missing.any():
        return [_moment(item) for item in column.tolist()]
    return [None if is_missing else _moment(item) for item, is_missing in zip(column.tolist(), missing)]


def _moment(item):
    import pandas
    if not isinstance(item, (pandas.Timestamp, pandas.Timedelta)):
        return item
    if item.nanosecond if isinstance(item, pandas.Timestamp) else item.nanoseconds:
        raise ConversionError("times in nanoseconds cannot be passed to a sandbox, whose unit is the microsecond")
    return item.to_pydatetime() if isinstance(item, pandas.Timestamp) else item.to_pytimedelta()


def _of_arrow(value):
    import pyarrow
    if isinstance(value, (pyarrow.Table, pyarrow.RecordBatch)):
        if len(set(value.schema.names)) != len(value.schema.names):
            raise ConversionError("a table with two columns of one name cannot be passed to a sandbox")
        return value.to_pydict()
    if isinstance(value, (pyarrow.Array, pyarrow.ChunkedArray)):
        return value.to_pylist()
    return value.as_py() if isinstance(value, pyarrow.Scalar) else value
