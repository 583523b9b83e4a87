# calendar: the days of months and years as lists, as text and as HTML. The only locale is C.
"""Calendars of months and years in the Gregorian calendar, whose weeks begin with Monday by default."""

from datetime import MAXYEAR as _MAXYEAR, MINYEAR as _MINYEAR, date as _date
from enum import IntEnum, global_enum, global_enum_repr as _global_enum_repr
from itertools import zip_longest as _zip_longest

_MONTHS = "JANUARY FEBRUARY MARCH APRIL MAY JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER".split()
_DAYS = "MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY SUNDAY".split()

__all__ = ["IllegalMonthError", "IllegalWeekdayError", "setfirstweekday", "firstweekday", "isleap",
           "leapdays", "weekday", "monthrange", "monthcalendar", "prmonth", "month", "prcal",
           "calendar", "timegm", "month_name", "month_abbr", "day_name", "day_abbr", "Calendar",
           "TextCalendar", "HTMLCalendar", "LocaleTextCalendar", "LocaleHTMLCalendar",
           "weekheader", "Day", "Month", *_MONTHS, *_DAYS]

error = ValueError
EPOCH = 1970
# From March to July and from August to December, months have the same lengths.
mdays = [0, 31, 28] + 2 * [31, 30, 31, 30, 31]


def __getattr__(name):
    old_names = {"January": 1, "February": 2}
    if name not in old_names:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    import warnings
    warnings.warn(f"The '{name}' attribute is deprecated, use '{name.upper()}' instead", DeprecationWarning, 2)
    return old_names[name]


def isleap(year):
    """Return whether the year has 366 days."""
    return year % (4 if year % 100 else 400) == 0


def _leap_years_before(year):
    past = year - 1
    return past // 4 - past // 100 + past // 400


def leapdays(y1, y2):
    """Return how many leap years there are from y1 up to, not including, y2."""
    return _leap_years_before(y2) - _leap_years_before(y1)


def weekday(year, month, day):
    """Return the Day of the week of a date in any year."""
    # The calendar repeats every 400 years.
    known = year if _MINYEAR <= year <= _MAXYEAR else 2000 + year % 400
    return Day(_date(known, month, day).weekday())


def _check_month(number):
    if not 1 <= number <= 12:
        raise IllegalMonthError(number)


def _month_length(year, month):
    return 29 if month == 2 and isleap(year) else mdays[month]


def monthrange(year, month):
    """Return the Day of the week of the first of the month, and the number of its days."""
    _check_month(month)
    return weekday(year, month, 1), _month_length(year, month)


def timegm(tuple):
    """Return the seconds since 1970 of a time tuple in UTC, as time.gmtime() returns it."""
    year, month, day, hour, minute, second = tuple[:6]
    since_epoch = _date(year, month, 1) - _date(EPOCH, 1, 1)
    total = since_epoch.days + day - 1
    for part, units in ((hour, 24), (minute, 60), (second, 60)):
        total = total * units + part
    return total


# --- errors

class IllegalMonthError(ValueError, IndexError):
    """The number of a month is not one of 1 to 12."""

    def __init__(self, month):
        self.month = month

    def __str__(self):
        return f"bad month number {self.month!r}; must be 1-12"


class IllegalWeekdayError(ValueError):
    """The number of a day of the week is not one of 0 to 6."""

    def __init__(self, weekday):
        self.weekday = weekday

    def __str__(self):
        return f"bad weekday number {self.weekday!r}; must be 0 (Monday) to 6 (Sunday)"


# --- months, which are also names of the module

Month = IntEnum("Month", _MONTHS, module="calendar")
Month.__repr__ = _global_enum_repr
(JANUARY, FEBRUARY, MARCH, APRIL, MAY, JUNE, JULY, AUGUST, SEPTEMBER, OCTOBER, NOVEMBER,
 DECEMBER) = Month


# --- days of the week, which are also names of the module

