# A pipeline of generators over a server log: parse, filter, enrich, window, aggregate, all lazily.

METHODS = ("GET", "GET", "GET", "POST", "DELETE")
PATHS = ("/", "/login", "/items/{}", "/items/{}/edit", "/static/app.js", "/api/v1/search?q={}")


def make_log(lines, seed=99):
    """Yields the lines of a log, some of them damaged."""
    state, clock = seed, 0

    def random(limit):
        nonlocal state
        state = (state * 1664525 + 1013904223) % 2 ** 32
        return (state >> 16) % limit

    for number in range(lines):
        clock += random(4)
        path = PATHS[random(len(PATHS))].format(random(30))
        status = (200, 200, 200, 200, 304, 404, 500)[random(7)]
        line = f"{clock // 3600:02d}:{clock // 60 % 60:02d}:{clock % 60:02d} 10.0.0.{random(12)} \"{METHODS[random(5)]} {path}\" {status} {random(5000)}"
        if random(25) == 0:
            line = line[:random(len(line))]
        yield line + "\n"


class Record:
    __slots__ = ("time", "host", "method", "path", "status", "size", "extra")

    def __init__(self, time, host, method, path, status, size):
        self.time, self.host, self.method, self.path, self.status, self.size = time, host, method, path, status, size
        self.extra = {}

    @property
    def clock(self):
        return f"{self.time // 3600:02d}:{self.time // 60 % 60:02d}:{self.time % 60:02d}"

    def __repr__(self):
        return f"<{self.clock} {self.host} {self.method} {self.path} {self.status} {self.size}>"


def parse(lines, errors):
    for number, line in enumerate(lines, 1):
        try:
            time, host, request = line.rstrip("\n").split(" ", 2)
            _, request, tail = request.split('"')
            method, path = request.split()
            status, size = map(int, tail.split())
            hours, minutes, seconds = map(int, time.split(":"))
            yield Record(hours * 3600 + minutes * 60 + seconds, host, method, path, status, size)
        except ValueError as error:
            errors.append((number, str(error)))


def where(records, **wanted):
    for record in records:
        if all(test(getattr(record, name)) if callable(test) else getattr(record, name) == test for name, test in wanted.items()):
            yield record


def enrich(records, *steps):
    for record in records:
        for step in steps:
            step(record)
        yield record


def section(record):
    record.extra["section"] = record.path.split("/")[1].split("?")[0] or "home"


def query(record):
    _, mark, text = record.path.partition("?")
    if mark:
        record.extra["query"] = dict(pair.split("=") for pair in text.split("&"))


def windows(records, seconds):
    current, start = [], None
    for record in records:
        if start is None:
            start = record.time - record.time % seconds
        while record.time >= start + seconds:
            yield start, current
            current, start = [], start + seconds
        current.append(record)
    if current:
        yield start, current


def tee(records, *sinks):
    for record in records:
        for sink in sinks:
            sink.send(record)
        yield record


def sink(function):
    """Starts a generator that only receives."""
    def start(*args):
        generator = function(*args)
        next(generator)
        return generator
    return start


@sink
def counter(key, table):
    while True:
        record = yield
        k = key(record)
        table[k] = table.get(k, 0) + 1


@sink
def top(n, key, best):
    while True:
        record = yield
        best.append(record)
        best.sort(key=key, reverse=True)
        del best[n:]


@sink
def running_mean(out):
    total = count = 0
    while True:
        record = yield total / count if count else 0.0
        total, count = total + record.size, count + 1
        out[0] = total / count


def take(n, items):
    if n:
        for i, item in enumerate(items, 1):
            yield item
            if i == n:
                return


def sessions(records, gap):
    open_sessions = {}
    for record in records:
        session = open_sessions.get(record.host)
        if session and record.time - session[-1].time > gap:
            yield record.host, session
            session = None
        if session is None:
            session = open_sessions[record.host] = []
        session.append(record)
    yield from sorted(open_sessions.items())


def chain(source, *stages):
    for stage in stages:
        source = stage(source)
    return source


errors, statuses, sections, heavy, mean = [], {}, {}, [], [0.0]
records = chain(
    make_log(600),
    lambda lines: parse(lines, errors),
    lambda rs: enrich(rs, section, query),
    lambda rs: tee(rs, counter(lambda r: r.status, statuses), counter(lambda r: r.extra["section"], sections),
                   top(3, lambda r: (r.size, -r.time), heavy), running_mean(mean)),
)
print("nothing read yet:", statuses, errors)
print("first two:", list(take(2, records)))
print("after two:", statuses)
busy = []
for start, group in windows(records, 120):
    failures = sum(1 for _ in where(group, status=lambda s: s >= 400))
    busy.append((len(group), start))
    print(f"{start // 60:>3} min {'*' * (len(group) // 2):<40} {len(group):>3} requests, {failures} failed")
print("statuses", dict(sorted(statuses.items())), "sections", dict(sorted(sections.items(), key=lambda p: -p[1])))
print("heavy", *heavy, sep="\n  ")
print(f"mean size {mean[0]:.2f}, busiest minute {max(busy)}, {len(errors)} bad lines, first {errors[:2]}")
searches = where(enrich(parse(make_log(600), []), query), extra=lambda e: "query" in e, status=200)
print("searched", sorted({int(r.extra["query"]["q"]) for r in searches}))
visits = list(sessions(parse(make_log(600), []), 60))
longest = max(visits, key=lambda v: (len(v[1]), v[0]))
print(len(visits), "sessions, longest", longest[0], len(longest[1]), longest[1][0].clock, "to", longest[1][-1].clock)
print([r.path for r in take(3, where(parse(make_log(600), []), method="DELETE", status=500))])
