# calendar: months and years as text and as lists, the arithmetic behind them.
# option: --policy standard
import calendar
from datetime import date

print(calendar.month(2024, 2))
print(calendar.month(2023, 10, w=3, l=2))
print(calendar.calendar(2024, m=4))
c = calendar.TextCalendar(calendar.SUNDAY)
print(c.formatmonth(2024, 9), c.formatweekheader(4), c.formatmonthname(2024, 5, 20))
print(calendar.HTMLCalendar().formatmonth(2024, 2))
print([calendar.isleap(y) for y in (1900, 2000, 2023, 2024)], calendar.leapdays(1900, 2001),
      calendar.weekday(2024, 2, 29), calendar.monthrange(2024, 2), repr(calendar.JANUARY), calendar.Day(3),
      calendar.Month.MAY, list(calendar.Day)[:2], calendar.monthrange(2023, 2)[1],
      calendar.timegm((2024, 2, 29, 12, 0, 0)))
print(list(calendar.day_name), list(calendar.day_abbr), list(calendar.month_name), list(calendar.month_abbr),
      calendar.day_name[0], calendar.month_abbr[1:3], len(calendar.month_name))
print(calendar.monthcalendar(2024, 2), calendar.Calendar(6).monthdayscalendar(2024, 2))
print(list(calendar.Calendar().itermonthdays(2024, 2)), list(calendar.Calendar().itermonthdays2(2024, 2))[:5],
      list(calendar.Calendar(2).iterweekdays()), list(calendar.Calendar().itermonthdates(2024, 2))[0],
      list(calendar.Calendar().itermonthdays3(2024, 2))[-1], list(calendar.Calendar().itermonthdays4(2024, 2))[-1])
print(len(calendar.Calendar().yeardatescalendar(2024)), calendar.Calendar().yeardayscalendar(2024, 4)[0][1][0],
      calendar.Calendar(3).getfirstweekday(), int(calendar.firstweekday()))
calendar.setfirstweekday(6)
print(calendar.weekheader(2), calendar.monthcalendar(2024, 2)[0])
calendar.setfirstweekday(0)
for f in (lambda: calendar.monthrange(2024, 13), lambda: calendar.monthrange(2024, 0),
          lambda: calendar.setfirstweekday(7)):
    try:
        f()
    except ValueError as error:
        print(type(error).__name__, error)
print(int(calendar.MONDAY), int(calendar.SUNDAY), date(2024, 2, 29).weekday() == calendar.THURSDAY)
print(calendar.HTMLCalendar(6).formatyearpage(2024, 4, css=None).decode()[:900])
print(calendar.HTMLCalendar().formatyear(2023)[:300], calendar.LocaleTextCalendar(locale='C').formatmonth(2024, 1))
print(calendar.TextCalendar().formatyear(2025, w=3, l=2, c=3, m=5))
calendar.prmonth(2024, 3)
calendar.TextCalendar(5).prweek([(1, 5), (0, 6)], 4)
print(calendar.week([(1, 5), (2, 6)], 3), calendar.day_abbr[-1], calendar.month_name[1:3], len(calendar.day_name),
      list(calendar.month_abbr)[-1])
print(calendar.IllegalMonthError(13), calendar.IllegalWeekdayError(9),
      calendar.weekday(12024, 2, 29) == calendar.weekday(2024, 2, 29))