Day = IntEnum("Day", _DAYS, module="calendar", start=0)
Day.__repr__ = _global_enum_repr
MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY = Day


# --- names of days and months

class _Names:
    # Just what a sequence needs. In CPython it asks the locale for each name.
    def __init__(self, *names):
        self._texts = list(names)

    def __len__(self):
        return len(self._texts)

    def __getitem__(self, key):
        return self._texts[key]


day_name = _Names(*(day.name.capitalize() for day in Day))
day_abbr = _Names(*(name[:3] for name in day_name))
month_name = _Names("", *(month.name.capitalize() for month in Month))
month_abbr = _Names(*(name[:3] for name in month_name))


# --- calendars as lists

def _rows(items, width):
    return [items[start:start + width] for start in range(0, len(items), width)]


class Calendar:
    """The days of months and years as data. A month is made of whole weeks, which begin with the day firstweekday."""

    def __init__(self, firstweekday=0):
        self.firstweekday = firstweekday

    def setfirstweekday(self, firstweekday):
        """Set the day of the week that weeks begin with."""
        self._first = firstweekday

    def getfirstweekday(self):
        """Return the day of the week that weeks begin with."""
        return self._first % 7

    firstweekday = property(getfirstweekday, setfirstweekday)

    def iterweekdays(self):
        """Yield the numbers of the days of a week."""
        first = self.firstweekday
        yield from range(first, 7)
        yield from range(first)

    def _page(self, year, month):
        # The cells of the weeks, numbered as if the month went on in both directions, and the number of its days.
        first, length = monthrange(year, month)
        start = 1 - (first - self.firstweekday) % 7
        return range(start, length + 1 + (start - length - 1) % 7), length

    def itermonthdays(self, year, month):
        """Yield the days of a month, and 0 for days of other months."""
        page, length = self._page(year, month)
        for cell in page:
            yield cell if 1 <= cell <= length else 0

    def itermonthdays2(self, year, month):
        """Yield (day, day of the week), where day is 0 in other months."""
        first = self.firstweekday
        for position, day in enumerate(self.itermonthdays(year, month)):
            yield day, (first + position) % 7

    def itermonthdays3(self, year, month):
        """Yield (year, month, day)."""
        page, length = self._page(year, month)
        last_year, last_month = (year, month - 1) if month > 1 else (year - 1, 12)
        next_year, next_month = (year, month + 1) if month < 12 else (year + 1, 1)
        for cell in page:
            if cell < 1:
                yield last_year, last_month, _month_length(last_year, last_month) + cell
            elif cell <= length:
                yield year, month, cell
            else:
                yield next_year, next_month, cell - length

    def itermonthdays4(self, year, month):
        """Yield (year, month, day, day of the week)."""
        first = self.firstweekday
        for position, parts in enumerate(self.itermonthdays3(year, month)):
            yield *parts, (first + position) % 7

    def itermonthdates(self, year, month):
        """Yield dates."""
        for parts in self.itermonthdays3(year, month):
            yield _date(*parts)

    def monthdayscalendar(self, year, month):
        """Return the weeks of a month as lists of what itermonthdays() yields."""
        return _rows([*self.itermonthdays(year, month)], 7)

    def monthdays2calendar(self, year, month):
        """Return the weeks of a month as lists of what itermonthdays2() yields."""
        return _rows([*self.itermonthdays2(year, month)], 7)

    def monthdatescalendar(self, year, month):
        """Return the weeks of a month as lists of what itermonthdates() yields."""
        return _rows([*self.itermonthdates(year, month)], 7)

    def yeardayscalendar(self, year, width=3):
        """Return what monthdayscalendar() returns for each month of a year, in rows of width months."""
        return self._in_rows_of_months(self.monthdayscalendar, year, width)

    def yeardays2calendar(self, year, width=3):
        """Return what monthdays2calendar() returns for each month of a year, in rows of width months."""
        return self._in_rows_of_months(self.monthdays2calendar, year, width)

    def yeardatescalendar(self, year, width=3):
        """Return what monthdatescalendar() returns for each month of a year, in rows of width months."""
        return self._in_rows_of_months(self.monthdatescalendar, year, width)

    def _in_rows_of_months(self, weeks_of, year, width):
        return _rows([weeks_of(year, month) for month in Month], width)


