# time: struct_time, gmtime, mktime, strftime, strptime, asctime and their errors.
# option: --allow-import *
# python: 3.11
import time


def show(f, *args):
    try:
        print(f.__name__, args, '->', f(*args))
    except Exception as error:
        print(f.__name__, args, '->', type(error).__name__, error)


for seconds in (0, 1, -1, 86399, 86400, 951782400, 1709164800, 1735689599, 2**31 - 1, -2**31, 4102444800, 1.9, -1.5,
                253402300799):
    t = time.gmtime(seconds)
    print(tuple(t), t.tm_zone, t.tm_gmtoff)
t = time.gmtime(1709210096)
print(t, repr(t) == str(t), len(t), t[0], t[-1], t[1:3], t.tm_year, t.tm_mon, t.tm_mday, t.tm_hour, t.tm_min,
      t.tm_sec, t.tm_wday, t.tm_yday, t.tm_isdst)
print(t == tuple(t), t == time.gmtime(1709210096), hash(t) == hash(tuple(t)), isinstance(t, tuple), t.n_fields,
      t.n_sequence_fields, t.n_unnamed_fields, t.__match_args__)
match t:
    case time.struct_time(year, 2, day):
        print(year, day)
for args in (((1, 2, 3),), (range(12),), (5,), (range(9),), (range(10),), (range(11),), ((1,) * 9, {'tm_zone': 'X'})):
    show(time.struct_time, *args)
full = time.struct_time((2020, 1, 2, 3, 4, 5, 6, 7, 8, 'ABC', 99))
print(full.tm_zone, full.tm_gmtoff, tuple(full))
try:
    t.tm_year = 5
except AttributeError as error:
    print(error)
for name in '%a %A %b %B %c %C %d %D %e %F %g %G %h %H %I %j %k %l %m %M %n %p %r %R %S %t %T %u %U %V %w %W %x %X %y %Y %%'.split():
    print(name, [time.strftime(name, time.gmtime(s)) for s in (0, 951782400, 1709210096, 1735689599, 1230768000,
        1104537600)])
for fmt in ('', 'x', '%', '%%', '%%Y', 'é%Yé', '%Y-%m-%dT%H:%M:%S', '%H%%%M', 'a%nb'):
    print(repr(time.strftime(fmt, t)))
for bad in ((2020, 13, 1, 0, 0, 0, 0, 1, 0), (2020, 1, 32, 0, 0, 0, 0, 1, 0), (2020, 1, 1, 24, 0, 0, 0, 1, 0), (2020,
    1, 1, 0, 60, 0, 0, 1, 0),
            (2020, 1, 1, 0, 0, 62, 0, 1, 0), (2020, 1, 1, 0, 0, 0, -2, 1, 0), (2020, 1, 1, 0, 0, 0, 0, 367,
                0), (2020, -1, 1, 0, 0, 0, 0, 1, 0),
            (1, 2, 3), [2020, 1, 1, 0, 0, 0, 0, 1, 0],
            5, ('a',) * 9, (2020, 0, 0, 0, 0, 0, 6, 0, 0), (2020, 1, 1, 0, 0, 61, 7, 1, 5)):
    show(time.strftime, '%Y-%m-%d %H:%M:%S %a %j', bad)
    show(time.asctime, bad)
for args in ((5,), (), ('%Y', None), (b'%Y',)):
    show(time.strftime, *args) if args != () else None
for fields in ((1970, 1, 1, 0, 0, 0, 0, 1, 0), (2020, 2, 29, 12, 30, 45, 0, 0, 0), (2020, 14, 35, 30, 70, 80, 0, 0,
    0), (2020, 0, 0, 0, 0, 0, 0, 0, 0), (1969, 12, 31, 23, 59, 59, 0, 0, 0)):
    show(time.mktime, fields)
show(time.mktime, (1, 2))
show(time.mktime, 5)
show(time.ctime, 0)
show(time.ctime, 1709210096.9)
show(time.gmtime, 'a')
show(time.gmtime, float('nan'))
show(time.gmtime, 10**30)
print(time.timezone, time.altzone, time.daylight, time.tzname[0])

