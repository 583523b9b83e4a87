# What a thread keeps in threading.local() dies while the thread ends, and its finalizer waits.
# option: --allow-import threading
# expect-strict: contained
# expect-standard: contained
import threading

event = threading.Event()
log = []


class Local(threading.local):
    def __init__(self):
        event.wait(0.01)
        self.number = threading.get_ident()


class Dies:
    def __del__(self):
        log.append("died")
        try:
            event.wait(0.001)
        except RuntimeError:  # it came while this thread held the lock of the event
            log.append("deadlock")
        else:
            log.append("waited")


local = Local()


def work():
    local.dies = Dies()
    log.append(local.number == threading.get_ident())
    event.wait(0.01)
    log.append(local.number == threading.get_ident())


threads = [threading.Thread(target=work) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
del local
event.wait(0.1)
ends = log.count("waited") + log.count("deadlock")
print("contained" if log.count(True) == 8 and log.count("died") == ends == 4 else f"ESCAPED {log}")
