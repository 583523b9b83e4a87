# Locks that are waited for with a timeout keep a note of each wait, which is memory of the run.
# option: --allow-import threading --max-memory 8
# expect: memory_error
import threading

lock = threading.Lock()
lock.acquire()
while True:
    lock.acquire(timeout=0.001)