#> (1970, 1, 1, 0, 0, 0, 3, 1, 0) GMT 0
#> (1970, 1, 1, 0, 0, 1, 3, 1, 0) GMT 0
#> (1969, 12, 31, 23, 59, 59, 2, 365, 0) GMT 0
#> (1970, 1, 1, 23, 59, 59, 3, 1, 0) GMT 0
#> (1970, 1, 2, 0, 0, 0, 4, 2, 0) GMT 0
#> (2000, 2, 29, 0, 0, 0, 1, 60, 0) GMT 0
#> (2024, 2, 29, 0, 0, 0, 3, 60, 0) GMT 0
#> (2024, 12, 31, 23, 59, 59, 1, 366, 0) GMT 0
#> (2038, 1, 19, 3, 14, 7, 1, 19, 0) GMT 0
#> (1901, 12, 13, 20, 45, 52, 4, 347, 0) GMT 0
#> (2100, 1, 1, 0, 0, 0, 4, 1, 0) GMT 0
#> (1970, 1, 1, 0, 0, 1, 3, 1, 0) GMT 0
#> (1969, 12, 31, 23, 59, 58, 2, 365, 0) GMT 0
#> (9999, 12, 31, 23, 59, 59, 4, 365, 0) GMT 0
#> time.struct_time(tm_year=2024, tm_mon=2, tm_mday=29, tm_hour=12, tm_min=34, tm_sec=56, tm_wday=3, tm_yday=60, tm_isdst=0) True 9 2024 0 (2, 29) 2024 2 29 12 34 56 3 60 0
#> True True True True 11 9 0 ('tm_year', 'tm_mon', 'tm_mday', 'tm_hour', 'tm_min', 'tm_sec', 'tm_wday', 'tm_yday', 'tm_isdst')
#> 2024 29
#> struct_time ((1, 2, 3),) -> TypeError time.struct_time() takes an at least 9-sequence (3-sequence given)
#> struct_time (range(0, 12),) -> TypeError time.struct_time() takes an at most 11-sequence (12-sequence given)
#> struct_time (5,) -> TypeError constructor requires a sequence
#> struct_time (range(0, 9),) -> time.struct_time(tm_year=0, tm_mon=1, tm_mday=2, tm_hour=3, tm_min=4, tm_sec=5, tm_wday=6, tm_yday=7, tm_isdst=8)
#> struct_time (range(0, 10),) -> time.struct_time(tm_year=0, tm_mon=1, tm_mday=2, tm_hour=3, tm_min=4, tm_sec=5, tm_wday=6, tm_yday=7, tm_isdst=8)
#> struct_time (range(0, 11),) -> time.struct_time(tm_year=0, tm_mon=1, tm_mday=2, tm_hour=3, tm_min=4, tm_sec=5, tm_wday=6, tm_yday=7, tm_isdst=8)
#> struct_time ((1, 1, 1, 1, 1, 1, 1, 1, 1), {'tm_zone': 'X'}) -> time.struct_time(tm_year=1, tm_mon=1, tm_mday=1, tm_hour=1, tm_min=1, tm_sec=1, tm_wday=1, tm_yday=1, tm_isdst=1)
#> ABC 99 (2020, 1, 2, 3, 4, 5, 6, 7, 8)
#> readonly attribute
#> %a ['Thu', 'Tue', 'Thu', 'Tue', 'Thu', 'Sat']
#> %A ['Thursday', 'Tuesday', 'Thursday', 'Tuesday', 'Thursday', 'Saturday']
#> %b ['Jan', 'Feb', 'Feb', 'Dec', 'Jan', 'Jan']
#> %B ['January', 'February', 'February', 'December', 'January', 'January']
#> %c ['Thu Jan  1 00:00:00 1970', 'Tue Feb 29 00:00:00 2000', 'Thu Feb 29 12:34:56 2024', 'Tue Dec 31 23:59:59 2024', 'Thu Jan  1 00:00:00 2009', 'Sat Jan  1 00:00:00 2005']
#> %C ['19', '20', '20', '20', '20', '20']
#> %d ['01', '29', '29', '31', '01', '01']
#> %D ['01/01/70', '02/29/00', '02/29/24', '12/31/24', '01/01/09', '01/01/05']
#> %e [' 1', '29', '29', '31', ' 1', ' 1']
#> %F ['1970-01-01', '2000-02-29', '2024-02-29', '2024-12-31', '2009-01-01', '2005-01-01']
#> %g ['70', '00', '24', '25', '09', '04']
#> %G ['1970', '2000', '2024', '2025', '2009', '2004']
#> %h ['Jan', 'Feb', 'Feb', 'Dec', 'Jan', 'Jan']
#> %H ['00', '00', '12', '23', '00', '00']
#> %I ['12', '12', '12', '11', '12', '12']
#> %j ['001', '060', '060', '366', '001', '001']
#> %k [' 0', ' 0', '12', '23', ' 0', ' 0']
#> %l ['12', '12', '12', '11', '12', '12']
#> %m ['01', '02', '02', '12', '01', '01']
#> %M ['00', '00', '34', '59', '00', '00']
#> %n ['\n', '\n', '\n', '\n', '\n', '\n']
#> %p ['AM', 'AM', 'PM', 'PM', 'AM', 'AM']
#> %r ['12:00:00 AM', '12:00:00 AM', '12:34:56 PM', '11:59:59 PM', '12:00:00 AM', '12:00:00 AM']
#> %R ['00:00', '00:00', '12:34', '23:59', '00:00', '00:00']
#> %S ['00', '00', '56', '59', '00', '00']
#> %t ['\t', '\t', '\t', '\t', '\t', '\t']
#> %T ['00:00:00', '00:00:00', '12:34:56', '23:59:59', '00:00:00', '00:00:00']
#> %u ['4', '2', '4', '2', '4', '6']
#> %U ['00', '09', '08', '52', '00', '00']
#> %V ['01', '09', '09', '01', '01', '53']
#> %w ['4', '2', '4', '2', '4', '6']
#> %W ['00', '09', '09', '53', '00', '00']
#> %x ['01/01/70', '02/29/00', '02/29/24', '12/31/24', '01/01/09', '01/01/05']
#> %X ['00:00:00', '00:00:00', '12:34:56', '23:59:59', '00:00:00', '00:00:00']
#> %y ['70', '00', '24', '24', '09', '05']
#> %Y ['1970', '2000', '2024', '2024', '2009', '2005']
#> %% ['%', '%', '%', '%', '%', '%']
#> ''
#> 'x'
#> '%'
#> '%'
#> '%Y'
#> 'é2024é'
#> '2024-02-29T12:34:56'
#> '12%34'
#> 'a\nb'
#> strftime ('%Y-%m-%d %H:%M:%S %a %j', (2020, 13, 1, 0, 0, 0, 0, 1, 0)) -> ValueError month out of range
#> asctime ((2020, 13, 1, 0, 0, 0, 0, 1, 0),) -> ValueError month out of range
#> strftime ('%Y-%m-%d %H:%M:%S %a %j', (2020, 1, 32, 0, 0, 0, 0, 1, 0)) -> ValueError day of month out of range
#> asctime ((2020, 1, 32, 0, 0, 0, 0, 1, 0),) -> ValueError day of month out of range
#> strftime ('%Y-%m-%d %H:%M:%S %a %j', (2020, 1, 1, 24, 0, 0, 0, 1, 0)) -> ValueError hour out of range
#> asctime ((2020, 1, 1, 24, 0, 0, 0, 1, 0),) -> ValueError hour out of range
#> strftime ('%Y-%m-%d %H:%M:%S %a %j', (2020, 1, 1, 0, 60, 0, 0, 1, 0)) -> ValueError minute out of range
#> asctime ((2020, 1, 1, 0, 60, 0, 0, 1, 0),) -> ValueError minute out of range
#> strftime ('%Y-%m-%d %H:%M:%S %a %j', (2020, 1, 1, 0, 0, 62, 0, 1, 0)) -> ValueError seconds out of range
#> asctime ((2020, 1, 1, 0, 0, 62, 0, 1, 0),) -> ValueError seconds out of range
#> strftime ('%Y-%m-%d %H:%M:%S %a %j', (2020, 1, 1, 0, 0, 0, -2, 1, 0)) -> ValueError day of week out of range
#> asctime ((2020, 1, 1, 0, 0, 0, -2, 1, 0),) -> ValueError day of week out of range
#> strftime ('%Y-%m-%d %H:%M:%S %a %j', (2020, 1, 1, 0, 0, 0, 0, 367, 0)) -> ValueError day of year out of range
#> asctime ((2020, 1, 1, 0, 0, 0, 0, 367, 0),) -> ValueError day of year out of range
#> strftime ('%Y-%m-%d %H:%M:%S %a %j', (2020, -1, 1, 0, 0, 0, 0, 1, 0)) -> ValueError month out of range
#> asctime ((2020, -1, 1, 0, 0, 0, 0, 1, 0),) -> ValueError month out of range
#> strftime ('%Y-%m-%d %H:%M:%S %a %j', (1, 2, 3)) -> TypeError strftime(): illegal time tuple argument
#> asctime ((1, 2, 3),) -> TypeError asctime(): illegal time tuple argument
#> strftime ('%Y-%m-%d %H:%M:%S %a %j', [2020, 1, 1, 0, 0, 0, 0, 1, 0]) -> TypeError Tuple or struct_time argument required
#> asctime ([2020, 1, 1, 0, 0, 0, 0, 1, 0],) -> TypeError Tuple or struct_time argument required
#> strftime ('%Y-%m-%d %H:%M:%S %a %j', 5) -> TypeError Tuple or struct_time argument required
#> asctime (5,) -> TypeError Tuple or struct_time argument required
#> strftime ('%Y-%m-%d %H:%M:%S %a %j', ('a', 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'a')) -> TypeError 'str' object cannot be interpreted as an integer
#> asctime (('a', 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'a'),) -> TypeError 'str' object cannot be interpreted as an integer
#> strftime ('%Y-%m-%d %H:%M:%S %a %j', (2020, 0, 0, 0, 0, 0, 6, 0, 0)) -> 2020-01-01 00:00:00 Sun 001
#> asctime ((2020, 0, 0, 0, 0, 0, 6, 0, 0),) -> Sun Jan  1 00:00:00 2020
#> strftime ('%Y-%m-%d %H:%M:%S %a %j', (2020, 1, 1, 0, 0, 61, 7, 1, 5)) -> 2020-01-01 00:00:61 Mon 001
#> asctime ((2020, 1, 1, 0, 0, 61, 7, 1, 5),) -> Mon Jan  1 00:00:61 2020
#> strftime (5,) -> TypeError strftime() argument 1 must be str, not int
#> strftime ('%Y', None) -> TypeError Tuple or struct_time argument required
#> strftime (b'%Y',) -> TypeError strftime() argument 1 must be str, not bytes
#> mktime ((1970, 1, 1, 0, 0, 0, 0, 1, 0),) -> 0.0
#> mktime ((2020, 2, 29, 12, 30, 45, 0, 0, 0),) -> 1582979445.0
#> mktime ((2020, 14, 35, 30, 70, 80, 0, 0, 0),) -> 1615187480.0
#> mktime ((2020, 0, 0, 0, 0, 0, 0, 0, 0),) -> 1575072000.0
#> mktime ((1969, 12, 31, 23, 59, 59, 0, 0, 0),) -> -1.0
#> mktime ((1, 2),) -> TypeError mktime(): illegal time tuple argument
#> mktime (5,) -> TypeError Tuple or struct_time argument required
#> ctime (0,) -> Thu Jan  1 00:00:00 1970
#> ctime (1709210096.9,) -> Thu Feb 29 12:34:56 2024
#> gmtime ('a',) -> TypeError 'str' object cannot be interpreted as an integer
#> gmtime (nan,) -> ValueError Invalid value NaN (not a number)
#> gmtime (1000000000000000000000000000000,) -> OverflowError timestamp out of range for platform time_t
#> 0 0 0 UTC
