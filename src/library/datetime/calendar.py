# calendar: the days of months and years, as lists, as text and as HTML. The locale is always C.
"""Calendar printing functions: weeks begin with Monday unless told otherwise."""

from datetime import MAXYEAR as _MAXYEAR, MINYEAR as _MINYEAR, date as _date

__all__ = ["IllegalMonthError", "IllegalWeekdayError", "setfirstweekday", "firstweekday", "isleap",
           "leapdays", "weekday", "monthrange", "monthcalendar", "prmonth", "month", "prcal",
           "calendar", "timegm", "month_name", "month_abbr", "day_name", "day_abbr", "Calendar",
           "TextCalendar", "HTMLCalendar", "LocaleTextCalendar", "LocaleHTMLCalendar",
           "weekheader", "Day", "Month", "JANUARY", "FEBRUARY", "MARCH", "APRIL", "MAY", "JUNE",
           "JULY", "AUGUST", "SEPTEMBER", "OCTOBER", "NOVEMBER", "DECEMBER", "MONDAY", "TUESDAY",
           "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"]

error = ValueError


def __getattr__(name):
    if name in ('January', 'February'):
        import warnings
        warnings.warn(f"The '{name}' attribute is deprecated, use '{name.upper()}' instead",
                      DeprecationWarning, stacklevel=2)
        return 1 if name == 'January' else 2
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")


mdays = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]


