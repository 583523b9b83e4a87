# programs: date ranges.
# option: --policy standard
from datetime import date, timedelta, datetime
def days(start, stop, step=timedelta(days=1)):
    while start < stop:
        yield start
        start += step
def working_days(start, stop, holidays=frozenset()):
    return [day for day in days(start, stop) if day.weekday() < 5 and day not in holidays]
first = date(2024, 2, 26)
print([d.isoformat() for d in days(first, first + timedelta(5))])
print(len(working_days(date(2026, 1, 1), date(2027, 1, 1))),
      working_days(date(2026, 12, 23), date(2026, 12, 29), {date(2026, 12, 25)}))
def age(born, today):
    return today.year - born.year - ((today.month, today.day) < (born.month, born.day))
print(age(date(2000, 2, 29), date(2026, 2, 28)), age(date(2000, 2, 29), date(2026, 3, 1)))
print([f"{d:%a %d %b}" for d in days(date(2026, 11, 20), date(2026, 12, 20), timedelta(weeks=1))])
meetings = [("late", datetime(2026, 5, 4, 17)), ("early", datetime(2026, 5, 4, 9, 30)), ("next",
    datetime(2026, 5, 5, 8))]
meetings.sort(key=lambda m: m[1])
for (name, when), (_, following) in zip(meetings, meetings[1:]):
    print(name, when.strftime("%H:%M"), "then", following - when)
print((date(2026, 3, 1) - date(2026, 2, 1)).days, (date(2024, 3, 1) - date(2024, 2, 1)).days,
      date.fromisoformat("2026-W47-5"), date(2026, 11, 20).isocalendar())
print(timedelta(hours=25, minutes=-61), timedelta(seconds=-1), divmod(timedelta(days=1), timedelta(hours=7)),
      sum((timedelta(minutes=m) for m in (20, 45)), timedelta()))

#> ['2024-02-26', '2024-02-27', '2024-02-28', '2024-02-29', '2024-03-01']
#> 261 [datetime.date(2026, 12, 23), datetime.date(2026, 12, 24), datetime.date(2026, 12, 28)]
#> 25 26
#> ['Fri 20 Nov', 'Fri 27 Nov', 'Fri 04 Dec', 'Fri 11 Dec', 'Fri 18 Dec']
#> early 09:30 then 7:30:00
#> late 17:00 then 15:00:00
#> 28 29 2026-11-20 datetime.IsoCalendarDate(year=2026, week=47, weekday=5)
#> 23:59:00 -1 day, 23:59:59 (3, datetime.timedelta(seconds=10800)) 1:05:00
