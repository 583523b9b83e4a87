# Threads that wait for each other are an error of the one that waits last, not a run that never ends.
# option: --allow-import threading
# expect: error:RuntimeError
import threading

lock = threading.Lock()
lock.acquire()
thread = threading.Thread(target=lock.acquire, daemon=True)
thread.start()
thread.join()
