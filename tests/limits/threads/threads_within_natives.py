# Each thread starts the next one inside a call from native code, until the native stack or the depth ends.
# option: --allow-import threading
# expect: ok
# output: True True
import threading

begun = ended = 0


def begin():
    global begun, ended
    begun += 1

    def key(item):
        thread = threading.Thread(target=begin)
        thread.start()
        thread.join()
        return item

    try:
        sorted([1], key=key)
    except RecursionError:
        ended += 1


begin()
print(begun > 20, ended >= 1)
