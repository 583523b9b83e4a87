# Threads are memory of the run, whether they have begun or wait.
# option: --allow-import threading --max-memory 32
# expect: memory_error
import threading

event = threading.Event()
while True:
    threading.Thread(target=event.wait, daemon=True).start()
