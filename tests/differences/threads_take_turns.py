# Threads take turns: one runs until it waits, and a deadlock is an error.
# option: --policy standard
# cpython: It switches between threads at any time, and waits forever in a deadlock.
# reason: A run is one thread of the host, and the order of its threads depends on the program alone.
import threading

order = []


def work(name):
    for step in range(2):
        order.append(f"{name}{step}")


threads = [threading.Thread(target=work, args=(name,)) for name in "ab"]
for thread in threads:
    thread.start()
    order.append("main")
print(order)
lock = threading.Lock()
lock.acquire()
try:
    lock.acquire()
except RuntimeError as error:
    print(error)

#> ['a0', 'a1', 'main', 'b0', 'b1', 'main']
#> deadlock: every thread waits for another one
