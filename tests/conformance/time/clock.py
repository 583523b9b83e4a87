# time: the clocks go forward, sleep lets time pass, all kinds agree.
# option: --allow-import *
# option: --start-time 1000000000
import time

a, b = time.time(), time.time()
print(a <= b, isinstance(a, float), isinstance(time.time_ns(), int), abs(time.time() - time.time_ns() / 1e9) < 1)
for clock in (time.monotonic, time.perf_counter, time.process_time):
    x = clock()
    for _ in range(1000):
        pass
    print(clock.__name__, clock() > x, isinstance(x, float))
for clock in (time.monotonic_ns, time.perf_counter_ns, time.process_time_ns):
    print(clock.__name__, isinstance(clock(), int))
t = time.monotonic()
time.sleep(0.05)
print(time.monotonic() - t >= 0.05)
for bad in (-1, -0.5, float('nan'), 'a', None, 1e30):
    try:
        time.sleep(bad)
        print('slept')
    except Exception as error:
        print(type(error).__name__, error)
print(time.sleep(0), time.sleep(True and 0), time.gmtime().tm_zone, time.localtime(0).tm_year in (1969, 1970))
for name in ('time', 'monotonic', 'perf_counter', 'process_time'):
    print(name, time.get_clock_info(name).monotonic in (True, False))
try:
    time.get_clock_info('x')
except ValueError as error:
    print(error)

#> True True True True
#> monotonic True True
#> perf_counter True True
#> process_time True True
#> monotonic_ns True
#> perf_counter_ns True
#> process_time_ns True
#> True
#> ValueError sleep length must be non-negative
#> ValueError sleep length must be non-negative
#> ValueError Invalid value NaN (not a number)
#> TypeError 'str' object cannot be interpreted as an integer or float
#> TypeError 'NoneType' object cannot be interpreted as an integer or float
#> OverflowError timestamp out of range for platform time_t
#> None None GMT True
#> time True
#> monotonic True
#> perf_counter True
#> process_time True
#> unknown clock