def isleap(year):
    """Whether the year has 366 days."""
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def leapdays(y1, y2):
    """How many leap years begin in range(y1, y2)."""
    y1 -= 1
    y2 -= 1
    return (y2 // 4 - y1 // 4) - (y2 // 100 - y1 // 100) + (y2 // 400 - y1 // 400)


def weekday(year, month, day):
    """The day of the week of a date, Monday is 0."""
    if not _MINYEAR <= year <= _MAXYEAR:
        year = 2000 + year % 400
    return Day(_date(year, month, day).weekday())


def _check_month(month):
    if not 1 <= month <= 12:
        raise IllegalMonthError(month)


def _days_of(year, month):
    return mdays[month] + (month == 2 and isleap(year))


def monthrange(year, month):
    """The day of the week of the first of the month, and the number of its days."""
    _check_month(month)
    return weekday(year, month, 1), _days_of(year, month)


def _in_rows(items, width):
    return [items[i:i + width] for i in range(0, len(items), width)]


EPOCH = 1970


def timegm(tuple):
    """Seconds since 1970 of a time tuple in UTC."""
    year, month, day, hour, minute, second = tuple[:6]
    days = _date(year, month, 1).toordinal() - _date(EPOCH, 1, 1).toordinal() + day - 1
    return ((days * 24 + hour) * 60 + minute) * 60 + second


# --- late: errors

class IllegalMonthError(ValueError, IndexError):
    def __init__(self, month):
        self.month = month

    def __str__(self):
        return f"bad month number {self.month!r}; must be 1-12"


class IllegalWeekdayError(ValueError):
    def __init__(self, weekday):
        self.weekday = weekday

    def __str__(self):
        return f"bad weekday number {self.weekday!r}; must be 0 (Monday) to 6 (Sunday)"


# --- late: enumerations

from enum import IntEnum, global_enum, global_enum_repr as _global_enum_repr


# --- late: months, which are also names of the module

class Month(IntEnum):
    JANUARY = 1
    FEBRUARY = 2
    MARCH = 3
    APRIL = 4
    MAY = 5
    JUNE = 6
    JULY = 7
    AUGUST = 8
    SEPTEMBER = 9
    OCTOBER = 10
    NOVEMBER = 11
    DECEMBER = 12


Month.__repr__ = _global_enum_repr
(JANUARY, FEBRUARY, MARCH, APRIL, MAY, JUNE, JULY, AUGUST, SEPTEMBER, OCTOBER, NOVEMBER,
 DECEMBER) = Month


# --- late: days of the week, likewise

class Day(IntEnum):
    MONDAY = 0
    TUESDAY = 1
    WEDNESDAY = 2
    THURSDAY = 3
    FRIDAY = 4
    SATURDAY = 5
    SUNDAY = 6


Day.__repr__ = _global_enum_repr
MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY = Day


# --- late: names of days and months

class _Names:
    # A sequence of names that slices to lists, as calendars in other locales have it.
    def __init__(self, names):
        self._names = names

    def __getitem__(self, i):
        return self._names[i]

    def __len__(self):
        return len(self._names)


day_name = _Names([_date(2001, 1, day).strftime('%A') for day in range(1, 8)])
day_abbr = _Names([name[:3] for name in day_name])
month_name = _Names([''] + [_date(2001, month, 1).strftime('%B') for month in range(1, 13)])
month_abbr = _Names([name[:3] for name in month_name])


# --- late: calendars as lists

class Calendar:
    """Days of months and years as data."""

    def __init__(self, firstweekday=0):
        self.firstweekday = firstweekday

    def getfirstweekday(self):
        return self._firstweekday % 7

    def setfirstweekday(self, firstweekday):
        self._firstweekday = firstweekday

    firstweekday = property(getfirstweekday, setfirstweekday)

    def iterweekdays(self):
        """The numbers of the days of a week, from its first."""
        for i in range(self.firstweekday, self.firstweekday + 7):
            yield i % 7

    def _days_around(self, year, month):
        # Of the weeks of the month: how many days before it, in it, behind it.
        first, count = monthrange(year, month)
        first = int(first)
        return (first - self.firstweekday) % 7, count, (self.firstweekday - first - count) % 7

    def itermonthdays(self, year, month):
        """Days of whole weeks; 0 outside of the month."""
        before, count, behind = self._days_around(year, month)
        for _ in range(before):
            yield 0
        yield from range(1, count + 1)
        for _ in range(behind):
            yield 0

    def itermonthdays2(self, year, month):
        """(day, weekday)"""
        for i, d in enumerate(self.itermonthdays(year, month), self.firstweekday):
            yield d, i % 7

    def itermonthdays3(self, year, month):
        """(year, month, day), of the months around too"""
        before, count, behind = self._days_around(year, month)
        y, m = (year - 1, 12) if month == 1 else (year, month - 1)
        end = _days_of(y, m) + 1
        for d in range(end - before, end):
            yield y, m, d
        for d in range(1, count + 1):
            yield year, month, d
        y, m = (year + 1, 1) if month == 12 else (year, month + 1)
        for d in range(1, behind + 1):
            yield y, m, d

    def itermonthdays4(self, year, month):
        """(year, month, day, weekday)"""
        for i, (y, m, d) in enumerate(self.itermonthdays3(year, month)):
            yield y, m, d, (self.firstweekday + i) % 7

    def itermonthdates(self, year, month):
        """dates, of the months around too"""
        for y, m, d in self.itermonthdays3(year, month):
            yield _date(y, m, d)

    def monthdatescalendar(self, year, month):
        """The weeks of a month as lists of dates."""
        return _in_rows(list(self.itermonthdates(year, month)), 7)

    def monthdays2calendar(self, year, month):
        """The weeks of a month as lists of (day, weekday)."""
        return _in_rows(list(self.itermonthdays2(year, month)), 7)

    def monthdayscalendar(self, year, month):
        """The weeks of a month as lists of days."""
        return _in_rows(list(self.itermonthdays(year, month)), 7)

    def yeardatescalendar(self, year, width=3):
        """The months of a year, in rows of `width`."""
        return _in_rows([self.monthdatescalendar(year, m) for m in Month], width)

    def yeardays2calendar(self, year, width=3):
        """The months of a year, in rows of `width`."""
        return _in_rows([self.monthdays2calendar(year, m) for m in Month], width)

    def yeardayscalendar(self, year, width=3):
        """The months of a year, in rows of `width`."""
        return _in_rows([self.monthdayscalendar(year, m) for m in Month], width)


# --- late: calendars as text

_COLUMN = 7 * 3 - 1
_SPACING = 6


def formatstring(cols, colwidth=_COLUMN, spacing=_SPACING):
    """Texts as centred columns of a line."""
    return (' ' * spacing).join(c.center(colwidth) for c in cols)


def format(cols, colwidth=_COLUMN, spacing=_SPACING):
    """Prints texts as centred columns of a line."""
    print(formatstring(cols, colwidth, spacing))


class TextCalendar(Calendar):
    """Months and years as plain text."""

    def formatday(self, day, weekday, width):
        return ('%2i' % day if day else '').center(width)

    def formatweek(self, theweek, width):
        """One line of a week."""
        return ' '.join(self.formatday(d, wd, width) for d, wd in theweek)

    def formatweekday(self, day, width):
        names = day_name if width >= 9 else day_abbr
        return names[day][:width].center(width)

    def formatweekheader(self, width):
        """The line of the days' names."""
        return ' '.join(self.formatweekday(i, width) for i in self.iterweekdays())

    def formatmonthname(self, theyear, themonth, width, withyear=True):
        _check_month(themonth)
        name = month_name[themonth]
        return (f'{name} {theyear!r}' if withyear else name).center(width)

    def formatmonth(self, theyear, themonth, w=0, l=0):
        """A month as text of several lines."""
        w = max(2, w)
        newline = '\n' * max(1, l)
        lines = [self.formatmonthname(theyear, themonth, 7 * (w + 1) - 1),
                 self.formatweekheader(w)]
        lines += [self.formatweek(week, w) for week in self.monthdays2calendar(theyear, themonth)]
        return ''.join([line.rstrip() + newline for line in lines])

    def formatyear(self, theyear, w=2, l=1, c=6, m=3):
        """A year as text of several lines, m months side by side."""
        w = max(2, w)
        newline = '\n' * max(1, l)
        c = max(2, c)
        width = (w + 1) * 7 - 1
        text = [repr(theyear).center(width * m + c * (m - 1)).rstrip(), newline]

        def line(cells):
            text.append(formatstring(cells, width, c).rstrip() + newline)

        header = self.formatweekheader(w)
        for i, row in enumerate(self.yeardays2calendar(theyear, m)):
            months = range(m * i + 1, min(m * (i + 1) + 1, 13))
            text.append(newline)
            line([self.formatmonthname(theyear, k, width, False) for k in months])
            line([header for _ in months])
            for j in range(max(len(weeks) for weeks in row)):
                line([self.formatweek(weeks[j], w) if j < len(weeks) else '' for weeks in row])
        return ''.join(text)

    def prweek(self, theweek, width):
        print(self.formatweek(theweek, width), end='')

    def prmonth(self, theyear, themonth, w=0, l=0):
        print(self.formatmonth(theyear, themonth, w, l), end='')

    def pryear(self, theyear, w=0, l=0, c=6, m=3):
        print(self.formatyear(theyear, w, l, c, m), end='')


# The calendar of the functions.
c = TextCalendar()
firstweekday = c.getfirstweekday


def setfirstweekday(firstweekday):
    """The day that weeks of the functions below begin with."""
    if not 0 <= firstweekday <= 6:
        raise IllegalWeekdayError(firstweekday)
    c.firstweekday = firstweekday


week, month, calendar = c.formatweek, c.formatmonth, c.formatyear
prweek, prmonth, prcal = c.prweek, c.prmonth, c.pryear
monthcalendar, weekheader = c.monthdayscalendar, c.formatweekheader


# --- late: calendars as HTML

class HTMLCalendar(Calendar):
    """Months and years as tables of HTML."""

    cssclasses = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    cssclasses_weekday_head = cssclasses
    cssclass_noday = "noday"
    cssclass_month_head = "month"
    cssclass_month = "month"
    cssclass_year_head = "year"
    cssclass_year = "year"

    def formatday(self, day, weekday):
        if day == 0:
            return f'<td class="{self.cssclass_noday}">&nbsp;</td>'
        return '<td class="%s">%d</td>' % (self.cssclasses[weekday], day)

    def formatweek(self, theweek):
        return '<tr>%s</tr>' % ''.join(self.formatday(d, wd) for d, wd in theweek)

    def formatweekday(self, day):
        return f'<th class="{self.cssclasses_weekday_head[day]}">{day_abbr[day]}</th>'

    def formatweekheader(self):
        return '<tr>%s</tr>' % ''.join(self.formatweekday(i) for i in self.iterweekdays())

    def formatmonthname(self, theyear, themonth, withyear=True):
        _check_month(themonth)
        name = f'{month_name[themonth]} {theyear}' if withyear else month_name[themonth]
        return f'<tr><th colspan="7" class="{self.cssclass_month_head}">{name}</th></tr>'

    def formatmonth(self, theyear, themonth, withyear=True):
        """A month as a table."""
        lines = ['<table border="0" cellpadding="0" cellspacing="0" '
                 f'class="{self.cssclass_month}">',
                 self.formatmonthname(theyear, themonth, withyear=withyear),
                 self.formatweekheader()]
        lines += [self.formatweek(week) for week in self.monthdays2calendar(theyear, themonth)]
        return '\n'.join(lines) + '\n</table>\n'

    def formatyear(self, theyear, width=3):
        """A year: months in rows of width."""
        width = max(width, 1)
        text = ['<table border="0" cellpadding="0" cellspacing="0" '
                f'class="{self.cssclass_year}">\n',
                '<tr><th colspan="%d" class="%s">%s</th></tr>' % (width, self.cssclass_year_head,
                                                                theyear)]
        for months in _in_rows(list(range(1, 13)), width):
            cells = [f'<td>{self.formatmonth(theyear, m, withyear=False)}</td>' for m in months]
            text.append('<tr>' + ''.join(cells) + '</tr>')
        return ''.join(text) + '</table>'

    def formatyearpage(self, theyear, width=3, css='calendar.css', encoding=None):
        """A year as a page, in bytes."""
        if encoding is None:
            encoding = 'utf-8'
        lines = [f'<?xml version="1.0" encoding="{encoding}"?>',
                 '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" '
                 '"http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">',
                 '<html>', '<head>',
                 f'<meta http-equiv="Content-Type" content="text/html; charset={encoding}" />']
        if css is not None:
            lines.append(f'<link rel="stylesheet" type="text/css" href="{css}" />')
        lines += ['<title>Calendar for %d</title>' % theyear, '</head>', '<body>']
        text = '\n'.join(lines) + '\n' + self.formatyear(theyear, width) + '</body>\n</html>\n'
        return text.encode(encoding, "xmlcharrefreplace")


# --- late: calendars of locales

class LocaleTextCalendar(TextCalendar):
    """A TextCalendar in a locale, which can only be C."""

    def __init__(self, firstweekday=0, locale=None):
        super().__init__(firstweekday)
        self.locale = _checked_locale(locale)


class LocaleHTMLCalendar(HTMLCalendar):
    """An HTMLCalendar in a locale, which can only be C."""

    def __init__(self, firstweekday=0, locale=None):
        super().__init__(firstweekday)
        self.locale = _checked_locale(locale)


def _checked_locale(locale):
    from locale import LC_TIME, setlocale
    return setlocale(LC_TIME, locale)
