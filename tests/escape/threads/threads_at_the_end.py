# Threads start while the run ends: in finalizers, in functions of atexit, in other threads that are daemons, in hooks
# of exceptions. They see no state of the engine that is half taken down, and nothing of another run.
# option: --allow-import threading,atexit,sys,gc,weakref,time
# expect-strict: contained
# expect-standard: contained
import atexit
import gc
import sys
import threading
import time
import weakref

count = 0


def start(action=lambda: None):
    global count
    if count < 300:
        count += 1
        threading.Thread(target=action, daemon=count % 2 == 0).start()


class Dies:
    def __init__(self, depth):
        self.depth, self.itself = depth, self

    def __del__(self):
        start(lambda: Dies(self.depth - 1) if self.depth else None)
        if self.depth % 2:
            start(gc.collect)
        kept.append(self)


def forever():
    while True:
        time.sleep(1)
        kept.append(Dies(0))


kept = []
watched = [Dies(3) for _ in range(5)]
references = [weakref.ref(one, lambda reference: start()) for one in watched]
finalizers = [weakref.finalize(one, start, gc.collect) for one in watched]
atexit.register(start)
atexit.register(lambda: atexit.register(lambda: start(lambda: atexit.register(start))))
atexit.register(lambda: threading.Thread(target=lambda: (sys.stdout.flush(), start())).start())
sys.excepthook = lambda *error: start()
sys.unraisablehook = lambda error: start()
threading.excepthook = lambda error: start(lambda: 1 / 0)
for _ in range(3):
    threading.Thread(target=forever, daemon=True).start()
    threading.Thread(target=lambda: 1 / 0).start()
    threading.Thread(target=sys.exit, args=("code",)).start()
local = threading.local()
local.dies = Dies(2)
local.local = local
del watched, local
gc.collect()
threads = [thread for thread in threading.enumerate() if thread is not threading.main_thread() and not thread.daemon]
for thread in threads:
    thread.join(0.1)
strange = [thread for thread in threading.enumerate() if not isinstance(thread, threading.Thread)]
print("contained" if count > 10 and not strange else f"ESCAPED {count} {strange}")
