# time: struct_time and the functions that return it, from tuples of the native functions. The clock
# itself is native. All zones are UTC.
"""The clock of the run, which begins when the host says and goes on with the work that is done."""

timezone = 0
altzone = 0
daylight = 0
tzname = ('UTC', 'UTC')
_STRUCT_TM_ITEMS = 11
_EXTRA_FIELDS = ('tm_zone', 'tm_gmtoff')
_fields_of = _fields
_parse_text = _parse
del _fields, _parse


# --- struct_time

_dict = dict  # the constructor has a parameter of that name


def _field(index, doc):
    def get(self):
        return tuple.__getitem__(self, index)
    return property(get, doc=doc)


class struct_time(tuple):
    """A time in nine parts, as gmtime() and strptime() hand on."""

    n_fields = 11
    n_sequence_fields = 9
    n_unnamed_fields = 0
    __match_args__ = ('tm_year', 'tm_mon', 'tm_mday', 'tm_hour', 'tm_min', 'tm_sec', 'tm_wday',
                      'tm_yday', 'tm_isdst')

    def __new__(cls, iterable, dict={}):
        try:
            items = tuple(iterable)
        except TypeError:
            raise TypeError('constructor requires a sequence') from None
        if not isinstance(dict, _dict):
            raise TypeError('time.struct_time() takes a dict as second arg, if any')
        if len(items) < 9:
            raise TypeError(f'time.struct_time() takes an at least 9-sequence '
                            f'({len(items)}-sequence given)')
        if len(items) > 11:
            raise TypeError(f'time.struct_time() takes an at most 11-sequence '
                            f'({len(items)}-sequence given)')
        if not set(dict) <= set(_EXTRA_FIELDS[len(items) - 9:]):
            raise TypeError('time.struct_time() got duplicate or unexpected field name(s)')
        self = tuple.__new__(cls, items[:9])
        self.__dict__['_zone'] = items[9] if len(items) > 9 else dict.get('tm_zone')
        self.__dict__['_offset'] = items[10] if len(items) > 10 else dict.get('tm_gmtoff')
        return self

    def __init_subclass__(cls, **kwargs):
        raise TypeError("type 'time.struct_time' is not an acceptable base type")

    def __setattr__(self, name, value):
        _refuse_change(self, name)

    def __delattr__(self, name):
        _refuse_change(self, name)

    tm_year = _field(0, 'year, for example, 1993')
    tm_mon = _field(1, 'month of year, range [1, 12]')
    tm_mday = _field(2, 'day of month, range [1, 31]')
    tm_hour = _field(3, 'hours, range [0, 23]')
    tm_min = _field(4, 'minutes, range [0, 59]')
    tm_sec = _field(5, 'seconds, range [0, 61])')
    tm_wday = _field(6, 'day of week, range [0, 6], Monday is 0')
    tm_yday = _field(7, 'day of year, range [1, 366]')
    tm_isdst = _field(8, '1 if summer time is in effect, 0 if not, and -1 if unknown')
    tm_zone = property(lambda self: self._zone, doc='abbreviation of timezone name')
    tm_gmtoff = property(lambda self: self._offset, doc='offset from UTC in seconds')

    def __repr__(self):
        parts = ', '.join([f'{name}={value!r}' for name, value in zip(self.__match_args__, self)])
        return f'time.struct_time({parts})'

    def __reduce__(self):
        return struct_time, (tuple(self), {'tm_zone': self.tm_zone, 'tm_gmtoff': self.tm_gmtoff})

    def __replace__(self, /, **changes):
        names = self.__match_args__ + _EXTRA_FIELDS
        values = [changes.pop(name, getattr(self, name)) for name in names]
        if changes:
            raise TypeError(f'Got unexpected field name(s): {list(changes)}')
        return struct_time(values)


def _refuse_change(self, name):
    if hasattr(type(self), name):
        raise AttributeError('readonly attribute')
    raise AttributeError(f"'time.struct_time' object has no attribute '{name}' and no "
                         f"__dict__ for setting new attributes")


del _field


# --- its makers

def gmtime(seconds=None, /):
    """The parts of a time in seconds since 1970; without it, of now."""
    return struct_time(_fields_of(seconds) + ('GMT', 0))


def localtime(seconds=None, /):
    """As gmtime(): the run lives in UTC."""
    return struct_time(_fields_of(seconds) + ('UTC', 0))


def strptime(data_string, format="%a %b %d %H:%M:%S %Y", /):
    """The parts of a time that a text with that format tells."""
    fields, zone, offset = _parse_text(data_string, format)
    return struct_time(fields + (zone, offset))


# --- clocks

class _ClockInfo:
    def __init__(self, **fields):
        self.__dict__.update(fields)

    def __repr__(self):
        parts = ', '.join([f'{name}={value!r}' for name, value in self.__dict__.items()])
        return f'namespace({parts})'


def get_clock_info(name, /):
    """What there is to know about a clock: all of them are the run's own."""
    if name not in ('time', 'monotonic', 'perf_counter', 'process_time', 'thread_time'):
        raise ValueError('unknown clock')
    return _ClockInfo(implementation='virtual', monotonic=True, adjustable=False, resolution=1e-09)


CLOCK_REALTIME, CLOCK_MONOTONIC, CLOCK_PROCESS_CPUTIME_ID, CLOCK_THREAD_CPUTIME_ID = range(4)
_CLOCKS = (time_ns, monotonic_ns, process_time_ns, thread_time_ns)


def clock_gettime_ns(clk_id, /):
    """The time of a clock by its number, in nanoseconds."""
    if not 0 <= clk_id < len(_CLOCKS):
        raise OSError(22, 'Invalid argument')
    return _CLOCKS[clk_id]()


def clock_gettime(clk_id, /):
    """The time of a clock by its number, in seconds."""
    return clock_gettime_ns(clk_id) / 1e9


def clock_getres(clk_id, /):
    """The resolution of a clock by its number."""
    clock_gettime_ns(clk_id)
    return 1e-09


def tzset():
    """Nothing: the zone is always UTC."""
