# datetime: arithmetic, zones, fields, isoformat, strftime and their inverses.
from datetime import *


def delta():
    kind = r.randrange(8)
    if kind == 0:
        return timedelta(r.randrange(-4 * 10**6, 4 * 10**6), r.randrange(86400), r.randrange(10**6))
    if kind == 1:
        return r.choice((timedelta.min, timedelta.max, timedelta.resolution, timedelta(0), -timedelta.resolution,
                         timedelta(days=999999999), timedelta(microseconds=r.randrange(-9, 9)),
                         timedelta(seconds=r.randrange(-9, 9), microseconds=r.randrange(-9, 9))))
    return timedelta(r.randrange(-10**6, 10**6), r.randrange(-10**6, 10**6), r.randrange(-10**7, 10**7))


class Odd(tzinfo):
    """A zone whose offset depends on the hour of the moment and is sometimes None."""

    def utcoffset(self, when):
        return None if when is None or when.hour == 13 else timedelta(minutes=when.hour * 7 - 60)

    def dst(self, when):
        return None if when is None or when.hour % 3 == 0 else timedelta(minutes=30)

    def tzname(self, when):
        return None if when is None else 'odd%d' % when.hour

    def __repr__(self):
        return 'Odd()'


ODD = Odd()


def zone(odd=True):
    kind = r.randrange(9)
    if kind < 2:
        return None
    if kind < 4:
        return timezone.utc
    if kind == 4 and odd:
        return ODD
    seconds = r.choice((r.randrange(-86399, 86400), r.randrange(-23, 24) * 3600, r.randrange(-1439, 1440) * 60))
    if kind == 5:
        return timezone(timedelta(seconds=seconds), r.choice(('', 'XYZ', 'é%z', '%')))
    return timezone(timedelta(seconds=seconds, microseconds=r.choice((0, 0, r.randrange(10**6)))) if abs(seconds) <
                    86000 else timedelta(seconds=seconds))


def moment(tz=True, odd=True):
    year = r.choice((1, 9999, r.randrange(1, 10000), r.randrange(1, 10000), r.randrange(1900, 2100)))
    return datetime(year, r.randrange(1, 13), r.randrange(1, 29), r.randrange(24), r.randrange(60), r.randrange(60),
                    r.choice((0, 0, r.randrange(1000) * 1000, r.randrange(10**6))), zone(odd) if tz else None,
                    fold=r.random() < .1)


FORMATS = '%Y-%m-%d %H:%M:%S|%d/%m/%y|%j %Y|%a %d %b %Y|%I:%M %p|%Y%m%dT%H%M%S.%f%z|%G-W%V-%u|%Y %U %w|%Y %W %a|%x|%X|%c|%H%M|%f|%B %d, %Y|%y%m%d|%A %d. %B %Y %H:%M:%S %Z|%Y%j|%G %V %A|%Y-%m-%dT%H:%M:%S%z|%d%b%Y:%I%p|%H:%M:%S.%f|%m/%d/%Y %I:%M:%S %p|%s'.split('|')
DIRECTIVES = '%a %A %w %d %b %B %m %y %Y %H %I %M %S %p %f %z %Z %j %U %W %c %x %X %G %u %V %%'.split()
BETWEEN = ('', '', ' ', '-', '/', ':', 'T', 'é', '\U0001f600', '\x00', '\n', ',')


def strftime_format():
    if r.random() < .3:
        return r.choice(FORMATS).replace('%s', '')
    return ''.join(r.choice(DIRECTIVES) + r.choice(BETWEEN) for _ in range(r.randrange(6)))


def mutate(text, letters='0123456789-:.TZ+W ,'):
    text = list(text)
    for _ in range(r.randrange(3)):
        i = r.randrange(len(text) + 1)
        kind = r.randrange(5)
        if kind < 2:
            text[i:i + 1] = []
        elif kind < 4:
            text.insert(i, r.choice(letters))
        else:
            text[i:i + 1] = r.choice(letters)
    return ''.join(text)


