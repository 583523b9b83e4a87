# datetime: construction, ranges, text, arithmetic and the errors of each.
# option: --policy standard
import datetime as d
def t(s):
    try: r=repr(eval(s))
    except Exception as e: r=type(e).__name__+': '+str(e)
    print(s, '->', r)
from datetime import *
for s in '''date(2020,13,1)
date(0,1,1)
date(2020,2,30)
date(2021,2,29)
date(2020,1,0)
date(10000,1,1)
date('a',1,1)
date(2020,1)
date(2020,1.0,1)
date(10**20,1,1)
datetime(2020,1,1,24)
datetime(2020,1,1,1,60)
datetime(2020,1,1,1,1,60)
datetime(2020,1,1,1,1,1,1000000)
datetime(2020,1,1,fold=2)
datetime(2020,1,1,0,0,0,0,5)
datetime(2020,1)
time(24)
time(-1)
time(1,2,3,4,5)
date.fromordinal(0)
date.fromordinal(10**7)
date.fromordinal('a')
date.fromtimestamp(10**20)
date.fromtimestamp('a')
date.fromtimestamp(float('nan'))
datetime.fromtimestamp(10**12)
datetime.fromtimestamp(float('inf'))
date.fromisoformat('x')
date.fromisoformat(5)
date.fromisoformat('2020-13-01')
date.fromisoformat('2020-02-30')
datetime.fromisoformat('2020-01-01T25')
datetime.fromisoformat('2020-01-01T24:00')
datetime.fromisoformat('2020-01-01T24:01')
datetime.fromisoformat('2020-01-01T10:00+24:00')
datetime.fromisoformat('2020-01-01T10:00+23:60')
datetime.fromisoformat('2020-01-01T10:00:00.1234567')
datetime.fromisoformat('2020-01-01T10:00:00,123')
datetime.fromisoformat('2020-01-01T10:00:00.')
datetime.fromisoformat('2020-W01-1T10')
datetime.fromisoformat('2020-W54')
datetime.fromisoformat('2020-W01-8')
datetime.fromisoformat('2020W01')
datetime.fromisoformat('20200101T101112')
datetime.fromisoformat('2020-01-01T10:1112')
datetime.fromisoformat('2020-01-01T1011:12')
datetime.fromisoformat('2020-01-01')
datetime.fromisoformat('2020-01-01 ')
datetime.fromisoformat('2020-01-01x10')
datetime.fromisoformat('2020-01-01Tz')
datetime.fromisoformat('')
datetime.fromisoformat(None)
time.fromisoformat('T10:11')
time.fromisoformat('10')
time.fromisoformat('1')
time.fromisoformat('10:11Z')
time.fromisoformat('10:11+0530')
time.fromisoformat('24:00')
time.fromisoformat('10:11:12.5+01:02:03.000004')
time.fromisoformat('10:11-00:00')
date.fromisocalendar(2020,1,1)
date.fromisocalendar(2020,54,1)
date.fromisocalendar(2020,1,8)
date.fromisocalendar(0,1,1)
date.fromisocalendar(2020,'a',1)
date(2020,1,1)+timedelta(days=10**7)
date(1,1,1)-timedelta(1)
date(2020,1,1)+1
date(2020,1,1)-date(2019,1,1)
1+date(2020,1,1)
date(2020,1,1)<5
date(2020,1,1)<datetime(2020,1,1)
date(2020,1,1)==datetime(2020,1,1)
datetime(2020,1,1)<datetime(2020,1,1,tzinfo=timezone.utc)
datetime(2020,1,1)==datetime(2020,1,1,tzinfo=timezone.utc)
datetime(2020,1,1)-datetime(2020,1,1,tzinfo=timezone.utc)
time(1)<time(1,tzinfo=timezone.utc)
time(1)<5
timedelta(1)<5
timedelta(1)==5
timedelta('a')
timedelta(days=10**9)
timedelta(days=10**20)
timedelta(days=float('inf'))
timedelta(days=float('nan'))
timedelta(days=1e20)
timedelta(1)/0
timedelta(1)//0
timedelta(1)%0
timedelta(1)%timedelta(0)
timedelta(1)/timedelta(0)
timedelta(1)*float('inf')
timedelta(1)*float('nan')
timedelta(1)/0.0
timedelta(1)*1.5
timedelta(microseconds=1)*0.5
timedelta(microseconds=3)*0.5
timedelta(1)/7
timedelta(1)/1.1
divmod(timedelta(1),timedelta(hours=5))
divmod(timedelta(1),5)
5/timedelta(1)
timezone(5)
timezone(timedelta(1))
timezone(timedelta(hours=1),5)
timezone()
timezone(timedelta(hours=5,minutes=30))
timezone(timedelta(hours=-5),'EST')
timezone.utc.utcoffset(5)
timezone.utc.tzname(5)
timezone.utc.dst(5)
timezone.utc.fromutc(5)
timezone.utc.fromutc(datetime(2020,1,1))
tzinfo().utcoffset(None)
tzinfo().fromutc(5)
datetime(2020,1,1).astimezone(5)
datetime(2020,1,1).replace(tzinfo=5)
datetime(2020,1,1).replace(year=0)
datetime(2020,1,1).isoformat(5)
datetime(2020,1,1).isoformat('ab')
datetime(2020,1,1).isoformat(timespec='x')
datetime(2020,1,1).isoformat(timespec=5)
time(1).isoformat(timespec='x')
datetime.combine(1,2)
datetime.combine(date(2020,1,1),2)
datetime.combine(date(2020,1,1),time(1),5)
datetime.now(5)
date.today(5)
datetime.strptime('2020','%Y-%m')
datetime.strptime(5,'%Y')
datetime.strptime('5',5)
datetime.strptime('30 02 2020','%d %m %Y')
datetime.strptime('2020-366','%Y-%j')
datetime.strptime('2021-366','%Y-%j')
date.strptime('2020-01-02','%Y-%m-%d')
time.strptime('10:11','%H:%M')
datetime.strptime('a','%q')
datetime.strptime('a','%')
datetime.strptime('x2020y','x%Y')
date(2020,1,1).strftime(5)
date(2020,1,1).__format__(5)
format(date(2020,1,1),'%Y')
date(2020,1,1).isocalendar()
date(2020,1,1).isocalendar().week
tuple(date(2020,1,1).isocalendar())
type(date(2020,1,1).isocalendar())
date(2020,1,1).timetuple()
datetime(2020,1,1,tzinfo=timezone.utc).timetuple()
datetime(2020,1,1).utctimetuple()
date(2020,1,1).__reduce__()
datetime(2020,1,1,fold=1).__reduce__()
datetime(2020,1,1,fold=1).__reduce_ex__(4)
datetime(2020,1,1,tzinfo=timezone.utc).__reduce__()
time(1,2,3).__reduce__()
timedelta(1).__reduce__()
timezone.utc.__reduce__()
date(b'\\x07\\xe4\\x01\\x01')
date(b'xx')
date.min, date.max, date.resolution, datetime.min, datetime.max, time.min, time.max, time.resolution, timedelta.min, timedelta.max
timezone.min, timezone.max, timezone.utc, UTC
d.MINYEAR, d.MAXYEAR, d.__all__
date(2020,1,1).year
setattr(date(2020,1,1),'year',5)
setattr(timedelta(1),'days',5)
setattr(date(2020,1,1),'x',5)
str(datetime(2020,1,1,1,2,3,4)), str(date(2020,1,1)), str(time(1,2)), str(timedelta(-1,5))
datetime(2020,1,1,tzinfo=timezone.utc), datetime(2020,1,1,1,2,3,fold=1), time(1,fold=1,tzinfo=timezone.utc)
datetime(999,1,1).strftime('%Y %y %C %G %f %z %Z')
date(2020,1,1).strftime('%A %a %B %b %c %d %D %e %F %H %I %j %m %M %n %p %r %R %S %t %T %u %U %V %w %W %x %X %y %Y %%')
datetime(2020,1,1,tzinfo=timezone(timedelta(hours=5,minutes=30,seconds=1))).strftime('%z|%:z|%Z|%f')
time(10,11).strftime('%Y-%m-%d %H:%M')
datetime(2020,1,1).ctime()
datetime(2020,1,1,tzinfo=timezone.utc).timestamp()
datetime(2020,1,1).toordinal()
datetime.fromordinal(5)
datetime.fromtimestamp(0, timezone.utc)
datetime.fromtimestamp(1.5, timezone.utc)
datetime.fromtimestamp(1.9999999, timezone.utc)
datetime.fromtimestamp(-0.5, timezone.utc)
datetime.fromtimestamp('a')
date.fromtimestamp(0)
datetime(2020,1,1,tzinfo=timezone.utc).astimezone(timezone(timedelta(hours=5)))
datetime(2020,1,1)+timedelta(hours=25)
timedelta(hours=25)+datetime(2020,1,1)
datetime(2020,1,1)-timedelta(hours=25)
datetime.max+timedelta(1)
datetime(2020,1,1)*2
datetime(2020,1,1).time(), datetime(2020,1,1,tzinfo=timezone.utc).timetz(), datetime(2020,1,1).date()
datetime(2020,5,1).replace(month=2,hour=5)
time(1,2).replace(hour=5)
date(2020,1,1).replace(day=40)
bool(time(0)), bool(timedelta(0))
timedelta(1,2,3).total_seconds()
abs(timedelta(-1)), -timedelta(1), +timedelta(1)
timedelta(weeks=1,hours=1.5,milliseconds=1,minutes=1)
timedelta(0.5), timedelta(seconds=0.0000005), timedelta(seconds=1e-7*15)
hash(timedelta(1))==hash(timedelta(hours=24)), hash(date(2020,1,1))==hash(date(2020,1,1))
datetime(2020,1,1).replace(fold=1)'''.split('\n'): t(s)

