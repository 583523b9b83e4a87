# option: --policy standard --enable files
"""Write an iCalendar file with repeated events, read it back with folded lines, print an agenda and a month."""
import calendar
import os
import re
import tempfile
from dataclasses import dataclass, field, replace
from datetime import date, datetime, time, timedelta, timezone

DAYS = "MO TU WE TH FR SA SU".split()


@dataclass(order=True)
class Event:
    start: datetime
    summary: str = field(compare=False)
    length: timedelta = field(default=timedelta(hours=1), compare=False)
    rule: dict = field(default_factory=dict, compare=False)
    skipped: frozenset = field(default=frozenset(), compare=False)

    def repetitions(self):
        if not self.rule:
            yield self
            return
        step = int(self.rule.get("INTERVAL", 1))
        left = int(self.rule.get("COUNT", 1000))
        until = datetime.strptime(self.rule["UNTIL"],
                                  "%Y%m%d") + timedelta(days=1) if "UNTIL" in self.rule else datetime.max
        for moment in self.moments(step):
            if moment >= until or left == 0:
                return
            if moment >= self.start:
                left -= 1
                if moment.date() not in self.skipped:
                    yield replace(self, start=moment, rule={})

    def moments(self, step):
        kind = self.rule["FREQ"]
        current = self.start
        if kind == "DAILY":
            while True:
                yield current
                current += timedelta(days=step)
        if kind == "WEEKLY":
            days = [DAYS.index(day) for day in self.rule.get("BYDAY", DAYS[current.weekday()]).split(",")]
            monday = current - timedelta(days=current.weekday())
            while True:
                yield from (monday + timedelta(days=day) for day in sorted(days))
                monday += timedelta(weeks=step)
        if kind == "MONTHLY":
            year, month = current.year, current.month
            while True:
                if current.day <= calendar.monthrange(year, month)[1]:
                    yield current.replace(year=year, month=month)
                more, month = divmod(month - 1 + step, 12)
                year, month = year + more, month + 1
        raise ValueError(f"FREQ={kind}")


def escape(text):
    return re.sub(r"([\\;,])", r"\\\1", text).replace("\n", "\\n")


def unescape(text):
    return re.sub(r"\\(.)", lambda m: "\n" if m[1] == "n" else m[1], text)


def fold(line):
    data = line.encode()
    parts = []
    while len(data) > 75:
        cut = 75
        while data[cut] & 0xC0 == 0x80:
            cut -= 1
        parts.append(data[:cut])
        data = b" " + data[cut:]
    return b"\r\n".join([*parts, data]) + b"\r\n"


def write(path, events):
    with open(path, "wb") as file:
        def put(name, value):
            file.write(fold(f"{name}:{value}"))
        put("BEGIN", "VCALENDAR")
        put("VERSION", "2.0")
        for number, event in enumerate(events):
            put("BEGIN", "VEVENT")
            put("UID", f"{number}@example.org")
            put("DTSTART", event.start.strftime("%Y%m%dT%H%M%S"))
            put("DURATION", f"PT{int(event.length.total_seconds() // 60)}M")
            put("SUMMARY", escape(event.summary))
            if event.rule:
                put("RRULE", ";".join(f"{key}={value}" for key, value in event.rule.items()))
            for day in sorted(event.skipped):
                put("EXDATE;VALUE=DATE", day.strftime("%Y%m%d"))
            put("END", "VEVENT")
        put("END", "VCALENDAR")


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        text = file.read().replace("\r\n ", "")
    fields = None
    for line in text.split("\r\n"):
        name, _, value = line.partition(":")
        name, _, parameters = name.partition(";")
        if line == "BEGIN:VEVENT":
            fields = {"EXDATE": set()}
        elif line == "END:VEVENT":
            yield Event(datetime.strptime(fields["DTSTART"], "%Y%m%dT%H%M%S"), unescape(fields["SUMMARY"]),
                        timedelta(minutes=int(fields["DURATION"][2:-1])),
                        dict(part.split("=") for part in fields.get("RRULE", "").split(";") if part),
                        frozenset(fields["EXDATE"]))
        elif name == "EXDATE":
            fields[name].add(datetime.strptime(value, "%Y%m%d").date())
        elif fields is not None:
            fields[name] = value


events = [
    Event(datetime(2024, 1, 29, 9, 30), "Stand-up", timedelta(minutes=15),
          {"FREQ": "WEEKLY", "BYDAY": "MO,TH", "UNTIL": "20240222"}, frozenset({date(2024, 2, 8)})),
    Event(datetime(2024, 1, 31, 18, 0), "Rent; electricity, water\n"
          "and a very long remark about the größte Überweisung of the year",
          rule={"FREQ": "MONTHLY", "COUNT": "3"}),
    Event(datetime(2024, 2, 29, 0, 0), "Leap day", timedelta(days=1)),
    Event(datetime(2024, 2, 27, 7, 0), "Run", rule={"FREQ": "DAILY", "INTERVAL": "2", "COUNT": "4"}),
]
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "mine.ics")
    write(path, events)
    with open(path, "rb") as file:
        lines = file.read().split(b"\r\n")
    print(len(lines), max(map(len, lines)), *[line.decode() for line in lines if line.startswith(b" ")])
    loaded = list(read(path))
    print(loaded == events, loaded[1].summary == events[1].summary, loaded[0].rule)
    agenda = sorted(one for event in loaded for one in event.repetitions())
    for event in agenda:
        print(f"{event.start:%a %d %b %Y %H:%M}-{event.start + event.length:%H:%M} {event.summary.splitlines()[0]}")
    busy = {event.start.day for event in agenda if event.start.month == 2}
    for week in calendar.Calendar(firstweekday=6).monthdayscalendar(2024, 2):
        print(" ".join(f"{day or '':>2}{'*' if day in busy else ' '}" for day in week).rstrip())
    print(datetime.combine(agenda[0].start, time(12), timezone(timedelta(hours=-3, minutes=-30))).isoformat())

#> 33 75  te Überweisung of the year
#> True True {'FREQ': 'WEEKLY', 'BYDAY': 'MO,TH', 'UNTIL': '20240222'}
#> Mon 29 Jan 2024 09:30-09:45 Stand-up
#> Wed 31 Jan 2024 18:00-19:00 Rent; electricity, water
#> Thu 01 Feb 2024 09:30-09:45 Stand-up
#> Mon 05 Feb 2024 09:30-09:45 Stand-up
#> Mon 12 Feb 2024 09:30-09:45 Stand-up
#> Thu 15 Feb 2024 09:30-09:45 Stand-up
#> Mon 19 Feb 2024 09:30-09:45 Stand-up
#> Thu 22 Feb 2024 09:30-09:45 Stand-up
#> Tue 27 Feb 2024 07:00-08:00 Run
#> Thu 29 Feb 2024 00:00-00:00 Leap day
#> Thu 29 Feb 2024 07:00-08:00 Run
#> Sat 02 Mar 2024 07:00-08:00 Run
#> Mon 04 Mar 2024 07:00-08:00 Run
#> Sun 31 Mar 2024 18:00-19:00 Rent; electricity, water
#> Fri 31 May 2024 18:00-19:00 Rent; electricity, water
#>                  1*  2   3
#>  4   5*  6   7   8   9  10
#> 11  12* 13  14  15* 16  17
#> 18  19* 20  21  22* 23  24
#> 25  26  27* 28  29*
#> 2024-01-29T12:00:00-03:30
