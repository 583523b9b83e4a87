# Splits log lines with one pattern and its groups; finds dates and addresses in running text.
# tags: text, regex

import re

LINE = re.compile(r'^(\S+) \S+ \S+ \[([^\]]+)\] "(\w+) ([^"]*?) HTTP/[\d.]+" (\d+) (\d+)', re.M)


def make_log(count):
    return "\n".join(
        '127.0.0.%d - - [17/May/2024:10:%02d:%02d +0000] "GET /path/%d/index.html HTTP/1.1" %d %d "-" "Browser/5.0 (X)"'
        % (i % 256, i % 60, i * 7 % 60, i, 200 + i % 5, i * 31)
        for i in range(count))


def main():
    log = make_log(4000)
    total, by_status = 0, {}
    for _ in range(8):
        for match in LINE.finditer(log):
            address, when, method, path, status, size = match.groups()
            total += int(size)
            by_status[status] = by_status.get(status, 0) + len(path)
    words = ("the quick brown fox mailed john.smith@example.com and bob@mail.org on 2024-05-17 "
             "at 10:45, or was it 1999-12-31?\n") * 2000
    for _ in range(6):
        total += len(re.findall(r"(\d{4})-(\d\d)-(\d\d)", words))
        total += len(re.findall(r"[\w.]+@[\w.]+\.\w+", words))
        total += len(re.findall(r"(?i)\bQUICK\s+(\w+)", words))
        total += sum(1 for match in re.finditer(r"(?<=the )\w+(?= brown)", words))
    print(total, sorted(by_status.items()))


main()
