# option: --policy standard --enable files
# Counts requests, errors and slow pages of a web server log.
import os
import tempfile

START = os.getcwd()
os.chdir(tempfile.mkdtemp())

import collections
import datetime
import re

LINE = re.compile(r'(\S+) - - \[([^\]]+)\] "(\w+) (\S+) HTTP/1\.1" (\d+) (\d+) (\d+\.\d+)')
with open("access.log", "w") as log:
    for number in range(500):
        when = datetime.datetime(2024, 3, 1, 10) + datetime.timedelta(seconds=number * 7)
        path = ["/", "/about", "/api/items", "/api/items/5", "/login"][number % 5]
        status = 500 if number % 41 == 0 else 404 if number % 17 == 0 else 200
        print(f'10.0.0.{number % 9} - - [{when:%d/%b/%Y:%H:%M:%S} +0000] "GET {path} HTTP/1.1" {status} '
              f"{number * 13 % 5000} {number % 23 / 10:.3f}", file=log)
    print("garbage line", file=log)

hits, by_status, slow = collections.Counter(), collections.Counter(), collections.defaultdict(list)
skipped = 0
with open("access.log") as log:
    for line in log:
        match = LINE.match(line)
        if not match:
            skipped += 1
            continue
        host, when, _, path, status, size, seconds = match.groups()
        hits[path] += 1
        by_status[int(status)] += 1
        slow[path].append(float(seconds))
        last = datetime.datetime.strptime(when, "%d/%b/%Y:%H:%M:%S %z")
for path, count in hits.most_common():
    print(f"{path:<15}{count:>5}{max(slow[path]):>8.2f}{sum(slow[path]) / count:>8.3f}")
print(dict(by_status), skipped, last.isoformat())

os.chdir(START)

#> /                100    2.20   1.083
#> /about           100    2.20   1.091
#> /api/items       100    2.20   1.099
#> /api/items/5     100    2.20   1.084
#> /login           100    2.20   1.092
#> {500: 13, 200: 458, 404: 29} 1 2024-03-01T10:58:13+00:00
