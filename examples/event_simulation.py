# A discrete-event simulation of a print shop on a hand-written binary-heap priority queue.


class PriorityQueue:
    """A binary heap of (priority, insertion number, item); equal priorities leave in insertion order."""

    def __init__(self):
        self._heap = []
        self._inserted = 0

    def __len__(self):
        return len(self._heap)

    def push(self, priority, item):
        self._inserted += 1
        self._heap.append((priority, self._inserted, item))
        self._rise(len(self._heap) - 1)

    def pop(self):
        if not self._heap:
            raise IndexError("pop from an empty queue")
        first = self._heap[0]
        last = self._heap.pop()
        if self._heap:
            self._heap[0] = last
            self._sink(0)
        return first[0], first[2]

    def _rise(self, index):
        heap = self._heap
        while index:
            parent = (index - 1) // 2
            if heap[parent][:2] <= heap[index][:2]:
                break
            heap[parent], heap[index] = heap[index], heap[parent]
            index = parent

    def _sink(self, index):
        heap = self._heap
        while True:
            smallest = index
            for child in (2 * index + 1, 2 * index + 2):
                if child < len(heap) and heap[child][:2] < heap[smallest][:2]:
                    smallest = child
            if smallest == index:
                return
            heap[smallest], heap[index] = heap[index], heap[smallest]
            index = smallest


class Random:
    def __init__(self, seed):
        self.state = seed

    def between(self, low, high):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        return low + (self.state >> 33) % (high - low + 1)


class Job:
    count = 0

    def __init__(self, owner, pages, urgent):
        Job.count += 1
        self.number = Job.count
        self.owner, self.pages, self.urgent = owner, pages, urgent
        self.arrived = self.started = self.finished = None

    @property
    def waited(self):
        return self.started - self.arrived

    def __str__(self):
        return f"job {self.number} of {self.owner} ({self.pages} pages{', urgent' if self.urgent else ''})"


class Printer:
    def __init__(self, name, speed):
        self.name, self.speed = name, speed
        self.job = None
        self.busy = self.pages = self.jams = 0

    def time_for(self, job):
        return -(-job.pages // self.speed)


class Shop:
    OWNERS = ("Ann", "Bob", "Cid", "Dee")

    def __init__(self, seed, *printers, verbose=False):
        self.random = Random(seed)
        self.printers = printers
        self.verbose = verbose
        self.now = 0
        self.events, self.waiting, self.done = PriorityQueue(), PriorityQueue(), []
        self.handlers = {"arrive": self.on_arrive, "finish": self.on_finish, "repair": self.on_repair}
        self.longest = 0

    def log(self, text):
        if self.verbose and self.now <= 12:
            print(f"{self.now:>4}: {text}")

    def schedule(self, delay, kind, *arguments):
        self.events.push(self.now + delay, (kind, arguments))

    def run(self, until):
        self.schedule(0, "arrive")
        while len(self.events):
            time, (kind, arguments) = self.events.pop()
            if time > until:
                break
            self.now = time
            self.handlers[kind](*arguments)
            self.dispatch()
        return self

    def on_arrive(self):
        r = self.random
        job = Job(self.OWNERS[r.between(0, 3)], r.between(1, 60), r.between(1, 5) == 1)
        job.arrived = self.now
        self.waiting.push((not job.urgent, job.pages // 20), job)
        self.longest = max(self.longest, len(self.waiting))
        self.log(f"{job} arrives")
        self.schedule(r.between(1, 5), "arrive")

    def on_finish(self, printer):
        job, printer.job = printer.job, None
        job.finished = self.now
        printer.pages += job.pages
        self.done.append(job)
        self.log(f"{job} is done on {printer.name}")

    def on_repair(self, printer, remaining):
        self.log(f"{printer.name} works again")
        self.schedule(remaining, "finish", printer)

    def dispatch(self):
        for printer in self.printers:
            if printer.job is None and len(self.waiting):
                _, job = self.waiting.pop()
                printer.job = job
                job.started = self.now
                time = printer.time_for(job)
                printer.busy += time
                if self.random.between(1, 10) == 1:
                    printer.jams += 1
                    self.log(f"{printer.name} jams")
                    self.schedule(3, "repair", printer, time)
                else:
                    self.schedule(time, "finish", printer)

    def report(self):
        waits = sorted(job.waited for job in self.done)
        urgent = [job.waited for job in self.done if job.urgent]
        print(f"after {self.now} minutes: {len(self.done)} done, {len(self.waiting)} waiting, at most {self.longest} in line")
        print(f"wait: mean {sum(waits) / len(waits):.2f}, median {waits[len(waits) // 2]}, worst {waits[-1]}, urgent {sum(urgent) / max(1, len(urgent)):.2f}")
        for printer in self.printers:
            print(f"  {printer.name:<6} {printer.busy / self.now:>6.1%} busy, {printer.pages:>5} pages, {printer.jams} jams")
        pages = {}
        for job in self.done:
            pages[job.owner] = pages.get(job.owner, 0) + job.pages
        print("  pages:", dict(sorted(pages.items())))


queue = PriorityQueue()
for priority, item in ((5, "e"), (1, "a"), (3, "c"), (1, "a again"), (4, "d"), (2, "b")):
    queue.push(priority, item)
print([queue.pop() for _ in range(len(queue))])
try:
    queue.pop()
except IndexError as error:
    print(error)
Shop(42, Printer("laser", 10), verbose=True).run(200).report()
Shop(42, Printer("laser", 10), Printer("ink", 6)).run(2000).report()
Shop(7, Printer("old", 4), Printer("older", 3), Printer("oldest", 2)).run(2000).report()