# --- calendars as text


_WIDTH_OF_MONTH, _GAP_OF_MONTHS = len("Mo Tu We Th Fr Sa Su"), 6


def formatstring(cols, colwidth=_WIDTH_OF_MONTH, spacing=_GAP_OF_MONTHS):
    """Return one line of texts that are centred in columns."""
    gap = " " * spacing
    return gap.join([text.center(colwidth) for text in cols])


def format(cols, colwidth=_WIDTH_OF_MONTH, spacing=_GAP_OF_MONTHS):
    """Print what formatstring() returns."""
    print(formatstring(cols, colwidth, spacing))


def _join_lines(lines, blank_lines):
    end = "\n" * max(1, blank_lines)
    return "".join([line.rstrip() + end for line in lines])


def _put(text):
    print(text, end="")


class TextCalendar(Calendar):
    """Months and years as plain text. Days are w characters wide, and l is the number of newlines after a line."""

    def formatday(self, day, weekday, width):
        """Return the text of a day, which is empty for day 0."""
        text = "%2d" % day if day else ""
        return text.center(width)

    def formatweek(self, theweek, width):
        """Return the line of a week, given as (day, day of the week) pairs."""
        days = [self.formatday(*pair, width) for pair in theweek]
        return " ".join(days)

    def formatweekday(self, day, width):
        """Return the name of a day of the week, in full if there are at least 9 characters."""
        name = day_abbr[day] if width < 9 else day_name[day]
        return name[:width].center(width)

    def formatweekheader(self, width):
        """Return the line of the names of days."""
        names = [self.formatweekday(day, width) for day in self.iterweekdays()]
        return " ".join(names)

    def formatmonthname(self, theyear, themonth, width, withyear=True):
        """Return the title of a month."""
        _check_month(themonth)
        words = [month_name[themonth]] + [repr(theyear)] * bool(withyear)
        return " ".join(words).center(width)

    def formatmonth(self, theyear, themonth, w=0, l=0):
        """Return a month as lines of text."""
        weeks = self.monthdays2calendar(theyear, themonth)
        w = max(w, 2)
        title = self.formatmonthname(theyear, themonth, 7 * w + 6)
        return _join_lines(self._block(title, self.formatweekheader(w), weeks, w), l)

    def _block(self, title, header, weeks, w):
        return [title, header, *(self.formatweek(week, w) for week in weeks)]

    def formatyear(self, theyear, w=2, l=1, c=6, m=3):
        """Return a year as lines of text, with m months side by side and c spaces between them."""
        c, w = max(c, 2), max(w, 2)
        width = 7 * w + 6
        header = self.formatweekheader(w)
        lines = [repr(theyear).center(width * m + c * (m - 1))]
        number = 0
        for months in self.yeardays2calendar(theyear, m):
            blocks = []
            for weeks in months:
                number += 1
                title = self.formatmonthname(theyear, number, width, False)
                blocks.append(self._block(title, header, weeks, w))
            # Months have between four and six weeks.
            lines += ["", *(formatstring(cells, width, c) for cells in _zip_longest(*blocks, fillvalue=""))]
        return _join_lines(lines, l)

    def prweek(self, theweek, width):
        """Print the line of a week, without a newline."""
        _put(self.formatweek(theweek, width))

    def prmonth(self, theyear, themonth, w=0, l=0):
        """Print a month."""
        _put(self.formatmonth(theyear, themonth, w, l))

    def pryear(self, theyear, w=0, l=0, c=6, m=3):
        """Print a year."""
        _put(self.formatyear(theyear, w, l, c, m))


