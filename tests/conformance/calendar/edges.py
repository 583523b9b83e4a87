# calendar: years and months at the edges, widths of all kinds, classes that override methods, and what is refused.
# option: --policy standard
import calendar
import inspect


def attempt(label, function):
    try:
        print(label, function())
    except Exception as error:
        print(label, type(error).__name__, error)


for year in (0, -1, -400, 4, 100, 400, 1900, 2000, 9999, 10000, 10**20, 2000.0):
    print(year, calendar.isleap(year), calendar.leapdays(year, year + 8), calendar.leapdays(2000, year))
for date in ((0, 1, 1), (-5, 2, 28), (10000, 1, 1), (2023, 2, 29), (2024, 13, 1), ("a", 1, 1), (2024, 1, 0)):
    attempt(date, lambda: repr(calendar.weekday(*date)))
for month in ((2024, 2), (0, 2), (-4, 2), (2100, 2), (2024, 0), (2024, 13), (2024, "a"), (2024, True)):
    attempt(month, lambda: calendar.monthrange(*month))
for moment in ((1970, 1, 1, 0, 0, 0), (1969, 12, 31, 23, 59, 59), (2024, 1, 40, 30, 70, 80), (2024, 13, 1, 0, 0, 0),
               (2024, 1, 1, 0, 0, 1.5, 2, 3), (2024, 1, 1), (0, 1, 1, 0, 0, 0), 5):
    attempt(moment, lambda: calendar.timegm(moment))

for first in (-1, 0, 3, 13):
    weeks = calendar.Calendar(first)
    print(first, weeks.firstweekday, list(weeks.iterweekdays()), list(weeks.itermonthdays(2015, 2))[-9:])
    print(list(weeks.itermonthdays2(2024, 2))[:8])
    print(list(weeks.itermonthdays3(2024, 1))[:4], list(weeks.itermonthdays3(2024, 1))[-4:])
    print(list(weeks.itermonthdays4(2024, 12))[:4], list(weeks.itermonthdays4(2024, 12))[-4:])
    print([str(date) for date in weeks.itermonthdates(2024, 1)][::6])
    print(weeks.monthdatescalendar(2015, 2)[-1][-1], weeks.monthdays2calendar(2015, 2)[0])
    print([[len(month) for month in row] for row in weeks.yeardayscalendar(2015, 5)],
          weeks.yeardays2calendar(2015, 12)[0][1][0], weeks.yeardatescalendar(2015, 20)[0][11][-1][-1])
weeks = calendar.Calendar()
for year, month in ((1, 1), (9999, 12), (0, 1), (-1, 12), (2024, 0), (2024, 13)):
    for name in ("itermonthdays", "itermonthdays2", "itermonthdays3", "itermonthdays4", "itermonthdates"):
        attempt((year, month, name), lambda: list(getattr(weeks, name)(year, month))[-2:])
attempt("no width", lambda: weeks.yeardayscalendar(2015, 0))
attempt("negative width", lambda: weeks.yeardayscalendar(2015, -1))
attempt("no first day", lambda: list(calendar.Calendar(None).iterweekdays()))

text = calendar.TextCalendar()
for width in (-3, 0, 1, 2, 5, 9, 12):
    print(width, [text.formatday(5, 0, width), text.formatday(0, 0, width), text.formatweekday(2, width),
                  text.formatweek([(1, 0), (0, 1)], width), text.formatmonthname(2024, 3, width),
                  text.formatmonthname(2024, 3, width, False)])
    print([text.formatweekheader(width)])
for arguments in ((2024, 2, 3), (2024, 2, 9, 2), (2024, 2, 2, 0), (0, 1), (-5, 3), (2024, 13), (2024, 0), (12345, 2)):
    attempt(arguments, lambda: repr(text.formatmonth(*arguments)))
for options in ({"w": 3}, {"l": 2}, {"c": 1}, {"m": 1}, {"m": 5}, {"m": 20}, {"w": 9, "c": 0, "m": 2}, {"m": 0},
                {"m": -1}):
    attempt(options, lambda: text.formatyear(2024, **options)[:1500])
attempt("year", lambda: text.formatyear("x"))
calendar.format(["a", "b"], 5, 2)
calendar.prweek([(1, 0)], 4)
print(repr(calendar.formatstring(["a", "b"])), repr(calendar.formatstring([])))
calendar.prcal(0, m=6)

html = calendar.HTMLCalendar()
print(html.formatday(0, 0), html.formatday(5, 3), html.formatweek([(1, 0), (0, 1)]), html.formatweekday(3))
print(html.formatmonthname("<b>", 3), html.formatmonthname(2024, 3, False))
print(html.formatmonth(2024, 2, False))
attempt("month", lambda: html.formatmonth(2024, 13))
for width in (-1, 1, 5, 20):
    page = html.formatyear(2024, width)
    print(width, page[:140], page.count("<tr>"), page[-60:])
print(html.formatyearpage(2024, 4, "a.css", "ascii")[:520].decode())
print(html.formatyearpage(2024, encoding="utf-16")[:12] in (b"\xff\xfe<\0?\0x\0m\0l\0", b"\xfe\xff\0<\0?\0x\0m\0l"))
attempt("encoding", lambda: html.formatyearpage(2024, encoding="nope"))
attempt("page", lambda: html.formatyearpage("x"))


class Days(calendar.Calendar):
    def itermonthdays(self, year, month):
        return iter([1, 2, 3])


