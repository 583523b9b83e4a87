# The depth of calls is limited within each thread, and a thread does not add to another's.
# option: --allow-import threading
# expect: ok
# output: True True
import threading

depths = []


def deepen(level):
    try:
        return deepen(level + 1)
    except RecursionError:
        return level


def begin():
    depths.append(deepen(0))


for _ in range(2):
    thread = threading.Thread(target=begin)
    thread.start()
    thread.join()
print(len(depths) == 2, min(depths) > 900)
