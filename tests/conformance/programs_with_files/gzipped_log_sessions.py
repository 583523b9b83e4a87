# option: --policy standard --enable files
"""Read a log with its rotated and gzipped predecessors in the order of time, and rebuild user sessions."""
import fileinput
import glob
import gzip
import os
import re
import shutil
import tempfile
from collections import defaultdict
from datetime import datetime, timedelta
from typing import NamedTuple

LINE = re.compile(r"(?P<time>\S+ \S+) \[(?P<level>\w+)\] user=(?P<user>\w+) (?P<action>.*)")
GAP = timedelta(minutes=30)


class Entry(NamedTuple):
    time: datetime
    level: str
    user: str
    action: str

    @classmethod
    def parse(cls, line):
        match = LINE.fullmatch(line.rstrip("\n"))
        if match is None:
            raise ValueError(f"bad line: {line!r}")
        return cls(datetime.strptime(match["time"], "%Y-%m-%d %H:%M:%S"), *match.group("level", "user", "action"))


class Rotator:
    def __init__(self, path, lines, keep):
        self.path, self.limit, self.keep, self.count = path, lines, keep, 0

    def write(self, line):
        if self.count == self.limit:
            self.rotate()
        with open(self.path, "a") as file:
            print(line, file=file)
        self.count += 1

    def rotate(self):
        oldest = f"{self.path}.{self.keep}.gz"
        if os.path.exists(oldest):
            os.remove(oldest)
        for number in range(self.keep - 1, 1, -1):
            if os.path.exists(name := f"{self.path}.{number}.gz"):
                os.rename(name, f"{self.path}.{number + 1}.gz")
        if os.path.exists(self.path + ".1"):
            with open(self.path + ".1", "rb") as source, gzip.open(self.path + ".2.gz", "wb") as target:
                shutil.copyfileobj(source, target)
        os.replace(self.path, self.path + ".1")
        self.count = 0


def by_age(path):
    number = re.search(r"\.(\d+)(?:\.gz)?$", path)
    return -int(number[1]) if number else 0


def sessions(entries):
    open_ones = {}
    done = defaultdict(list)
    for entry in entries:
        session = open_ones.get(entry.user)
        if session and entry.time - session[-1].time > GAP:
            done[entry.user].append(session)
            session = None
        if session is None:
            session = open_ones[entry.user] = []
        session.append(entry)
    for user, session in open_ones.items():
        done[user].append(session)
    return done


def write_log(path):
    rotator = Rotator(path, lines=12, keep=4)
    time = datetime(2024, 2, 28, 22, 0)
    users = ["ann", "bob", "cho"]
    for number in range(57):
        time += timedelta(minutes=(number * 7) % 19, seconds=number)
        level = "ERROR" if number % 11 == 3 else "INFO"
        rotator.write(f"{time} [{level}] user={users[number * number % 3]} page/{number % 5}")
    with open(path, "a") as file:
        file.write("garbage at the end\n")


home = os.getcwd()
with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    write_log("app.log")
    files = sorted(glob.glob("app.log*"), key=by_age)
    print(files)
    entries, bad = [], []
    with fileinput.input(files, openhook=fileinput.hook_compressed, encoding="utf-8") as lines:
        for line in lines:
            try:
                entries.append(Entry.parse(line))
            except ValueError as error:
                bad.append(f"{lines.filename()}:{lines.filelineno()}: {error}")
    print(len(entries), "entries,", entries == sorted(entries, key=lambda e: e.time), *bad)
    for user, found in sorted(sessions(entries).items()):
        print(user, len(found), "sessions")
        for session in found:
            first, last = session[0].time, session[-1].time
            errors = sum(entry.level == "ERROR" for entry in session)
            print(f"  {first:%d %b %H:%M} for {(last - first) // timedelta(minutes=1):>3} min, "
                  f"{len(session)} actions, {errors} errors")
    for path in files:
        opener = gzip.open if path.endswith(".gz") else open
        with opener(path, "rt") as file:
            print(path, sum(1 for _ in file))
    os.chdir(home)

#> ['app.log.4.gz', 'app.log.3.gz', 'app.log.2.gz', 'app.log.1', 'app.log']
#> 57 entries, True app.log:10: bad line: 'garbage at the end\n'
#> ann 8 sessions
#>   28 Feb 22:00 for  52 min, 3 actions, 1 errors
#>   28 Feb 23:27 for  51 min, 3 actions, 0 errors
#>   29 Feb 00:53 for  50 min, 3 actions, 0 errors
#>   29 Feb 02:18 for  49 min, 3 actions, 0 errors
#>   29 Feb 03:41 for  47 min, 3 actions, 1 errors
#>   29 Feb 05:02 for   0 min, 1 actions, 0 errors
#>   29 Feb 05:41 for  26 min, 2 actions, 0 errors
#>   29 Feb 06:40 for   0 min, 1 actions, 0 errors
#> bob 2 sessions
#>   28 Feb 22:07 for 403 min, 30 actions, 2 errors
#>   29 Feb 05:21 for  98 min, 8 actions, 1 errors
#> app.log.4.gz 12
#> app.log.3.gz 12
#> app.log.2.gz 12
#> app.log.1 12
#> app.log 10
