# option: --policy standard
# queue and sched, as far as one thread can use them.
import queue
import sched


def attempt(label, function):
    try:
        print(label, repr(function()))
    except Exception as error:
        print(label, type(error).__name__, error)


for make in (queue.Queue, queue.LifoQueue, queue.PriorityQueue):
    q = make(3)
    for item in (2, 3, 1):
        q.put(item)
    print(make.__name__, q.qsize(), q.full(), q.empty(), end=" ")
    attempt("full", lambda: q.put_nowait(4))
    attempt("full timeout", lambda: q.put(4, timeout=0.01))
    print([q.get() for _ in range(3)], q.empty())
    attempt("empty", lambda: q.get_nowait())
    attempt("empty timeout", lambda: q.get(timeout=0.01))
    attempt("negative", lambda: q.get(timeout=-1))
    for _ in range(3):
        q.task_done()
    q.join()
    attempt("done", lambda: q.task_done())
s = queue.SimpleQueue()
s.put("a")
print(s.qsize(), s.get(), s.empty())
attempt("simple", lambda: s.get(block=False))
q = queue.Queue()
q.put(1)
q.shutdown()
print(q.get())
attempt("shut", lambda: q.put(2))
attempt("shut get", lambda: q.get())

now = [0]
order = []
s = sched.scheduler(lambda: now[0], lambda d: now.__setitem__(0, now[0] + d))
s.enter(2, 1, order.append, ("b",))
s.enter(1, 1, order.append, ("a",))
s.enterabs(2, 0, order.append, ("first at two",))
gone = s.enter(5, 1, order.append, ("never",))
s.enter(3, 1, lambda *, k: order.append(k), kwargs={"k": "kw"})
print(len(s.queue), s.queue[0].time, s.empty())
s.cancel(gone)
attempt("cancel", lambda: s.cancel(gone))
print(s.run(blocking=False), s.run(), order, now, s.empty())

#> Queue 3 True False full Full 
#> full timeout Full 
#> [2, 3, 1] True
#> empty Empty 
#> empty timeout Empty 
#> negative ValueError 'timeout' must be a non-negative number
#> done ValueError task_done() called too many times
#> LifoQueue 3 True False full Full 
#> full timeout Full 
#> [1, 3, 2] True
#> empty Empty 
#> empty timeout Empty 
#> negative ValueError 'timeout' must be a non-negative number
#> done ValueError task_done() called too many times
#> PriorityQueue 3 True False full Full 
#> full timeout Full 
#> [1, 2, 3] True
#> empty Empty 
#> empty timeout Empty 
#> negative ValueError 'timeout' must be a non-negative number
#> done ValueError task_done() called too many times
#> 1 a True
#> simple Empty 
#> 1
#> shut ShutDown 
#> shut get ShutDown 
#> 5 1 False
#> cancel ValueError list.remove(x): x not in list
#> 1 None ['a', 'first at two', 'b', 'kw'] [3] True
