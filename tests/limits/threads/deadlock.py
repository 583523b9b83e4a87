# Two threads that wait for each other are an error, not a run that never ends.
# option: --allow-import threading
# expect: error:RuntimeError
import threading

first, second = threading.Lock(), threading.Lock()


def cross(one, other, mine, yours):
    with one:
        mine.set()
        yours.wait()
        with other:
            pass


begun = threading.Event(), threading.Event()
threading.Thread(target=cross, args=(first, second, *begun), daemon=True).start()
cross(second, first, *reversed(begun))
