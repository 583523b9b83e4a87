# concurrent.futures.thread for CPython's own tests: names of what needs threads.
class _WorkItem:
    pass
