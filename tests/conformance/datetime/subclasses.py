# datetime: subclasses keep their class, are created by calling it, and override methods.
# option: --policy standard
from datetime import *
import datetime as module


class D(date):
    def __new__(cls, *args, **kw):
        self = super().__new__(cls, *args, **kw)
        self.note = 'made'
        return self

    def shout(self):
        return self.isoformat() + '!'


class DT(datetime):
    extra = 7

    def __add__(self, other):
        return ('added', super().__add__(other))

    @property
    def quarter(self):
        return (self.month - 1) // 3 + 1


class T(time):
    pass


class TD(timedelta):
    @property
    def minutes(self):
        return self.total_seconds() / 60


d = D(2024, 5, 6)
print(repr(d), d, d.shout(), d.note, type(d + timedelta(1)), (d + timedelta(1)).note, type(d - timedelta(1)),
      type(d.replace(day=1)), D.today().note, D.fromordinal(5), D.fromisoformat('2024-01-01').shout(),
      D.fromisocalendar(2024, 1, 1), type(D.fromtimestamp(0)), d == date(2024, 5, 6),
      hash(d) == hash(date(2024, 5, 6)), d < date(2024, 5, 7), d - date(2024, 5, 1), isinstance(d, date))
t = DT(2024, 5, 6, 7, 8, 9, 10, timezone.utc, fold=1)
print(repr(t), t, t.quarter, t.extra, t + timedelta(1), type(t - timedelta(1)), type(t.replace(hour=1)),
      type(t.astimezone(timezone(timedelta(hours=1)))), type(DT.now()), type(DT.fromtimestamp(0)),
      type(DT.combine(date(2024, 1, 1), time(2))),
      type(DT.strptime('2024', '%Y')), type(t.date()), type(t.time()), t - DT(2024, 5, 6, tzinfo=timezone.utc),
      DT.fromisoformat('2024-01-02T03:04'), type(DT.min))
x = T(1, 2, 3)
print(repr(x), x, type(x.replace(hour=2)), type(T.fromisoformat('01:02')), x == time(1, 2, 3), type(T.min))
y = TD(hours=2)
print(repr(y), y, y.minutes, type(y + y), type(-y), type(abs(y)), type(y * 2), y == timedelta(hours=2), type(TD.min))


class Lower(datetime):
    def isoformat(self, sep='t', timespec='auto'):
        return super().isoformat(sep, timespec).lower()

    def utcoffset(self):
        return timedelta(hours=3)

    def tzname(self):
        return 'mine'

    def strftime(self, fmt):
        return 'formatted ' + fmt


z = Lower(2024, 1, 2, 3, 4)
print(str(z), format(z, '%Y'), f'{z:%d}', f'{z}', z.utcoffset(), z.tzname())


class Picky(date):
    def __new__(cls, text):
        return super().__new__(cls, *map(int, text.split('-')))


p = Picky('2024-01-02')
print(repr(p))
for f in (lambda: p + timedelta(1), lambda: p.replace(day=5), Picky.today):
    try:
        print(f())
    except Exception as error:
        print(type(error).__name__)


class Keeps:
    def __eq__(self, other):
        return 'eq'

    def __lt__(self, other):
        return 'lt'

    def __radd__(self, other):
        return 'radd'

    def __rsub__(self, other):
        return 'rsub'

    def __rmul__(self, other):
        return 'rmul'


k = Keeps()
for value in (date(2024, 1, 1), datetime(2024, 1, 1), timedelta(1)):
    print(value == k, value > k, value + k, value - k)
print(timedelta(1) * k, time(1) == k, time(1) > k)
import copy
for value in (d, t, x, timezone.utc, timezone(timedelta(hours=1), 'N'), date(2024, 1, 1),
              datetime(2024, 1, 1, fold=1), time(1, fold=1), timedelta(1, 2, 3)):
    c = copy.copy(value)
    e = copy.deepcopy(value)
    print(c == value, type(c) is type(value), e == value, getattr(c, 'fold', None))
print(copy.replace(date(2024, 1, 2), day=5), copy.replace(time(1), minute=9),
      copy.replace(datetime(2024, 1, 1), hour=3, fold=1))
print(sorted([date(2024, 1, 3), date(2023, 5, 5), date(2024, 1, 1)]),
      max(datetime(2024, 1, 1), datetime(2025, 1, 1)), sum([timedelta(1), timedelta(2)], timedelta()))
match datetime(2024, 5, 6, 7):
    case datetime(year=2024, month=m, hour=h):
        print(m, h)
print({date(2024, 1, 1): 1}[date(2024, 1, 1)], {timedelta(hours=24): 2}[timedelta(1)])
class Both(D):
    __slots__ = ()
print(Both(2024, 1, 1))
try:
    class Wrong(date, time):
        pass
except TypeError as error:
    print(error)

#> D(2024, 5, 6) 2024-05-06 2024-05-06! made <class '__main__.D'> made <class '__main__.D'> <class '__main__.D'> made 0001-01-05 2024-01-01! 2024-01-01 <class '__main__.D'> True True True 5 days, 0:00:00 True
#> DT(2024, 5, 6, 7, 8, 9, 10, fold=1, tzinfo=datetime.timezone.utc) 2024-05-06 07:08:09.000010+00:00 2 7 ('added', DT(2024, 5, 7, 7, 8, 9, 10, tzinfo=datetime.timezone.utc)) <class '__main__.DT'> <class '__main__.DT'> <class '__main__.DT'> <class '__main__.DT'> <class '__main__.DT'> <class '__main__.DT'> <class '__main__.DT'> <class 'datetime.date'> <class 'datetime.time'> 7:08:09.000010 2024-01-02 03:04:00 <class 'datetime.datetime'>
#> T(1, 2, 3) 01:02:03 <class '__main__.T'> <class '__main__.T'> True <class 'datetime.time'>
#> TD(seconds=7200) 2:00:00 120.0 <class 'datetime.timedelta'> <class 'datetime.timedelta'> <class 'datetime.timedelta'> <class 'datetime.timedelta'> True <class 'datetime.timedelta'>
#> 2024-01-02 03:04:00 formatted %Y formatted %d 2024-01-02 03:04:00 3:00:00 mine
#> Picky(2024, 1, 2)
#> TypeError
#> TypeError
#> TypeError
#> eq lt radd rsub
#> eq lt radd rsub
#> eq lt radd rsub
#> rmul eq lt
#> True True True None
#> True True True 1
#> True True True 0
#> True True True None
#> True True True None
#> True True True None
#> True True True 1
#> True True True 1
#> True True True None
#> 2024-01-05 01:09:00 2024-01-01 03:00:00
#> [datetime.date(2023, 5, 5), datetime.date(2024, 1, 1), datetime.date(2024, 1, 3)] 2025-01-01 00:00:00 3 days, 0:00:00
#> 5 7
#> 1 2
#> 2024-01-01
#> multiple bases have instance lay-out conflict
