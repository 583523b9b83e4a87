# option: --policy standard
# python: 3.11
# Threads, and what they wait for: the order where it does not depend on a scheduler.
import queue
import threading
import time

log = []


def work(name):
    for step in range(3):
        log.append((name, step))
        time.sleep(0.05)


threads = [threading.Thread(target=work, args=(name,), name=f"worker {name}") for name in "abc"]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(sorted(log), threading.active_count(), threads[0].is_alive(), threads[0].name)

jobs = queue.Queue(maxsize=2)
done = []


def consume():
    while (job := jobs.get()) is not None:
        done.append(job * 2)
        jobs.task_done()
    jobs.task_done()


consumer = threading.Thread(target=consume, daemon=True)
consumer.start()
for number in range(10):
    jobs.put(number)
jobs.join()
print(done, consumer.daemon)
jobs.put(None)
consumer.join()
print(consumer.is_alive(), jobs.empty())

lock = threading.Lock()
counter = 0


def count():
    global counter
    for _ in range(5):
        with lock:
            before = counter
            time.sleep(0.001)
            counter = before + 1


threads = [threading.Thread(target=count) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(counter, lock.locked())

event = threading.Event()
seen = []
waiter = threading.Thread(target=lambda: seen.append(event.wait(5)))
waiter.start()
time.sleep(0.02)
event.set()
waiter.join()
print(seen, event.is_set(), threading.Event().wait(0.01))

barrier = threading.Barrier(3, action=lambda: seen.append("together"))
places = []
threads = [threading.Thread(target=lambda: places.append(barrier.wait())) for _ in range(3)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(sorted(places), seen[-1], barrier.n_waiting)

condition = threading.Condition()
items = []
got = []


def take():
    while len(got) < 3:
        with condition:
            condition.wait_for(lambda: items)
            got.append(items.pop(0))


taker = threading.Thread(target=take)
taker.start()
for number in range(3):
    with condition:
        items.append(number)
        condition.notify()
    time.sleep(0.02)
taker.join()
print(got)

slots = threading.BoundedSemaphore(2)
active = peak = 0


def enter():
    global active, peak
    with slots:
        active += 1
        peak = max(peak, active)
        time.sleep(0.01)
        active -= 1


threads = [threading.Thread(target=enter) for _ in range(6)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(peak)
try:
    slots.release()
except ValueError as error:
    print(error)
timer = threading.Timer(0.01, seen.append, ["timer"])
timer.start()
timer.join()
print(seen[-1])
stop = threading.Event()
rounds = 0


def spin():
    global rounds
    while not stop.is_set():
        rounds += 1
        time.sleep(0.01)


spinner = threading.Thread(target=spin)
spinner.start()
time.sleep(0.1)
stop.set()
spinner.join()
print(rounds > 2)
print(sorted([3, 1, 2], key=lambda number: (time.sleep(0.001), number)[1]))

#> [('a', 0), ('a', 1), ('a', 2), ('b', 0), ('b', 1), ('b', 2), ('c', 0), ('c', 1), ('c', 2)] 1 False worker a
#> [0, 2, 4, 6, 8, 10, 12, 14, 16, 18] True
#> False True
#> 20 False
#> [True] True False
#> [0, 1, 2] together 0
#> [0, 1, 2]
#> 2
#> Semaphore released too many times
#> timer
#> True
#> [1, 2, 3]