#>    February 2024
#> Mo Tu We Th Fr Sa Su
#>           1  2  3  4
#>  5  6  7  8  9 10 11
#> 12 13 14 15 16 17 18
#> 19 20 21 22 23 24 25
#> 26 27 28 29
#>
#>         October 2023
#>
#> Mon Tue Wed Thu Fri Sat Sun
#>
#>                           1
#>
#>   2   3   4   5   6   7   8
#>
#>   9  10  11  12  13  14  15
#>
#>  16  17  18  19  20  21  22
#>
#>  23  24  25  26  27  28  29
#>
#>  30  31
#>
#>
#>                                                2024
#>
#>       January                   February                   March                     April
#> Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su
#>  1  2  3  4  5  6  7                1  2  3  4                   1  2  3       1  2  3  4  5  6  7
#>  8  9 10 11 12 13 14       5  6  7  8  9 10 11       4  5  6  7  8  9 10       8  9 10 11 12 13 14
#> 15 16 17 18 19 20 21      12 13 14 15 16 17 18      11 12 13 14 15 16 17      15 16 17 18 19 20 21
#> 22 23 24 25 26 27 28      19 20 21 22 23 24 25      18 19 20 21 22 23 24      22 23 24 25 26 27 28
#> 29 30 31                  26 27 28 29               25 26 27 28 29 30 31      29 30
#>
#>         May                       June                      July                     August
#> Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su
#>        1  2  3  4  5                      1  2       1  2  3  4  5  6  7                1  2  3  4
#>  6  7  8  9 10 11 12       3  4  5  6  7  8  9       8  9 10 11 12 13 14       5  6  7  8  9 10 11
#> 13 14 15 16 17 18 19      10 11 12 13 14 15 16      15 16 17 18 19 20 21      12 13 14 15 16 17 18
#> 20 21 22 23 24 25 26      17 18 19 20 21 22 23      22 23 24 25 26 27 28      19 20 21 22 23 24 25
#> 27 28 29 30 31            24 25 26 27 28 29 30      29 30 31                  26 27 28 29 30 31
#>
#>      September                  October                   November                  December
#> Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su
#>                    1          1  2  3  4  5  6                   1  2  3                         1
#>  2  3  4  5  6  7  8       7  8  9 10 11 12 13       4  5  6  7  8  9 10       2  3  4  5  6  7  8
#>  9 10 11 12 13 14 15      14 15 16 17 18 19 20      11 12 13 14 15 16 17       9 10 11 12 13 14 15
#> 16 17 18 19 20 21 22      21 22 23 24 25 26 27      18 19 20 21 22 23 24      16 17 18 19 20 21 22
#> 23 24 25 26 27 28 29      28 29 30 31               25 26 27 28 29 30         23 24 25 26 27 28 29
#> 30                                                                            30 31
#>
#>    September 2024
#> Su Mo Tu We Th Fr Sa
#>  1  2  3  4  5  6  7
#>  8  9 10 11 12 13 14
#> 15 16 17 18 19 20 21
#> 22 23 24 25 26 27 28
#> 29 30
#>  Sun  Mon  Tue  Wed  Thu  Fri  Sat        May 2024      
#> <table border="0" cellpadding="0" cellspacing="0" class="month">
#> <tr><th colspan="7" class="month">February 2024</th></tr>
#> <tr><th class="mon">Mon</th><th class="tue">Tue</th><th class="wed">Wed</th><th class="thu">Thu</th><th class="fri">Fri</th><th class="sat">Sat</th><th class="sun">Sun</th></tr>
#> <tr><td class="noday">&nbsp;</td><td class="noday">&nbsp;</td><td class="noday">&nbsp;</td><td class="thu">1</td><td class="fri">2</td><td class="sat">3</td><td class="sun">4</td></tr>
#> <tr><td class="mon">5</td><td class="tue">6</td><td class="wed">7</td><td class="thu">8</td><td class="fri">9</td><td class="sat">10</td><td class="sun">11</td></tr>
#> <tr><td class="mon">12</td><td class="tue">13</td><td class="wed">14</td><td class="thu">15</td><td class="fri">16</td><td class="sat">17</td><td class="sun">18</td></tr>
#> <tr><td class="mon">19</td><td class="tue">20</td><td class="wed">21</td><td class="thu">22</td><td class="fri">23</td><td class="sat">24</td><td class="sun">25</td></tr>
#> <tr><td class="mon">26</td><td class="tue">27</td><td class="wed">28</td><td class="thu">29</td><td class="noday">&nbsp;</td><td class="noday">&nbsp;</td><td class="noday">&nbsp;</td></tr>
#> </table>
#>
#> [False, True, False, True] 25 3 (calendar.THURSDAY, 29) calendar.JANUARY 3 5 [calendar.MONDAY, calendar.TUESDAY] 28 1709208000
#> ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] ['', 'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] ['', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] Monday ['Jan', 'Feb'] 13
#> [[0, 0, 0, 1, 2, 3, 4], [5, 6, 7, 8, 9, 10, 11], [12, 13, 14, 15, 16, 17, 18], [19, 20, 21, 22, 23, 24, 25], [26, 27, 28, 29, 0, 0, 0]] [[0, 0, 0, 0, 1, 2, 3], [4, 5, 6, 7, 8, 9, 10], [11, 12, 13, 14, 15, 16, 17], [18, 19, 20, 21, 22, 23, 24], [25, 26, 27, 28, 29, 0, 0]]
#> [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 0, 0, 0] [(0, 0), (0, 1), (0, 2), (1, 3), (2, 4)] [2, 3, 4, 5, 6, 0, 1] 2024-01-29 (2024, 3, 3) (2024, 3, 3, 6)
#> 4 [0, 0, 0, 1, 2, 3, 4] 3 0
#> Su Mo Tu We Th Fr Sa [0, 0, 0, 0, 1, 2, 3]
#> IllegalMonthError bad month number 13; must be 1-12
#> IllegalMonthError bad month number 0; must be 1-12
#> IllegalWeekdayError bad weekday number 7; must be 0 (Monday) to 6 (Sunday)
#> 0 6 True
#> <?xml version="1.0" encoding="utf-8"?>
#> <!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
#> <html>
#> <head>
#> <meta http-equiv="Content-Type" content="text/html; charset=utf-8" />
#> <title>Calendar for 2024</title>
#> </head>
#> <body>
#> <table border="0" cellpadding="0" cellspacing="0" class="year">
#> <tr><th colspan="4" class="year">2024</th></tr><tr><td><table border="0" cellpadding="0" cellspacing="0" class="month">
#> <tr><th colspan="7" class="month">January</th></tr>
#> <tr><th class="sun">Sun</th><th class="mon">Mon</th><th class="tue">Tue</th><th class="wed">Wed</th><th class="thu">Thu</th><th class="fri">Fri</th><th class="sat">Sat</th></tr>
#> <tr><td class="noday">&nbsp;</td><td class="mon">1</td><td class="tue">2</td><td class="wed">3</td><td class="thu">4</td><td class="fri">5</td><td class="sat">6</td></tr>
#> <tr><td class="sun">7</td><td clas
#> <table border="0" cellpadding="0" cellspacing="0" class="year">
#> <tr><th colspan="3" class="year">2023</th></tr><tr><td><table border="0" cellpadding="0" cellspacing="0" class="month">
#> <tr><th colspan="7" class="month">January</th></tr>
#> <tr><th class="mon">Mon</th><th class="tue">Tue</th><th class="w     January 2024
#> Mo Tu We Th Fr Sa Su
#>  1  2  3  4  5  6  7
#>  8  9 10 11 12 13 14
#> 15 16 17 18 19 20 21
#> 22 23 24 25 26 27 28
#> 29 30 31
#>
#>                                                                         2025
#>
#>
#>
#>           January                       February                       March                         April                          May
#>
#> Mon Tue Wed Thu Fri Sat Sun   Mon Tue Wed Thu Fri Sat Sun   Mon Tue Wed Thu Fri Sat Sun   Mon Tue Wed Thu Fri Sat Sun   Mon Tue Wed Thu Fri Sat Sun
#>
#>           1   2   3   4   5                         1   2                         1   2         1   2   3   4   5   6                 1   2   3   4
#>
#>   6   7   8   9  10  11  12     3   4   5   6   7   8   9     3   4   5   6   7   8   9     7   8   9  10  11  12  13     5   6   7   8   9  10  11
#>
#>  13  14  15  16  17  18  19    10  11  12  13  14  15  16    10  11  12  13  14  15  16    14  15  16  17  18  19  20    12  13  14  15  16  17  18
#>
#>  20  21  22  23  24  25  26    17  18  19  20  21  22  23    17  18  19  20  21  22  23    21  22  23  24  25  26  27    19  20  21  22  23  24  25
#>
#>  27  28  29  30  31            24  25  26  27  28            24  25  26  27  28  29  30    28  29  30                    26  27  28  29  30  31
#>
#>                                                              31
#>
#>
#>
#>             June                          July                         August                      September                      October
#>
#> Mon Tue Wed Thu Fri Sat Sun   Mon Tue Wed Thu Fri Sat Sun   Mon Tue Wed Thu Fri Sat Sun   Mon Tue Wed Thu Fri Sat Sun   Mon Tue Wed Thu Fri Sat Sun
#>
#>                           1         1   2   3   4   5   6                     1   2   3     1   2   3   4   5   6   7             1   2   3   4   5
#>
#>   2   3   4   5   6   7   8     7   8   9  10  11  12  13     4   5   6   7   8   9  10     8   9  10  11  12  13  14     6   7   8   9  10  11  12
#>
#>   9  10  11  12  13  14  15    14  15  16  17  18  19  20    11  12  13  14  15  16  17    15  16  17  18  19  20  21    13  14  15  16  17  18  19
#>
#>  16  17  18  19  20  21  22    21  22  23  24  25  26  27    18  19  20  21  22  23  24    22  23  24  25  26  27  28    20  21  22  23  24  25  26
#>
#>  23  24  25  26  27  28  29    28  29  30  31                25  26  27  28  29  30  31    29  30                        27  28  29  30  31
#>
#>  30
#>
#>
#>
#>           November                      December
#>
#> Mon Tue Wed Thu Fri Sat Sun   Mon Tue Wed Thu Fri Sat Sun
#>
#>                       1   2     1   2   3   4   5   6   7
#>
#>   3   4   5   6   7   8   9     8   9  10  11  12  13  14
#>
#>  10  11  12  13  14  15  16    15  16  17  18  19  20  21
#>
#>  17  18  19  20  21  22  23    22  23  24  25  26  27  28
#>
#>  24  25  26  27  28  29  30    29  30  31
#>
#>
#>      March 2024
#> Mo Tu We Th Fr Sa Su
#>              1  2  3
#>  4  5  6  7  8  9 10
#> 11 12 13 14 15 16 17
#> 18 19 20 21 22 23 24
#> 25 26 27 28 29 30 31
#>   1        1   2 Sun ['January', 'February'] 7 Dec
#> bad month number 13; must be 1-12 bad weekday number 9; must be 0 (Monday) to 6 (Sunday) True