def iso_text():
    """Returns a date and a time in one of the forms of ISO 8601."""
    year, month, day = r.choice((0, 1, 2024, 9999, r.randrange(10000))), r.randrange(14), r.randrange(33)
    text = r.choice(('%04d-%02d-%02d', '%04d%02d%02d', '%04d-%02d%02d', '%d-%d-%d')) % (year, month, day)
    if r.random() < .3:
        text = r.choice(('%04d-W%02d-%d', '%04dW%02d%d', '%04d-W%02d', '%04dW%02d', '%04d-W%02d%d')).replace('%d',
            str(r.randrange(9))) % (year, r.randrange(55))
    clock = r.choice(('%02d:%02d:%02d', '%02d%02d%02d')) % (r.randrange(25), r.randrange(61), r.randrange(61))
    clock = clock[:r.choice((2, 4, 5, 6, 8, 8, 8))] + r.choice(('', '',
        r.choice('.,') + str(r.randrange(10**r.randrange(1, 10)))))
    clock += r.choice(('', '', 'Z', '+00:00', '%s%02d:%02d' % (r.choice('+-'), r.randrange(25), r.randrange(61)),
                       '-%02d%02d%02d' % (r.randrange(25), r.randrange(61), r.randrange(61)), '+01', '+01:30:15.5',
                       '-00:00:00.000001'))
    return r.choice((text, clock, text + r.choice(('T', ' ', '_', '')) + clock,
                     text + r.choice('T é\U0001f600') + clock))


def shown_parts(a):
    return (a.date(), a.time(), a.timetz(), a.toordinal(), a.weekday(), a.isoweekday(), tuple(a.isocalendar()),
            tuple(a.timetuple()), a.ctime(), a.fold)


SCALES = ('auto', 'hours', 'minutes', 'seconds', 'milliseconds', 'microseconds', 'days')