#> date(2020,13,1) -> ValueError: month must be in 1..12, not 13
#> date(0,1,1) -> ValueError: year must be in 1..9999, not 0
#> date(2020,2,30) -> ValueError: day 30 must be in range 1..29 for month 2 in year 2020
#> date(2021,2,29) -> ValueError: day 29 must be in range 1..28 for month 2 in year 2021
#> date(2020,1,0) -> ValueError: day 0 must be in range 1..31 for month 1 in year 2020
#> date(10000,1,1) -> ValueError: year must be in 1..9999, not 10000
#> date('a',1,1) -> TypeError: 'str' object cannot be interpreted as an integer
#> date(2020,1) -> TypeError: function missing required argument 'day' (pos 3)
#> date(2020,1.0,1) -> TypeError: 'float' object cannot be interpreted as an integer
#> date(10**20,1,1) -> OverflowError: Python int too large to convert to C long
#> datetime(2020,1,1,24) -> ValueError: hour must be in 0..23, not 24
#> datetime(2020,1,1,1,60) -> ValueError: minute must be in 0..59, not 60
#> datetime(2020,1,1,1,1,60) -> ValueError: second must be in 0..59, not 60
#> datetime(2020,1,1,1,1,1,1000000) -> ValueError: microsecond must be in 0..999999, not 1000000
#> datetime(2020,1,1,fold=2) -> ValueError: fold must be either 0 or 1, not 2
#> datetime(2020,1,1,0,0,0,0,5) -> TypeError: tzinfo argument must be None or of a tzinfo subclass, not type 'int'
#> datetime(2020,1) -> TypeError: function missing required argument 'day' (pos 3)
#> time(24) -> ValueError: hour must be in 0..23, not 24
#> time(-1) -> ValueError: hour must be in 0..23, not -1
#> time(1,2,3,4,5) -> TypeError: tzinfo argument must be None or of a tzinfo subclass, not type 'int'
#> date.fromordinal(0) -> ValueError: ordinal must be >= 1
#> date.fromordinal(10**7) -> ValueError: year must be in 1..9999, not 27380
#> date.fromordinal('a') -> TypeError: 'str' object cannot be interpreted as an integer
#> date.fromtimestamp(10**20) -> OverflowError: timestamp out of range for platform time_t
#> date.fromtimestamp('a') -> TypeError: 'str' object cannot be interpreted as an integer
#> date.fromtimestamp(float('nan')) -> ValueError: Invalid value NaN (not a number)
#> datetime.fromtimestamp(10**12) -> ValueError: year must be in 1..9999, not 33658
#> datetime.fromtimestamp(float('inf')) -> OverflowError: timestamp out of range for platform time_t
#> date.fromisoformat('x') -> ValueError: Invalid isoformat string: 'x'
#> date.fromisoformat(5) -> TypeError: fromisoformat: argument must be str
#> date.fromisoformat('2020-13-01') -> ValueError: month must be in 1..12, not 13
#> date.fromisoformat('2020-02-30') -> ValueError: day 30 must be in range 1..29 for month 2 in year 2020
#> datetime.fromisoformat('2020-01-01T25') -> ValueError: hour must be in 0..23, not 25
#> datetime.fromisoformat('2020-01-01T24:00') -> datetime.datetime(2020, 1, 2, 0, 0)
#> datetime.fromisoformat('2020-01-01T24:01') -> ValueError: minute, second, and microsecond must be 0 when hour is 24
#> datetime.fromisoformat('2020-01-01T10:00+24:00') -> ValueError: offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=1)
#> datetime.fromisoformat('2020-01-01T10:00+23:60') -> ValueError: offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=1)
#> datetime.fromisoformat('2020-01-01T10:00:00.1234567') -> datetime.datetime(2020, 1, 1, 10, 0, 0, 123456)
#> datetime.fromisoformat('2020-01-01T10:00:00,123') -> datetime.datetime(2020, 1, 1, 10, 0, 0, 123000)
#> datetime.fromisoformat('2020-01-01T10:00:00.') -> ValueError: Invalid isoformat string: '2020-01-01T10:00:00.'
#> datetime.fromisoformat('2020-W01-1T10') -> datetime.datetime(2019, 12, 30, 10, 0)
#> datetime.fromisoformat('2020-W54') -> ValueError: Invalid isoformat string: '2020-W54'
#> datetime.fromisoformat('2020-W01-8') -> ValueError: Invalid isoformat string: '2020-W01-8'
#> datetime.fromisoformat('2020W01') -> datetime.datetime(2019, 12, 30, 0, 0)
#> datetime.fromisoformat('20200101T101112') -> datetime.datetime(2020, 1, 1, 10, 11, 12)
#> datetime.fromisoformat('2020-01-01T10:1112') -> ValueError: Invalid isoformat string: '2020-01-01T10:1112'
#> datetime.fromisoformat('2020-01-01T1011:12') -> ValueError: Invalid isoformat string: '2020-01-01T1011:12'
#> datetime.fromisoformat('2020-01-01') -> datetime.datetime(2020, 1, 1, 0, 0)
#> datetime.fromisoformat('2020-01-01 ') -> ValueError: Invalid isoformat string: '2020-01-01 '
#> datetime.fromisoformat('2020-01-01x10') -> datetime.datetime(2020, 1, 1, 10, 0)
#> datetime.fromisoformat('2020-01-01Tz') -> ValueError: Invalid isoformat string: '2020-01-01Tz'
#> datetime.fromisoformat('') -> ValueError: Invalid isoformat string: ''
#> datetime.fromisoformat(None) -> TypeError: fromisoformat: argument must be str
#> time.fromisoformat('T10:11') -> datetime.time(10, 11)
#> time.fromisoformat('10') -> datetime.time(10, 0)
#> time.fromisoformat('1') -> ValueError: Invalid isoformat string: '1'
#> time.fromisoformat('10:11Z') -> datetime.time(10, 11, tzinfo=datetime.timezone.utc)
#> time.fromisoformat('10:11+0530') -> datetime.time(10, 11, tzinfo=datetime.timezone(datetime.timedelta(seconds=19800)))
#> time.fromisoformat('24:00') -> datetime.time(0, 0)
#> time.fromisoformat('10:11:12.5+01:02:03.000004') -> datetime.time(10, 11, 12, 500000, tzinfo=datetime.timezone(datetime.timedelta(seconds=3723, microseconds=4)))
#> time.fromisoformat('10:11-00:00') -> datetime.time(10, 11, tzinfo=datetime.timezone.utc)
#> date.fromisocalendar(2020,1,1) -> datetime.date(2019, 12, 30)
#> date.fromisocalendar(2020,54,1) -> ValueError: Invalid week: 54
#> date.fromisocalendar(2020,1,8) -> ValueError: Invalid weekday: 8 (range is [1, 7])
#> date.fromisocalendar(0,1,1) -> ValueError: year must be in 1..9999, not 0
#> date.fromisocalendar(2020,'a',1) -> TypeError: 'str' object cannot be interpreted as an integer
#> date(2020,1,1)+timedelta(days=10**7) -> OverflowError: date value out of range
#> date(1,1,1)-timedelta(1) -> OverflowError: date value out of range
#> date(2020,1,1)+1 -> TypeError: unsupported operand type(s) for +: 'datetime.date' and 'int'
#> date(2020,1,1)-date(2019,1,1) -> datetime.timedelta(days=365)
#> 1+date(2020,1,1) -> TypeError: unsupported operand type(s) for +: 'int' and 'datetime.date'
#> date(2020,1,1)<5 -> TypeError: '<' not supported between instances of 'datetime.date' and 'int'
#> date(2020,1,1)<datetime(2020,1,1) -> TypeError: '<' not supported between instances of 'datetime.date' and 'datetime.datetime'
#> date(2020,1,1)==datetime(2020,1,1) -> False
#> datetime(2020,1,1)<datetime(2020,1,1,tzinfo=timezone.utc) -> TypeError: can't compare offset-naive and offset-aware datetimes
#> datetime(2020,1,1)==datetime(2020,1,1,tzinfo=timezone.utc) -> False
#> datetime(2020,1,1)-datetime(2020,1,1,tzinfo=timezone.utc) -> TypeError: can't subtract offset-naive and offset-aware datetimes
#> time(1)<time(1,tzinfo=timezone.utc) -> TypeError: can't compare offset-naive and offset-aware times
#> time(1)<5 -> TypeError: '<' not supported between instances of 'datetime.time' and 'int'
#> timedelta(1)<5 -> TypeError: '<' not supported between instances of 'datetime.timedelta' and 'int'
#> timedelta(1)==5 -> False
#> timedelta('a') -> TypeError: unsupported type for timedelta days component: str
#> timedelta(days=10**9) -> OverflowError: days=1000000000; must have magnitude <= 999999999
#> timedelta(days=10**20) -> OverflowError: Python int too large to convert to C int
#> timedelta(days=float('inf')) -> OverflowError: cannot convert float infinity to integer
#> timedelta(days=float('nan')) -> ValueError: cannot convert float NaN to integer
#> timedelta(days=1e20) -> OverflowError: Python int too large to convert to C int
#> timedelta(1)/0 -> ZeroDivisionError: division by zero
#> timedelta(1)//0 -> ZeroDivisionError: division by zero
#> timedelta(1)%0 -> TypeError: unsupported operand type(s) for %: 'datetime.timedelta' and 'int'
#> timedelta(1)%timedelta(0) -> ZeroDivisionError: division by zero
#> timedelta(1)/timedelta(0) -> ZeroDivisionError: division by zero
#> timedelta(1)*float('inf') -> OverflowError: cannot convert Infinity to integer ratio
#> timedelta(1)*float('nan') -> ValueError: cannot convert NaN to integer ratio
#> timedelta(1)/0.0 -> ZeroDivisionError: division by zero
#> timedelta(1)*1.5 -> datetime.timedelta(days=1, seconds=43200)
#> timedelta(microseconds=1)*0.5 -> datetime.timedelta(0)
#> timedelta(microseconds=3)*0.5 -> datetime.timedelta(microseconds=2)
#> timedelta(1)/7 -> datetime.timedelta(seconds=12342, microseconds=857143)
#> timedelta(1)/1.1 -> datetime.timedelta(seconds=78545, microseconds=454545)
#> divmod(timedelta(1),timedelta(hours=5)) -> (4, datetime.timedelta(seconds=14400))
#> divmod(timedelta(1),5) -> TypeError: unsupported operand type(s) for divmod(): 'datetime.timedelta' and 'int'
#> 5/timedelta(1) -> TypeError: unsupported operand type(s) for /: 'int' and 'datetime.timedelta'
#> timezone(5) -> TypeError: timezone() argument 1 must be datetime.timedelta, not int
#> timezone(timedelta(1)) -> ValueError: offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=1)
#> timezone(timedelta(hours=1),5) -> TypeError: timezone() argument 2 must be str, not int
#> timezone() -> TypeError: timezone() missing required argument 'offset' (pos 1)
#> timezone(timedelta(hours=5,minutes=30)) -> datetime.timezone(datetime.timedelta(seconds=19800))
#> timezone(timedelta(hours=-5),'EST') -> datetime.timezone(datetime.timedelta(days=-1, seconds=68400), 'EST')
#> timezone.utc.utcoffset(5) -> TypeError: utcoffset(dt) argument must be a datetime instance or None, not int
#> timezone.utc.tzname(5) -> TypeError: tzname(dt) argument must be a datetime instance or None, not int
#> timezone.utc.dst(5) -> TypeError: dst(dt) argument must be a datetime instance or None, not int
#> timezone.utc.fromutc(5) -> TypeError: fromutc: argument must be a datetime
#> timezone.utc.fromutc(datetime(2020,1,1)) -> ValueError: fromutc: dt.tzinfo is not self
#> tzinfo().utcoffset(None) -> NotImplementedError: a tzinfo subclass must implement utcoffset()
#> tzinfo().fromutc(5) -> TypeError: fromutc: argument must be a datetime
#> datetime(2020,1,1).astimezone(5) -> TypeError: tzinfo argument must be None or of a tzinfo subclass, not type 'int'
#> datetime(2020,1,1).replace(tzinfo=5) -> TypeError: tzinfo argument must be None or of a tzinfo subclass, not type 'int'
#> datetime(2020,1,1).replace(year=0) -> ValueError: year must be in 1..9999, not 0
#> datetime(2020,1,1).isoformat(5) -> TypeError: isoformat() argument 1 must be a unicode character, not int
#> datetime(2020,1,1).isoformat('ab') -> TypeError: isoformat() argument 1 must be a unicode character, not a string of length 2
#> datetime(2020,1,1).isoformat(timespec='x') -> ValueError: Unknown timespec value
#> datetime(2020,1,1).isoformat(timespec=5) -> TypeError: isoformat() argument 2 must be str, not int
#> time(1).isoformat(timespec='x') -> ValueError: Unknown timespec value
#> datetime.combine(1,2) -> TypeError: combine() argument 1 must be datetime.date, not int
#> datetime.combine(date(2020,1,1),2) -> TypeError: combine() argument 2 must be datetime.time, not int
#> datetime.combine(date(2020,1,1),time(1),5) -> TypeError: tzinfo argument must be None or of a tzinfo subclass, not type 'int'
#> datetime.now(5) -> TypeError: tzinfo argument must be None or of a tzinfo subclass, not type 'int'
#> date.today(5) -> TypeError: date.today() takes no arguments (1 given)
#> datetime.strptime('2020','%Y-%m') -> ValueError: time data '2020' does not match format '%Y-%m'
#> datetime.strptime(5,'%Y') -> TypeError: strptime() argument 1 must be str, not int
#> datetime.strptime('5',5) -> TypeError: strptime() argument 2 must be str, not int
#> datetime.strptime('30 02 2020','%d %m %Y') -> ValueError: day 30 must be in range 1..29 for month 2 in year 2020
#> datetime.strptime('2020-366','%Y-%j') -> datetime.datetime(2020, 12, 31, 0, 0)
#> datetime.strptime('2021-366','%Y-%j') -> datetime.datetime(2022, 1, 1, 0, 0)
#> date.strptime('2020-01-02','%Y-%m-%d') -> datetime.date(2020, 1, 2)
#> time.strptime('10:11','%H:%M') -> datetime.time(10, 11)
#> datetime.strptime('a','%q') -> ValueError: 'q' is a bad directive in format '%q'
#> datetime.strptime('a','%') -> ValueError: stray % in format '%'
#> datetime.strptime('x2020y','x%Y') -> ValueError: unconverted data remains: y
#> date(2020,1,1).strftime(5) -> TypeError: strftime() argument 1 must be str, not int
#> date(2020,1,1).__format__(5) -> TypeError: __format__() argument 1 must be str, not int
#> format(date(2020,1,1),'%Y') -> '2020'
#> date(2020,1,1).isocalendar() -> datetime.IsoCalendarDate(year=2020, week=1, weekday=3)
#> date(2020,1,1).isocalendar().week -> 1
#> tuple(date(2020,1,1).isocalendar()) -> (2020, 1, 3)
#> type(date(2020,1,1).isocalendar()) -> <class 'datetime.IsoCalendarDate'>
#> date(2020,1,1).timetuple() -> time.struct_time(tm_year=2020, tm_mon=1, tm_mday=1, tm_hour=0, tm_min=0, tm_sec=0, tm_wday=2, tm_yday=1, tm_isdst=-1)
#> datetime(2020,1,1,tzinfo=timezone.utc).timetuple() -> time.struct_time(tm_year=2020, tm_mon=1, tm_mday=1, tm_hour=0, tm_min=0, tm_sec=0, tm_wday=2, tm_yday=1, tm_isdst=-1)
#> datetime(2020,1,1).utctimetuple() -> time.struct_time(tm_year=2020, tm_mon=1, tm_mday=1, tm_hour=0, tm_min=0, tm_sec=0, tm_wday=2, tm_yday=1, tm_isdst=0)
#> date(2020,1,1).__reduce__() -> (<class 'datetime.date'>, (b'\x07\xe4\x01\x01',))
#> datetime(2020,1,1,fold=1).__reduce__() -> (<class 'datetime.datetime'>, (b'\x07\xe4\x01\x01\x00\x00\x00\x00\x00\x00',))
#> datetime(2020,1,1,fold=1).__reduce_ex__(4) -> (<class 'datetime.datetime'>, (b'\x07\xe4\x81\x01\x00\x00\x00\x00\x00\x00',))
#> datetime(2020,1,1,tzinfo=timezone.utc).__reduce__() -> (<class 'datetime.datetime'>, (b'\x07\xe4\x01\x01\x00\x00\x00\x00\x00\x00', datetime.timezone.utc))
#> time(1,2,3).__reduce__() -> (<class 'datetime.time'>, (b'\x01\x02\x03\x00\x00\x00',))
#> timedelta(1).__reduce__() -> (<class 'datetime.timedelta'>, (1, 0, 0))
#> timezone.utc.__reduce__() -> (<class 'datetime.timezone'>, (datetime.timedelta(0),), None)
#> date(b'\x07\xe4\x01\x01') -> datetime.date(2020, 1, 1)
#> date(b'xx') -> TypeError: 'bytes' object cannot be interpreted as an integer
#> date.min, date.max, date.resolution, datetime.min, datetime.max, time.min, time.max, time.resolution, timedelta.min, timedelta.max -> (datetime.date(1, 1, 1), datetime.date(9999, 12, 31), datetime.timedelta(days=1), datetime.datetime(1, 1, 1, 0, 0), datetime.datetime(9999, 12, 31, 23, 59, 59, 999999), datetime.time(0, 0), datetime.time(23, 59, 59, 999999), datetime.timedelta(microseconds=1), datetime.timedelta(days=-999999999), datetime.timedelta(days=999999999, seconds=86399, microseconds=999999))
#> timezone.min, timezone.max, timezone.utc, UTC -> (datetime.timezone(datetime.timedelta(days=-1, seconds=60)), datetime.timezone(datetime.timedelta(seconds=86340)), datetime.timezone.utc, datetime.timezone.utc)
#> d.MINYEAR, d.MAXYEAR, d.__all__ -> (1, 9999, ('date', 'datetime', 'time', 'timedelta', 'timezone', 'tzinfo', 'MINYEAR', 'MAXYEAR', 'UTC'))
#> date(2020,1,1).year -> 2020
#> setattr(date(2020,1,1),'year',5) -> AttributeError: attribute 'year' of 'datetime.date' objects is not writable
#> setattr(timedelta(1),'days',5) -> AttributeError: readonly attribute
#> setattr(date(2020,1,1),'x',5) -> AttributeError: 'datetime.date' object has no attribute 'x' and no __dict__ for setting new attributes
#> str(datetime(2020,1,1,1,2,3,4)), str(date(2020,1,1)), str(time(1,2)), str(timedelta(-1,5)) -> ('2020-01-01 01:02:03.000004', '2020-01-01', '01:02:00', '-1 day, 0:00:05')
#> datetime(2020,1,1,tzinfo=timezone.utc), datetime(2020,1,1,1,2,3,fold=1), time(1,fold=1,tzinfo=timezone.utc) -> (datetime.datetime(2020, 1, 1, 0, 0, tzinfo=datetime.timezone.utc), datetime.datetime(2020, 1, 1, 1, 2, 3, fold=1), datetime.time(1, 0, tzinfo=datetime.timezone.utc, fold=1))
#> datetime(999,1,1).strftime('%Y %y %C %G %f %z %Z') -> '0999 99 09 0999 000000  '
#> date(2020,1,1).strftime('%A %a %B %b %c %d %D %e %F %H %I %j %m %M %n %p %r %R %S %t %T %u %U %V %w %W %x %X %y %Y %%') -> 'Wednesday Wed January Jan Wed Jan  1 00:00:00 2020 01 01/01/20  1 2020-01-01 00 12 001 01 00 \n AM 12:00:00 AM 00:00 00 \t 00:00:00 3 00 01 3 00 01/01/20 00:00:00 20 2020 %'
#> datetime(2020,1,1,tzinfo=timezone(timedelta(hours=5,minutes=30,seconds=1))).strftime('%z|%:z|%Z|%f') -> '+053001|+05:30:01|UTC+05:30:01|000000'
#> time(10,11).strftime('%Y-%m-%d %H:%M') -> '1900-01-01 10:11'
#> datetime(2020,1,1).ctime() -> 'Wed Jan  1 00:00:00 2020'
#> datetime(2020,1,1,tzinfo=timezone.utc).timestamp() -> 1577836800.0
#> datetime(2020,1,1).toordinal() -> 737425
#> datetime.fromordinal(5) -> datetime.datetime(1, 1, 5, 0, 0)
#> datetime.fromtimestamp(0, timezone.utc) -> datetime.datetime(1970, 1, 1, 0, 0, tzinfo=datetime.timezone.utc)
#> datetime.fromtimestamp(1.5, timezone.utc) -> datetime.datetime(1970, 1, 1, 0, 0, 1, 500000, tzinfo=datetime.timezone.utc)
#> datetime.fromtimestamp(1.9999999, timezone.utc) -> datetime.datetime(1970, 1, 1, 0, 0, 2, tzinfo=datetime.timezone.utc)
#> datetime.fromtimestamp(-0.5, timezone.utc) -> datetime.datetime(1969, 12, 31, 23, 59, 59, 500000, tzinfo=datetime.timezone.utc)
#> datetime.fromtimestamp('a') -> TypeError: argument must be int or float, not str
#> date.fromtimestamp(0) -> datetime.date(1970, 1, 1)
#> datetime(2020,1,1,tzinfo=timezone.utc).astimezone(timezone(timedelta(hours=5))) -> datetime.datetime(2020, 1, 1, 5, 0, tzinfo=datetime.timezone(datetime.timedelta(seconds=18000)))
#> datetime(2020,1,1)+timedelta(hours=25) -> datetime.datetime(2020, 1, 2, 1, 0)
#> timedelta(hours=25)+datetime(2020,1,1) -> datetime.datetime(2020, 1, 2, 1, 0)
#> datetime(2020,1,1)-timedelta(hours=25) -> datetime.datetime(2019, 12, 30, 23, 0)
#> datetime.max+timedelta(1) -> OverflowError: date value out of range
#> datetime(2020,1,1)*2 -> TypeError: unsupported operand type(s) for *: 'datetime.datetime' and 'int'
#> datetime(2020,1,1).time(), datetime(2020,1,1,tzinfo=timezone.utc).timetz(), datetime(2020,1,1).date() -> (datetime.time(0, 0), datetime.time(0, 0, tzinfo=datetime.timezone.utc), datetime.date(2020, 1, 1))
#> datetime(2020,5,1).replace(month=2,hour=5) -> datetime.datetime(2020, 2, 1, 5, 0)
#> time(1,2).replace(hour=5) -> datetime.time(5, 2)
#> date(2020,1,1).replace(day=40) -> ValueError: day 40 must be in range 1..31 for month 1 in year 2020
#> bool(time(0)), bool(timedelta(0)) -> (True, False)
#> timedelta(1,2,3).total_seconds() -> 86402.000003
#> abs(timedelta(-1)), -timedelta(1), +timedelta(1) -> (datetime.timedelta(days=1), datetime.timedelta(days=-1), datetime.timedelta(days=1))
#> timedelta(weeks=1,hours=1.5,milliseconds=1,minutes=1) -> datetime.timedelta(days=7, seconds=5460, microseconds=1000)
#> timedelta(0.5), timedelta(seconds=0.0000005), timedelta(seconds=1e-7*15) -> (datetime.timedelta(seconds=43200), datetime.timedelta(0), datetime.timedelta(microseconds=2))
#> hash(timedelta(1))==hash(timedelta(hours=24)), hash(date(2020,1,1))==hash(date(2020,1,1)) -> (True, True)
#> datetime(2020,1,1).replace(fold=1) -> datetime.datetime(2020, 1, 1, 0, 0, fold=1)
