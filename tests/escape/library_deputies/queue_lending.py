# A queue holds the guest's objects and returns them.
# option: --allow-import=queue
# expect-strict: contained
# expect-standard: contained
import queue

q = queue.Queue()
x = object()
q.put(x)
print("contained" if q.get() is x else "ESCAPED")