# The calendar of the functions.
c = TextCalendar()
firstweekday, monthcalendar, weekheader = c.getfirstweekday, c.monthdayscalendar, c.formatweekheader
week, month, calendar = c.formatweek, c.formatmonth, c.formatyear
prweek, prmonth, prcal = c.prweek, c.prmonth, c.pryear


def setfirstweekday(firstweekday):
    """Set the day of the week that weeks of the functions of this module begin with."""
    if MONDAY <= firstweekday <= SUNDAY:
        c.setfirstweekday(firstweekday)
    else:
        raise IllegalWeekdayError(firstweekday)


# --- calendars as HTML

def _cell(tag, css, content):
    return f'<{tag} class="{css}">{content}</{tag}>'


def _wide_cell(columns, css, content):
    return f'<th colspan="{columns:d}" class="{css}">{content}</th>'


def _row(cells):
    return f"<tr>{''.join(cells)}</tr>"


def _table(css, content):
    return f'<table border="0" cellpadding="0" cellspacing="0" class="{css}">\n{content}</table>'


class HTMLCalendar(Calendar):
    """Months and years as tables, whose CSS classes are attributes of the calendar."""

    cssclass_year = cssclass_year_head = "year"
    cssclass_month = cssclass_month_head = "month"
    cssclasses = cssclasses_weekday_head = [name.lower() for name in day_abbr]
    cssclass_noday = "noday"

    def formatday(self, day, weekday):
        """Return the cell of a day, which is blank for day 0."""
        if day:
            return _cell("td", self.cssclasses[weekday], "%d" % day)
        return _cell("td", self.cssclass_noday, "&nbsp;")

    def formatweek(self, theweek):
        """Return the row of a week, given as (day, day of the week) pairs."""
        return _row([self.formatday(*pair) for pair in theweek])

    def formatweekday(self, day):
        """Return the cell of the name of a day of the week."""
        return _cell("th", self.cssclasses_weekday_head[day], day_abbr[day])

    def formatweekheader(self):
        """Return the row of the names of days."""
        return _row([self.formatweekday(day) for day in self.iterweekdays()])

    def formatmonthname(self, theyear, themonth, withyear=True):
        """Return the row of the title of a month."""
        _check_month(themonth)
        title = month_name[themonth] + (f" {theyear}" if withyear else "")
        return _row([_wide_cell(7, self.cssclass_month_head, title)])

    def formatmonth(self, theyear, themonth, withyear=True):
        """Return a month as a table."""
        rows = [self.formatmonthname(theyear, themonth, withyear=withyear), self.formatweekheader()]
        for week in self.monthdays2calendar(theyear, themonth):
            rows.append(self.formatweek(week))
        return _table(self.cssclass_month, "\n".join([*rows, ""])) + "\n"

    def formatyear(self, theyear, width=3):
        """Return a year as a table of months, with width months in a row."""
        width = max(1, width)
        rows = [_row([_wide_cell(width, self.cssclass_year_head, theyear)])]
        for numbers in _rows(range(1, 13), width):
            months = [self.formatmonth(theyear, number, withyear=False) for number in numbers]
            rows.append(_row([f"<td>{month}</td>" for month in months]))
        return _table(self.cssclass_year, "".join(rows))

    def formatyearpage(self, theyear, width=3, css="calendar.css", encoding=None):
        """Return a year as the bytes of a whole page, with a link to the style sheet css unless that is None."""
        charset = "utf-8" if encoding is None else encoding
        link = "" if css is None else f'<link rel="stylesheet" type="text/css" href="{css}" />\n'
        page = f"""<?xml version="1.0" encoding="{charset}"?>
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
<html>
<head>
<meta http-equiv="Content-Type" content="text/html; charset={charset}" />
{link}<title>Calendar for {"%d" % theyear}</title>
</head>
<body>
{self.formatyear(theyear, width)}</body>
</html>
"""
        return page.encode(charset, "xmlcharrefreplace")


# --- calendars of locales

def _checked_locale(locale):
    from locale import LC_TIME, setlocale
    return setlocale(LC_TIME, locale)


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
