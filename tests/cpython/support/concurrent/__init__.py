# concurrent for CPython's own tests: there are no threads and processes.
