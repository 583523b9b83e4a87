# _multiprocessing for CPython's own tests: nothing of it is used by tests of threads.