class Text(calendar.TextCalendar):
    def formatweek(self, theweek, width):
        return f"week of {len(theweek)}"

    def formatmonthname(self, *arguments, **options):
        return repr((arguments, options))

    def formatweekheader(self, width):
        return f"header {width}"


class Html(calendar.HTMLCalendar):
    cssclasses = ["a", "b", "c", "d", "e", "f", "g"]
    cssclass_noday = "none"
    cssclass_month, cssclass_month_head = "month of a year", "title"
    cssclass_year, cssclass_year_head = "year", "head"

    def formatweek(self, theweek):
        return super().formatweek(theweek[:1])

    def formatmonthname(self, *arguments, **options):
        return repr((arguments, options))


print(list(Days().itermonthdays2(2024, 1)), Days().monthdayscalendar(2024, 1), Days().monthdays2calendar(2024, 1))
print(Text().formatmonth(2024, 2))
print(Text().formatyear(2024, m=6))
print(Html(3).formatyear(2024, 6)[:700])

error = calendar.IllegalMonthError(13)
print(error.month, error.args, isinstance(error, IndexError), repr(error), calendar.IllegalWeekdayError("a"))
for day in (-1, 7, 6, "x"):
    attempt(day, lambda: calendar.setfirstweekday(day))
    print(calendar.firstweekday(), calendar.weekheader(2))
for names in (calendar.day_name, calendar.day_abbr, calendar.month_name, calendar.month_abbr):
    print(len(names), names[-1], names[1:3], names[::5], "Mar" in names)
attempt("day", lambda: calendar.day_name[7])
attempt("month", lambda: calendar.month_name["a"])
print(list(calendar.Month), calendar.Month(2), calendar.Month.MAY + 1, calendar.Day.SUNDAY.name,
      calendar.Day.__module__)
print(calendar.mdays, calendar.EPOCH, calendar.error)
attempt("missing", lambda: calendar.January_)
for function in (calendar.TextCalendar.formatyear, calendar.TextCalendar.pryear, calendar.HTMLCalendar.formatyearpage,
                 calendar.LocaleTextCalendar, calendar.formatstring, calendar.prcal, calendar.timegm):
    print(function.__name__, inspect.signature(function))

