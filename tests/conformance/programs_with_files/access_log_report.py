# option: --policy standard --enable files
"""Summarise a web server's access log into a text report and a CSV file."""
import csv
import re
import tempfile
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path

LINE = re.compile(
    r'(?P<host>\S+) \S+ (?P<user>\S+) \[(?P<time>[^\]]+)\] '
    r'"(?P<method>[A-Z]+) (?P<path>\S+) (?P<protocol>[^"]+)" '
    r'(?P<status>\d{3}) (?P<size>\d+|-)(?: "(?P<referrer>[^"]*)" "(?P<agent>[^"]*)")?'
)


@dataclass
class Request:
    host: str
    user: str
    time: datetime
    method: str
    path: str
    status: int
    size: int
    agent: str = "-"

    @classmethod
    def parse(cls, line):
        match = LINE.match(line)
        if match is None:
            raise ValueError(f"malformed line: {line.strip()!r}")
        fields = match.groupdict()
        return cls(
            host=fields["host"],
            user=fields["user"],
            time=datetime.strptime(fields["time"], "%d/%b/%Y:%H:%M:%S %z"),
            method=fields["method"],
            path=fields["path"].partition("?")[0],
            status=int(fields["status"]),
            size=0 if fields["size"] == "-" else int(fields["size"]),
            agent=fields["agent"] or "-",
        )


@dataclass
class Summary:
    requests: int = 0
    bytes_sent: int = 0
    statuses: Counter = field(default_factory=Counter)
    pages: Counter = field(default_factory=Counter)
    per_hour: defaultdict = field(default_factory=lambda: defaultdict(int))
    hosts: set = field(default_factory=set)
    errors: list = field(default_factory=list)

    def add(self, request):
        self.requests += 1
        self.bytes_sent += request.size
        self.statuses[request.status // 100] += 1
        self.hosts.add(request.host)
        self.per_hour[request.time.replace(minute=0, second=0)] += 1
        if request.status < 400:
            self.pages[request.path] += 1
        elif request.status >= 500:
            self.errors.append(request)


def human(size):
    for unit in ("B", "KiB", "MiB"):
        if size < 1024:
            return f"{size:.1f} {unit}" if unit != "B" else f"{size} B"
        size /= 1024
    return f"{size:.1f} GiB"


def write_sample(path):
    start = datetime.fromisoformat("2024-02-28T22:50:00+01:00")
    pages = ["/", "/about", "/products?id=%d", "/login", "/static/site.css", "/api/v1/items"]
    with path.open("w") as log:
        for i in range(60):
            time = start + timedelta(minutes=7 * i)
            page = pages[i * i % len(pages)]
            page = page % i if "%d" in page else page
            status = 200 if i % 7 else 404
            status = 503 if i % 19 == 18 else status
            size = "-" if status != 200 else str(512 * (i + 1) % 9000)
            print(f'10.0.0.{i % 5} - user{i % 3} [{time:%d/%b/%Y:%H:%M:%S %z}] '
                  f'"GET {page} HTTP/1.1" {status} {size} "-" "agent/{i % 2}.0"', file=log)
            if i % 25 == 24:
                print("!! garbage", i, file=log)


def main():
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder, "access.log")
        write_sample(log)
        summary, bad = Summary(), []
        with log.open() as lines:
            for number, line in enumerate(lines, start=1):
                try:
                    summary.add(Request.parse(line))
                except ValueError as error:
                    bad.append((number, str(error)))

        print(f"{summary.requests} requests from {len(summary.hosts)} hosts, {human(summary.bytes_sent)}")
        for group, count in sorted(summary.statuses.items()):
            print(f"  {group}xx {count:>4} {'#' * (count // 2)}")
        print("top pages:")
        for page, count in summary.pages.most_common(3):
            print(f"  {page:<20}{count:>5}")
        for error in summary.errors:
            print("server error:", error.time.isoformat(), error.path, error.agent)
        for number, text in bad:
            print(f"line {number}: {text}")

        table = log.with_suffix(".csv")
        with table.open("w", newline="") as out:
            writer = csv.writer(out)
            writer.writerow(["hour", "requests"])
            writer.writerows((f"{hour:%Y-%m-%d %H}h", count) for hour, count in sorted(summary.per_hour.items()))
        print(table.name, table.stat().st_size, "bytes")
        print(table.read_text().replace("\r\n", "|"))


if __name__ == "__main__":
    main()

#> 60 requests from 5 hosts, 211.1 KiB
#>   2xx   49 ########################
#>   4xx    8 ####
#>   5xx    3 #
#> top pages:
#>   /static/site.css       17
#>   /about                 16
#>   /login                  9
#> server error: 2024-02-29T00:56:00+01:00 / agent/0.0
#> server error: 2024-02-29T03:09:00+01:00 /about agent/1.0
#> server error: 2024-02-29T05:22:00+01:00 /static/site.css agent/0.0
#> line 26: malformed line: '!! garbage 24'
#> line 52: malformed line: '!! garbage 49'
#> access.csv 159 bytes
#> hour,requests
#> 2024-02-28 22h,2
#> 2024-02-28 23h,8
#> 2024-02-29 00h,9
#> 2024-02-29 01h,9
#> 2024-02-29 02h,8
#> 2024-02-29 03h,9
#> 2024-02-29 04h,8
#> 2024-02-29 05h,7
#>