for _ in cases():
    a, b, d, e = moment(), moment(), delta(), delta()
    whole, real = r.choice((0, 1, -1, r.randrange(-99, 99), 10**12)), r.choice((.5, -1.5, r.uniform(-2, 2), 1e-300,
        1e300, 0.0, float('nan'), float('inf')))
    scale, separator, stamp, offset = r.choice(SCALES), r.choice(('T', '_', ' ', 'é',
        '')), r.choice((r.uniform(-6e10, 2e11), r.randrange(-10**10, 10**10), r.uniform(-1e12, 1e12),
                        r.randrange(10**6) / 10**6,
                        r.randrange(-10**6, 10**6) + r.randrange(10**7) / 10**7)), timedelta(
                            seconds=r.randrange(-90000, 90000))
    for label, f in (('add', lambda: a + d), ('radd', lambda: d + a.date()), ('sub', lambda: a - b), ('subd',
        lambda: a - d), ('date', lambda: (a.date() - b.date(), a.date() - e)), ('lt', lambda: a < b), ('eq',
            lambda: a == b),
                     ('same', lambda: (a == a.replace(tzinfo=None), a.date() == a, a.time() == b.time(),
                                       a.date() < b.date(), hash(a) == hash(a.replace(fold=1 - a.fold)))),
                     ('times', lambda: a.timetz() < b.timetz()), ('mixed', lambda: a.date() < b), ('local',
                         lambda: (a == a.astimezone(timezone.utc), a.astimezone(), a.timestamp())), ('hash',
                             lambda: hash(a) == hash(a.astimezone(timezone.utc)) if a.utcoffset() is not None
                             else None),
                     ('iso', lambda: a.isoformat(separator, scale)), ('iso',
                         lambda: a.timetz().isoformat(scale)), ('text',
                             lambda: (str(a), repr(a), str(a.timetz()), repr(a.timetz()))), ('parts',
                                 lambda: shown_parts(a)), ('utc', lambda: tuple(a.utctimetuple())),
                     ('offset', lambda: (a.utcoffset(), a.dst(), a.tzname(), a.timetz().utcoffset(),
                                         a.timetz().tzname())), ('zone',
                                                                 lambda: a.astimezone(timezone.utc) if a.tzinfo
                                                                 else None), ('zone', lambda: a.astimezone(b.tzinfo)
                                                                              if a.tzinfo and b.tzinfo else None),
                     ('stamp', lambda: a.timestamp() if a.tzinfo else None), ('from',
                         lambda: datetime.fromtimestamp(stamp, timezone.utc)), ('from',
                             lambda: datetime.fromtimestamp(stamp, b.tzinfo or timezone(timedelta(hours=5)))),
                     ('timezone', lambda: (lambda z: (repr(z), str(z), z == b.tzinfo, z.utcoffset(None),
                         hash(z) == hash(timezone(offset))))(timezone(offset))),
                     ('delta', lambda: (d + e, d - e, -d, abs(d), +d)), ('delta',
                         lambda: (str(d), repr(d), d.total_seconds(), d.days, d.seconds, d.microseconds, bool(d),
                                  d < e, d == e)), ('times', lambda: (d * whole, whole * d)), ('times',
                                      lambda: d * real), ('over', lambda: d / whole),
                     ('over', lambda: d / real), ('div', lambda: (d // e, d % e, divmod(d, e))), ('div',
                         lambda: (d / e, d // (whole or 1))), ('div', lambda: d // whole),
                     ('make', lambda: timedelta(days=r.uniform(-9, 9), hours=r.uniform(-9, 9),
                         microseconds=r.uniform(-9, 9), seconds=r.randrange(-10**9, 10**9))), ('make',
                             lambda: timedelta(r.choice((0, real, whole)), r.choice((0, real, r.uniform(-1, 1))),
                                               r.choice((0, .5, 1.5, 2.5, real)), weeks=r.choice((0, real)),
                                               milliseconds=r.uniform(-2, 2))),
                     ('ical', lambda: date.fromisocalendar(r.randrange(0, 10001), r.randrange(0, 55),
                         r.randrange(0, 9))), ('ordinal',
                                               lambda: date.fromordinal(r.choice((r.randrange(-5, 3652065), 3652059,
                                                   3652060, 1, 0)))), ('replace',
                                                                       lambda: a.replace(month=r.randrange(0, 14),
                                                                                         day=r.randrange(0, 33))),
                     ('combine', lambda: datetime.combine(a.date(), b.timetz())), ('made',
                         lambda: datetime(r.randrange(-1, 10002), r.randrange(14), r.randrange(33),
                                          r.randrange(-1, 26), r.randrange(61), r.randrange(61),
                                          r.choice((0, -1, 10**6, 999999)))),
                     ('time', lambda: time(r.randrange(-1, 26), r.randrange(-1, 61), r.randrange(-1, 61),
                                           r.choice((0, 999999, 10**6)), zone(),
                                           fold=r.choice((0, 0, 1, 2)))), ('reduce',
                                               lambda: (a.replace(tzinfo=None).__reduce_ex__(4), d.__reduce__(),
                                                        a.date().__reduce__()))):
        attempt((label, a, b, d, e, whole, real, scale, separator, stamp, offset), f)
    late = a.replace(year=max(a.year, 1000))
    form = strftime_format()
    attempt((form, late), late.strftime, form)
    attempt((form, late), lambda: (late.date().strftime(form), late.timetz().strftime(form)))
    attempt((form, late), format, late, form)
    form = r.choice(FORMATS)
    shown = late.replace(tzinfo=zone(odd=False)).strftime(form.replace('%s', '%S'))
    attempt((form, shown), datetime.strptime, shown, form)
    text = mutate(shown, r.choice(('0123456789-:.TZ+W ,', ' \t\n\u2003\xa00123456789', 'aAbMPpy% \u0661',
        '\u0660\u0661\u0969\uff15')))
    attempt((form, text), datetime.strptime, text, form)
    plain = r.choice((a.isoformat(), a.isoformat(), iso_text()))
    attempt(plain, datetime.fromisoformat, plain)
    text = mutate(plain)
    attempt(text, datetime.fromisoformat, text)
    text = mutate(r.choice((a.timetz().isoformat(), iso_text())))
    attempt(text, time.fromisoformat, text)
    text = mutate(r.choice((a.date().isoformat(), iso_text())))
    attempt(text, date.fromisoformat, text)