#> 0 True 2 -485
#> -1 False 2 -485
#> -400 True 2 -582
#> 4 True 2 -484
#> 100 False 1 -460
#> 400 True 2 -388
#> 1900 False 1 -24
#> 2000 True 2 0
#> 9999 False 2 1940
#> 10000 True 2 1940
#> 100000000000000000000 True 2 24249999999999999515
#> 2000.0 True 2.0 0.0
#> (0, 1, 1) calendar.SATURDAY
#> (-5, 2, 28) calendar.TUESDAY
#> (10000, 1, 1) calendar.SATURDAY
#> (2023, 2, 29) ValueError day 29 must be in range 1..28 for month 2 in year 2023
#> (2024, 13, 1) ValueError month must be in 1..12, not 13
#> ('a', 1, 1) TypeError '<=' not supported between instances of 'int' and 'str'
#> (2024, 1, 0) ValueError day 0 must be in range 1..31 for month 1 in year 2024
#> (2024, 2) (calendar.THURSDAY, 29)
#> (0, 2) (calendar.TUESDAY, 29)
#> (-4, 2) (calendar.THURSDAY, 29)
#> (2100, 2) (calendar.MONDAY, 28)
#> (2024, 0) IllegalMonthError bad month number 0; must be 1-12
#> (2024, 13) IllegalMonthError bad month number 13; must be 1-12
#> (2024, 'a') TypeError '<=' not supported between instances of 'int' and 'str'
#> (2024, True) (calendar.MONDAY, 31)
#> (1970, 1, 1, 0, 0, 0) 0
#> (1969, 12, 31, 23, 59, 59) -1
#> (2024, 1, 40, 30, 70, 80) 1707549080
#> (2024, 13, 1, 0, 0, 0) ValueError month must be in 1..12, not 13
#> (2024, 1, 1, 0, 0, 1.5, 2, 3) 1704067201.5
#> (2024, 1, 1) ValueError not enough values to unpack (expected 6, got 3)
#> (0, 1, 1, 0, 0, 0) ValueError year must be in 1..9999, not 0
#> 5 TypeError 'int' object is not subscriptable
#> -1 6 [6, 0, 1, 2, 3, 4, 5] [20, 21, 22, 23, 24, 25, 26, 27, 28]
#> [(0, 6), (0, 0), (0, 1), (0, 2), (1, 3), (2, 4), (3, 5), (4, 6)]
#> [(2023, 12, 31), (2024, 1, 1), (2024, 1, 2), (2024, 1, 3)] [(2024, 1, 31), (2024, 2, 1), (2024, 2, 2), (2024, 2, 3)]
#> [(2024, 12, 1, 6), (2024, 12, 2, 0), (2024, 12, 3, 1), (2024, 12, 4, 2)] [(2025, 1, 1, 2), (2025, 1, 2, 3), (2025, 1, 3, 4), (2025, 1, 4, 5)]
#> ['2023-12-31', '2024-01-06', '2024-01-12', '2024-01-18', '2024-01-24', '2024-01-30']
#> 2015-02-28 [(1, 6), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4), (7, 5)]
#> [[5, 4, 5, 5, 6], [5, 5, 6, 5, 5], [5, 5]] [(1, 6), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4), (7, 5)] 2016-01-02
#> 0 0 [0, 1, 2, 3, 4, 5, 6] [21, 22, 23, 24, 25, 26, 27, 28, 0]
#> [(0, 0), (0, 1), (0, 2), (1, 3), (2, 4), (3, 5), (4, 6), (5, 0)]
#> [(2024, 1, 1), (2024, 1, 2), (2024, 1, 3), (2024, 1, 4)] [(2024, 2, 1), (2024, 2, 2), (2024, 2, 3), (2024, 2, 4)]
#> [(2024, 11, 25, 0), (2024, 11, 26, 1), (2024, 11, 27, 2), (2024, 11, 28, 3)] [(2025, 1, 2, 3), (2025, 1, 3, 4), (2025, 1, 4, 5), (2025, 1, 5, 6)]
#> ['2024-01-01', '2024-01-07', '2024-01-13', '2024-01-19', '2024-01-25', '2024-01-31']
#> 2015-03-01 [(0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (0, 5), (1, 6)]
#> [[5, 5, 6, 5, 5], [5, 5, 6, 5, 5], [6, 5]] [(0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (0, 5), (1, 6)] 2016-01-03
#> 3 3 [3, 4, 5, 6, 0, 1, 2] [24, 25, 26, 27, 28, 0, 0, 0, 0]
#> [(1, 3), (2, 4), (3, 5), (4, 6), (5, 0), (6, 1), (7, 2), (8, 3)]
#> [(2023, 12, 28), (2023, 12, 29), (2023, 12, 30), (2023, 12, 31)] [(2024, 1, 28), (2024, 1, 29), (2024, 1, 30), (2024, 1, 31)]
#> [(2024, 11, 28, 3), (2024, 11, 29, 4), (2024, 11, 30, 5), (2024, 12, 1, 6)] [(2024, 12, 29, 6), (2024, 12, 30, 0), (2024, 12, 31, 1), (2025, 1, 1, 2)]
#> ['2023-12-28', '2024-01-03', '2024-01-09', '2024-01-15', '2024-01-21', '2024-01-27']
#> 2015-03-04 [(0, 3), (0, 4), (0, 5), (1, 6), (2, 0), (3, 1), (4, 2)]
#> [[5, 5, 5, 6, 5], [5, 6, 5, 5, 5], [5, 6]] [(0, 3), (0, 4), (0, 5), (1, 6), (2, 0), (3, 1), (4, 2)] 2016-01-06
#> 13 6 [6, 0, 1, 2, 3, 4, 5] [20, 21, 22, 23, 24, 25, 26, 27, 28]
#> [(0, 6), (0, 0), (0, 1), (0, 2), (1, 3), (2, 4), (3, 5), (4, 6)]
#> [(2023, 12, 31), (2024, 1, 1), (2024, 1, 2), (2024, 1, 3)] [(2024, 1, 31), (2024, 2, 1), (2024, 2, 2), (2024, 2, 3)]
#> [(2024, 12, 1, 6), (2024, 12, 2, 0), (2024, 12, 3, 1), (2024, 12, 4, 2)] [(2025, 1, 1, 2), (2025, 1, 2, 3), (2025, 1, 3, 4), (2025, 1, 4, 5)]
#> ['2023-12-31', '2024-01-06', '2024-01-12', '2024-01-18', '2024-01-24', '2024-01-30']
#> 2015-02-28 [(1, 6), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4), (7, 5)]
#> [[5, 4, 5, 5, 6], [5, 5, 6, 5, 5], [5, 5]] [(1, 6), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4), (7, 5)] 2016-01-02
#> (1, 1, 'itermonthdays') [0, 0]
#> (1, 1, 'itermonthdays2') [(0, 5), (0, 6)]
#> (1, 1, 'itermonthdays3') [(1, 2, 3), (1, 2, 4)]
#> (1, 1, 'itermonthdays4') [(1, 2, 3, 5), (1, 2, 4, 6)]
#> (1, 1, 'itermonthdates') [datetime.date(1, 2, 3), datetime.date(1, 2, 4)]
#> (9999, 12, 'itermonthdays') [0, 0]
#> (9999, 12, 'itermonthdays2') [(0, 5), (0, 6)]
#> (9999, 12, 'itermonthdays3') [(10000, 1, 1), (10000, 1, 2)]
#> (9999, 12, 'itermonthdays4') [(10000, 1, 1, 5), (10000, 1, 2, 6)]
#> (9999, 12, 'itermonthdates') ValueError year must be in 1..9999, not 10000
#> (0, 1, 'itermonthdays') [0, 0]
#> (0, 1, 'itermonthdays2') [(0, 5), (0, 6)]
#> (0, 1, 'itermonthdays3') [(0, 2, 5), (0, 2, 6)]
#> (0, 1, 'itermonthdays4') [(0, 2, 5, 5), (0, 2, 6, 6)]
#> (0, 1, 'itermonthdates') ValueError year must be in 1..9999, not -1
#> (-1, 12, 'itermonthdays') [0, 0]
#> (-1, 12, 'itermonthdays2') [(0, 5), (0, 6)]
#> (-1, 12, 'itermonthdays3') [(0, 1, 1), (0, 1, 2)]
#> (-1, 12, 'itermonthdays4') [(0, 1, 1, 5), (0, 1, 2, 6)]
#> (-1, 12, 'itermonthdates') ValueError year must be in 1..9999, not -1
#> (2024, 0, 'itermonthdays') IllegalMonthError bad month number 0; must be 1-12
#> (2024, 0, 'itermonthdays2') IllegalMonthError bad month number 0; must be 1-12
#> (2024, 0, 'itermonthdays3') IllegalMonthError bad month number 0; must be 1-12
#> (2024, 0, 'itermonthdays4') IllegalMonthError bad month number 0; must be 1-12
#> (2024, 0, 'itermonthdates') IllegalMonthError bad month number 0; must be 1-12
#> (2024, 13, 'itermonthdays') IllegalMonthError bad month number 13; must be 1-12
#> (2024, 13, 'itermonthdays2') IllegalMonthError bad month number 13; must be 1-12
#> (2024, 13, 'itermonthdays3') IllegalMonthError bad month number 13; must be 1-12
#> (2024, 13, 'itermonthdays4') IllegalMonthError bad month number 13; must be 1-12
#> (2024, 13, 'itermonthdates') IllegalMonthError bad month number 13; must be 1-12
#> no width ValueError range() arg 3 must not be zero
#> negative width []
#> no first day TypeError unsupported operand type(s) for %: 'NoneType' and 'int'
#> -3 [' 5', '', '', ' 1 ', 'March 2024', 'March']
#> ['      ']
#> 0 [' 5', '', '', ' 1 ', 'March 2024', 'March']
#> ['      ']
#> 1 [' 5', ' ', 'W', ' 1  ', 'March 2024', 'March']
#> ['M T W T F S S']
#> 2 [' 5', '  ', 'We', ' 1   ', 'March 2024', 'March']
#> ['Mo Tu We Th Fr Sa Su']
#> 5 ['   5 ', '     ', ' Wed ', '   1       ', 'March 2024', 'March']
#> [' Mon   Tue   Wed   Thu   Fri   Sat   Sun ']
#> 9 ['     5   ', '         ', 'Wednesday', '     1             ', 'March 2024', '  March  ']
#> ['  Monday   Tuesday  Wednesday  Thursday   Friday   Saturday   Sunday ']
#> 12 ['      5     ', '            ', ' Wednesday  ', '      1                  ', ' March 2024 ', '   March    ']
#> ['   Monday      Tuesday     Wednesday     Thursday      Friday      Saturday      Sunday   ']
#> (2024, 2, 3) '       February 2024\nMon Tue Wed Thu Fri Sat Sun\n              1   2   3   4\n  5   6   7   8   9  10  11\n 12  13  14  15  16  17  18\n 19  20  21  22  23  24  25\n 26  27  28  29\n'
#> (2024, 2, 9, 2) '                            February 2024\n\n  Monday   Tuesday  Wednesday  Thursday   Friday   Saturday   Sunday\n\n                                   1         2         3         4\n\n     5         6         7         8         9        10        11\n\n    12        13        14        15        16        17        18\n\n    19        20        21        22        23        24        25\n\n    26        27        28        29\n\n'
#> (2024, 2, 2, 0) '   February 2024\nMo Tu We Th Fr Sa Su\n          1  2  3  4\n 5  6  7  8  9 10 11\n12 13 14 15 16 17 18\n19 20 21 22 23 24 25\n26 27 28 29\n'
#> (0, 1) '     January 0\nMo Tu We Th Fr Sa Su\n                1  2\n 3  4  5  6  7  8  9\n10 11 12 13 14 15 16\n17 18 19 20 21 22 23\n24 25 26 27 28 29 30\n31\n'
#> (-5, 3) '      March -5\nMo Tu We Th Fr Sa Su\n       1  2  3  4  5\n 6  7  8  9 10 11 12\n13 14 15 16 17 18 19\n20 21 22 23 24 25 26\n27 28 29 30 31\n'
#> (2024, 13) IllegalMonthError bad month number 13; must be 1-12
#> (2024, 0) IllegalMonthError bad month number 0; must be 1-12
#> (12345, 2) '   February 12345\nMo Tu We Th Fr Sa Su\n          1  2  3  4\n 5  6  7  8  9 10 11\n12 13 14 15 16 17 18\n19 20 21 22 23 24 25\n26 27 28\n'
#> {'w': 3}                                              2024
#>
#>           January                          February                          March
#> Mon Tue Wed Thu Fri Sat Sun      Mon Tue Wed Thu Fri Sat Sun      Mon Tue Wed Thu Fri Sat Sun
#>   1   2   3   4   5   6   7                    1   2   3   4                        1   2   3
#>   8   9  10  11  12  13  14        5   6   7   8   9  10  11        4   5   6   7   8   9  10
#>  15  16  17  18  19  20  21       12  13  14  15  16  17  18       11  12  13  14  15  16  17
#>  22  23  24  25  26  27  28       19  20  21  22  23  24  25       18  19  20  21  22  23  24
#>  29  30  31                       26  27  28  29                   25  26  27  28  29  30  31
#>
#>            April                             May                              June
#> Mon Tue Wed Thu Fri Sat Sun      Mon Tue Wed Thu Fri Sat Sun      Mon Tue Wed Thu Fri Sat Sun
#>   1   2   3   4   5   6   7                1   2   3   4   5                            1   2
#>   8   9  10  11  12  13  14        6   7   8   9  10  11  12        3   4   5   6   7   8   9
#>  15  16  17  18  19  20  21       13  14  15  16  17  18  19       10  11  12  13  14  15  16
#>  22  23  24  25  26  27  28       20  21  22  23  24  25  26       17  18  19  20  21  22  23
#>  29  30                           27  28  29  30  31               24  25  26  27  28  29  30
#>
#>             July                            August                         September
#> Mon Tue Wed Thu Fri Sat Sun      Mon Tue Wed Thu Fri Sat Sun      Mo
#> {'l': 2}                                   2024
#>
#>
#>
#>       January                   February                   March
#>
#> Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su
#>
#>  1  2  3  4  5  6  7                1  2  3  4                   1  2  3
#>
#>  8  9 10 11 12 13 14       5  6  7  8  9 10 11       4  5  6  7  8  9 10
#>
#> 15 16 17 18 19 20 21      12 13 14 15 16 17 18      11 12 13 14 15 16 17
#>
#> 22 23 24 25 26 27 28      19 20 21 22 23 24 25      18 19 20 21 22 23 24
#>
#> 29 30 31                  26 27 28 29               25 26 27 28 29 30 31
#>
#>
#>
#>        April                      May                       June
#>
#> Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su
#>
#>  1  2  3  4  5  6  7             1  2  3  4  5                      1  2
#>
#>  8  9 10 11 12 13 14       6  7  8  9 10 11 12       3  4  5  6  7  8  9
#>
#> 15 16 17 18 19 20 21      13 14 15 16 17 18 19      10 11 12 13 14 15 16
#>
#> 22 23 24 25 26 27 28      20 21 22 23 24 25 26      17 18 19 20 21 22 23
#>
#> 29 30                     27 28 29 30 31            24 25 26 27 28 29 30
#>
#>
#>
#>         July                     August                  September
#>
#> Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su
#>
#>  1  2  3  4  5  6  7                1  2  3  4                         1
#>
#>  8  9 10 11 12 13 14       5  6  7  8  9 10 11       2  3  4  5  6  7  8
#>
#> 15 16 17 18 19 20 21      12 13 14 15 16 17 18       9 10 11 12 13 14 15
#>
#> 22 23 24 25 26 27 28      19 20 21 22 23 24 25      16 17 18 19 20 21 
#> {'c': 1}                               2024
#>
#>       January               February               March
#> Mo Tu We Th Fr Sa Su  Mo Tu We Th Fr Sa Su  Mo Tu We Th Fr Sa Su
#>  1  2  3  4  5  6  7            1  2  3  4               1  2  3
#>  8  9 10 11 12 13 14   5  6  7  8  9 10 11   4  5  6  7  8  9 10
#> 15 16 17 18 19 20 21  12 13 14 15 16 17 18  11 12 13 14 15 16 17
#> 22 23 24 25 26 27 28  19 20 21 22 23 24 25  18 19 20 21 22 23 24
#> 29 30 31              26 27 28 29           25 26 27 28 29 30 31
#>
#>        April                  May                   June
#> Mo Tu We Th Fr Sa Su  Mo Tu We Th Fr Sa Su  Mo Tu We Th Fr Sa Su
#>  1  2  3  4  5  6  7         1  2  3  4  5                  1  2
#>  8  9 10 11 12 13 14   6  7  8  9 10 11 12   3  4  5  6  7  8  9
#> 15 16 17 18 19 20 21  13 14 15 16 17 18 19  10 11 12 13 14 15 16
#> 22 23 24 25 26 27 28  20 21 22 23 24 25 26  17 18 19 20 21 22 23
#> 29 30                 27 28 29 30 31        24 25 26 27 28 29 30
#>
#>         July                 August              September
#> Mo Tu We Th Fr Sa Su  Mo Tu We Th Fr Sa Su  Mo Tu We Th Fr Sa Su
#>  1  2  3  4  5  6  7            1  2  3  4                     1
#>  8  9 10 11 12 13 14   5  6  7  8  9 10 11   2  3  4  5  6  7  8
#> 15 16 17 18 19 20 21  12 13 14 15 16 17 18   9 10 11 12 13 14 15
#> 22 23 24 25 26 27 28  19 20 21 22 23 24 25  16 17 18 19 20 21 22
#> 29 30 31              26 27 28 29 30 31     23 24 25 26 27 28 29
#>                                             30
#>
#>       October               November              December
#> Mo Tu We Th 
#> {'m': 1}         2024
#>
#>       January
#> Mo Tu We Th Fr Sa Su
#>  1  2  3  4  5  6  7
#>  8  9 10 11 12 13 14
#> 15 16 17 18 19 20 21
#> 22 23 24 25 26 27 28
#> 29 30 31
#>
#>       February
#> Mo Tu We Th Fr Sa Su
#>           1  2  3  4
#>  5  6  7  8  9 10 11
#> 12 13 14 15 16 17 18
#> 19 20 21 22 23 24 25
#> 26 27 28 29
#>
#>        March
#> Mo Tu We Th Fr Sa Su
#>              1  2  3
#>  4  5  6  7  8  9 10
#> 11 12 13 14 15 16 17
#> 18 19 20 21 22 23 24
#> 25 26 27 28 29 30 31
#>
#>        April
#> Mo Tu We Th Fr Sa Su
#>  1  2  3  4  5  6  7
#>  8  9 10 11 12 13 14
#> 15 16 17 18 19 20 21
#> 22 23 24 25 26 27 28
#> 29 30
#>
#>         May
#> Mo Tu We Th Fr Sa Su
#>        1  2  3  4  5
#>  6  7  8  9 10 11 12
#> 13 14 15 16 17 18 19
#> 20 21 22 23 24 25 26
#> 27 28 29 30 31
#>
#>         June
#> Mo Tu We Th Fr Sa Su
#>                 1  2
#>  3  4  5  6  7  8  9
#> 10 11 12 13 14 15 16
#> 17 18 19 20 21 22 23
#> 24 25 26 27 28 29 30
#>
#>         July
#> Mo Tu We Th Fr Sa Su
#>  1  2  3  4  5  6  7
#>  8  9 10 11 12 13 14
#> 15 16 17 18 19 20 21
#> 22 23 24 25 26 27 28
#> 29 30 31
#>
#>        August
#> Mo Tu We Th Fr Sa Su
#>           1  2  3  4
#>  5  6  7  8  9 10 11
#> 12 13 14 15 16 17 18
#> 19 20 21 22 23 24 25
#> 26 27 28 29 30 31
#>
#>      September
#> Mo Tu We Th Fr Sa Su
#>                    1
#>  2  3  4  5  6  7  8
#>  9 10 11 12 13 14 15
#> 16 17 18 19 20 21 22
#> 23 24 25 26 27 28 29
#> 30
#>
#>       October
#> Mo Tu We Th Fr Sa Su
#>     1  2  3  4  5  6
#>  7  8  9 10 11 12 13
#> 14 15 16 17 18 19 20
#> 21 22 23 24 25 26 27
#> 28 29 30 31
#>
#>       November
#> Mo Tu We Th Fr Sa Su
#>              1  2  3
#>  4  5  6  7  8  9 10
#> 11 12 13 14 15 16 17
#> 18 19 20 21 22 23 24
#> 25 26 27 28 29 30
#>
#>     
#> {'m': 5}                                                             2024
#>
#>       January                   February                   March                     April                      May
#> Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su
#>  1  2  3  4  5  6  7                1  2  3  4                   1  2  3       1  2  3  4  5  6  7             1  2  3  4  5
#>  8  9 10 11 12 13 14       5  6  7  8  9 10 11       4  5  6  7  8  9 10       8  9 10 11 12 13 14       6  7  8  9 10 11 12
#> 15 16 17 18 19 20 21      12 13 14 15 16 17 18      11 12 13 14 15 16 17      15 16 17 18 19 20 21      13 14 15 16 17 18 19
#> 22 23 24 25 26 27 28      19 20 21 22 23 24 25      18 19 20 21 22 23 24      22 23 24 25 26 27 28      20 21 22 23 24 25 26
#> 29 30 31                  26 27 28 29               25 26 27 28 29 30 31      29 30                     27 28 29 30 31
#>
#>         June                      July                     August                  September                  October
#> Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su
#>                 1  2       1  2  3  4  5  6  7                1  2  3  4                         1          1  2  3  4  5  6
#>  3  4  5  6  7  8  9       8  9 10 11 12 13 14       5  6  7  8  9 10 11       2  3  4  5  6  7  8       7  8  9 10 11 12 13
#> 10 11 12 13 14 15 16      15 16 17 18 19 20 21      12 13 14 15 16 17 18       9
#> {'m': 20}                                                                                                                                                                                                                                                                2024
#>
#>       January                   February                   March                     April                      May                       June                      July                     August                  September                  October                   November                  December
#> Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su
#>  1  2  3  4  5  6  7                1  2  3  4                   1  2  3       1  2  3  4  5  6  7             1  2  3  4  5                      1  2       1  2  3  4  5  6  7                1  2  3  4                         1          1  2  3  4  5  6                   1  2  3                         1
#>  8  9 10 11 12 13 14       5  6  7  8  9 10 11       4  5  6  7  8  9 10       8  9 10 11 12 13 14       6  7  8  9 10 11 12       3  4  5  6  7  8  9       8  9 10 11 12 13 14       5  6  7  8  9 10 11       2  3  4  5  6  7  8       7  8  9 10 11 12 13       4  5  6  7  8  9 10       2  3  4  5  6  7  8
#> 15 16 17 18 19 20
#> {'w': 9, 'c': 0, 'm': 2}                                                                     2024
#>
#>                                January                                                                February
#>   Monday   Tuesday  Wednesday  Thursday   Friday   Saturday   Sunday     Monday   Tuesday  Wednesday  Thursday   Friday   Saturday   Sunday
#>      1         2         3         4         5         6         7                                        1         2         3         4
#>      8         9        10        11        12        13        14          5         6         7         8         9        10        11
#>     15        16        17        18        19        20        21         12        13        14        15        16        17        18
#>     22        23        24        25        26        27        28         19        20        21        22        23        24        25
#>     29        30        31                                                 26        27        28        29
#>
#>                                 March                                                                  April
#>   Monday   Tuesday  Wednesday  Thursday   Friday   Saturday   Sunday     Monday   Tuesday  Wednesday  Thursday   Friday   Saturday   Sunday
#>                                              1         2         3          1         2         3         4         5         6         7
#>      4         5         6         7         8         9        10          8         9        10        11        12        13
#> {'m': 0} ValueError range() arg 3 must not be zero
#> {'m': -1} 2024
#>
#> year TypeError '<=' not supported between instances of 'int' and 'str'
#>   a      b  
#>   1 '         a                         b          ' ''
#>                                                                           0
#>
#>       January                   February                   March                     April                      May                       June
#> Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su
#>                 1  2          1  2  3  4  5  6             1  2  3  4  5                      1  2       1  2  3  4  5  6  7                1  2  3  4
#>  3  4  5  6  7  8  9       7  8  9 10 11 12 13       6  7  8  9 10 11 12       3  4  5  6  7  8  9       8  9 10 11 12 13 14       5  6  7  8  9 10 11
#> 10 11 12 13 14 15 16      14 15 16 17 18 19 20      13 14 15 16 17 18 19      10 11 12 13 14 15 16      15 16 17 18 19 20 21      12 13 14 15 16 17 18
#> 17 18 19 20 21 22 23      21 22 23 24 25 26 27      20 21 22 23 24 25 26      17 18 19 20 21 22 23      22 23 24 25 26 27 28      19 20 21 22 23 24 25
#> 24 25 26 27 28 29 30      28 29                     27 28 29 30 31            24 25 26 27 28 29 30      29 30 31                  26 27 28 29 30
#> 31
#>
#>         July                     August                  September                  October                   November                  December
#> Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su
#>                 1  2          1  2  3  4  5  6                   1  2  3                         1             1  2  3  4  5                   1  2  3
#>  3  4  5  6  7  8  9       7  8  9 10 11 12 13       4  5  6  7  8  9 10       2  3  4  5  6  7  8       6  7  8  9 10 11 12       4  5  6  7  8  9 10
#> 10 11 12 13 14 15 16      14 15 16 17 18 19 20      11 12 13 14 15 16 17       9 10 11 12 13 14 15      13 14 15 16 17 18 19      11 12 13 14 15 16 17
#> 17 18 19 20 21 22 23      21 22 23 24 25 26 27      18 19 20 21 22 23 24      16 17 18 19 20 21 22      20 21 22 23 24 25 26      18 19 20 21 22 23 24
#> 24 25 26 27 28 29 30      28 29 30 31               25 26 27 28 29 30         23 24 25 26 27 28 29      27 28 29 30               25 26 27 28 29 30 31
#> 31                                                                            30 31
#> <td class="noday">&nbsp;</td> <td class="thu">5</td> <tr><td class="mon">1</td><td class="noday">&nbsp;</td></tr> <th class="thu">Thu</th>
#> <tr><th colspan="7" class="month">March <b></th></tr> <tr><th colspan="7" class="month">March</th></tr>
#> <table border="0" cellpadding="0" cellspacing="0" class="month">
#> <tr><th colspan="7" class="month">February</th></tr>
#> <tr><th class="mon">Mon</th><th class="tue">Tue</th><th class="wed">Wed</th><th class="thu">Thu</th><th class="fri">Fri</th><th class="sat">Sat</th><th class="sun">Sun</th></tr>
#> <tr><td class="noday">&nbsp;</td><td class="noday">&nbsp;</td><td class="noday">&nbsp;</td><td class="thu">1</td><td class="fri">2</td><td class="sat">3</td><td class="sun">4</td></tr>
#> <tr><td class="mon">5</td><td class="tue">6</td><td class="wed">7</td><td class="thu">8</td><td class="fri">9</td><td class="sat">10</td><td class="sun">11</td></tr>
#> <tr><td class="mon">12</td><td class="tue">13</td><td class="wed">14</td><td class="thu">15</td><td class="fri">16</td><td class="sat">17</td><td class="sun">18</td></tr>
#> <tr><td class="mon">19</td><td class="tue">20</td><td class="wed">21</td><td class="thu">22</td><td class="fri">23</td><td class="sat">24</td><td class="sun">25</td></tr>
#> <tr><td class="mon">26</td><td class="tue">27</td><td class="wed">28</td><td class="thu">29</td><td class="noday">&nbsp;</td><td class="noday">&nbsp;</td><td class="noday">&nbsp;</td></tr>
#> </table>
#>
#> month IllegalMonthError bad month number 13; must be 1-12
#> -1 <table border="0" cellpadding="0" cellspacing="0" class="year">
#> <tr><th colspan="1" class="year">2024</th></tr><tr><td><table border="0" cel 99 d class="noday">&nbsp;</td></tr>
#> </table>
#> </td></tr></table>
#> 1 <table border="0" cellpadding="0" cellspacing="0" class="year">
#> <tr><th colspan="1" class="year">2024</th></tr><tr><td><table border="0" cel 99 d class="noday">&nbsp;</td></tr>
#> </table>
#> </td></tr></table>
#> 5 <table border="0" cellpadding="0" cellspacing="0" class="year">
#> <tr><th colspan="5" class="year">2024</th></tr><tr><td><table border="0" cel 90 d class="noday">&nbsp;</td></tr>
#> </table>
#> </td></tr></table>
#> 20 <table border="0" cellpadding="0" cellspacing="0" class="year">
#> <tr><th colspan="20" class="year">2024</th></tr><tr><td><table border="0" ce 88 d class="noday">&nbsp;</td></tr>
#> </table>
#> </td></tr></table>
#> <?xml version="1.0" encoding="ascii"?>
#> <!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
#> <html>
#> <head>
#> <meta http-equiv="Content-Type" content="text/html; charset=ascii" />
#> <link rel="stylesheet" type="text/css" href="a.css" />
#> <title>Calendar for 2024</title>
#> </head>
#> <body>
#> <table border="0" cellpadding="0" cellspacing="0" class="year">
#> <tr><th colspan="4" class="year">2024</th></tr><tr><td><table border="0" cellpadding="0" cellspacing="0" class="month">
#>
#> True
#> encoding LookupError unknown encoding: nope
#> page TypeError %d format: a real number is required, not str
#> [(1, 0), (2, 1), (3, 2)] [[1, 2, 3]] [[(1, 0), (2, 1), (3, 2)]]
#> ((2024, 2, 20), {})
#> header 2
#> week of 7
#> week of 7
#> week of 7
#> week of 7
#> week of 7
#>
#>                                                                          2024
#>
#> ((2024, 1, 20, False), {})      ((2024, 2, 20, False), {})      ((2024, 3, 20, False), {})      ((2024, 4, 20, False), {})      ((2024, 5, 20, False), {})      ((2024, 6, 20, False), {})
#>       header 2                  header 2                  header 2                  header 2                  header 2                  header 2
#>      week of 7                 week of 7                 week of 7                 week of 7                 week of 7                 week of 7
#>      week of 7                 week of 7                 week of 7                 week of 7                 week of 7                 week of 7
#>      week of 7                 week of 7                 week of 7                 week of 7                 week of 7                 week of 7
#>      week of 7                 week of 7                 week of 7                 week of 7                 week of 7                 week of 7
#>      week of 7                 week of 7                 week of 7                 week of 7                 week of 7                 week of 7
#>
#> ((2024, 7, 20, False), {})      ((2024, 8, 20, False), {})      ((2024, 9, 20, False), {})      ((2024, 10, 20, False), {})      ((2024, 11, 20, False), {})      ((2024, 12, 20, False), {})
#>       header 2                  header 2                  header 2                  header 2                  header 2                  header 2
#>      week of 7                 week of 7                 week of 7                 week of 7                 week of 7                 week of 7
#>      week of 7                 week of 7                 week of 7                 week of 7                 week of 7                 week of 7
#>      week of 7                 week of 7                 week of 7                 week of 7                 week of 7                 week of 7
#>      week of 7                 week of 7                 week of 7                 week of 7                 week of 7                 week of 7
#>      week of 7                 week of 7                 week of 7                 week of 7                 week of 7                 week of 7
#>                                                          week of 7                                                                     week of 7
#>
#> <table border="0" cellpadding="0" cellspacing="0" class="year">
#> <tr><th colspan="6" class="head">2024</th></tr><tr><td><table border="0" cellpadding="0" cellspacing="0" class="month of a year">
#> ((2024, 1), {'withyear': False})
#> <tr><th class="thu">Thu</th><th class="fri">Fri</th><th class="sat">Sat</th><th class="sun">Sun</th><th class="mon">Mon</th><th class="tue">Tue</th><th class="wed">Wed</th></tr>
#> <tr><td class="none">&nbsp;</td></tr>
#> <tr><td class="d">4</td></tr>
#> <tr><td class="d">11</td></tr>
#> <tr><td class="d">18</td></tr>
#> <tr><td class="d">25</td></tr>
#> </table>
#> </td><td><table border="0" cellpadding="0" cellspacing="0" class="month of a year">
#> ((2024, 2), {'withyear': False})
#> <tr><th 
#> 13 (13,) True IllegalMonthError(13) bad weekday number 'a'; must be 0 (Monday) to 6 (Sunday)
#> -1 IllegalWeekdayError bad weekday number -1; must be 0 (Monday) to 6 (Sunday)
#> 0 Mo Tu We Th Fr Sa Su
#> 7 IllegalWeekdayError bad weekday number 7; must be 0 (Monday) to 6 (Sunday)
#> 0 Mo Tu We Th Fr Sa Su
#> 6 None
#> 6 Su Mo Tu We Th Fr Sa
#> x TypeError '<=' not supported between instances of 'Day' and 'str'
#> 6 Su Mo Tu We Th Fr Sa
#> 7 Sunday ['Tuesday', 'Wednesday'] ['Monday', 'Saturday'] False
#> 7 Sun ['Tue', 'Wed'] ['Mon', 'Sat'] False
#> 13 December ['January', 'February'] ['', 'May', 'October'] False
#> 13 Dec ['Jan', 'Feb'] ['', 'May', 'Oct'] True
#> day IndexError list index out of range
#> month TypeError list indices must be integers or slices, not str
#> [calendar.JANUARY, calendar.FEBRUARY, calendar.MARCH, calendar.APRIL, calendar.MAY, calendar.JUNE, calendar.JULY, calendar.AUGUST, calendar.SEPTEMBER, calendar.OCTOBER, calendar.NOVEMBER, calendar.DECEMBER] 2 6 SUNDAY calendar
#> [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] 1970 <class 'ValueError'>
#> missing AttributeError module 'calendar' has no attribute 'January_'
#> formatyear (self, theyear, w=2, l=1, c=6, m=3)
#> pryear (self, theyear, w=0, l=0, c=6, m=3)
#> formatyearpage (self, theyear, width=3, css='calendar.css', encoding=None)
#> LocaleTextCalendar (firstweekday=0, locale=None)
#> formatstring (cols, colwidth=20, spacing=6)
#> pryear (theyear, w=0, l=0, c=6, m=3)
#> timegm (tuple)
