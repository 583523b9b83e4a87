# A thread that waits keeps its frames; what a program holds of them shows no other thread's variables.
# option: --allow-import threading,sys,gc
# expect-strict: contained
# expect-standard: contained
import threading

lock = threading.Lock()
lock.acquire()
seen = []


def waits(secret):
    def frames():
        yield secret
        with lock:
            yield secret * 2
    for value in frames():
        seen.append(value)


threads = [threading.Thread(target=waits, args=(f"s{number}",)) for number in range(20)]
for thread in threads:
    thread.start()
junk = [[object() for _ in range(50)] for _ in range(200)]
del junk
lock.release()
for thread in threads:
    thread.join()
expected = [f"s{number}" for number in range(20)] + [f"s{number}" * 2 for number in range(20)]
print("contained" if sorted(seen) == sorted(expected) else f"ESCAPED {seen}")
