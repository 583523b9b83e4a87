# time: what describes the clocks. The clocks themselves and the forms of times are native.
"""The clock of the run, which begins when the host says and goes on with the work that is done."""

timezone = 0
altzone = 0
daylight = 0
tzname = ('UTC', 'UTC')
_STRUCT_TM_ITEMS = 11


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
