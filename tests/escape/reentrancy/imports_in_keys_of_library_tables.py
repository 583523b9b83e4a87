# An import adds a logger to a dict in which the program has put a key that looks like its name. The comparison runs
# the same import again, and others, and fails.
# option: --allow-import=logging,concurrent.futures,asyncio,typing,enum,gc
# expect-strict: contained
# expect-standard: contained
import gc
import logging

seen = []


class Key:
    def __hash__(self):
        return hash("concurrent.futures")

    def __eq__(self, other):
        seen.append(type(other))
        import asyncio
        import concurrent.futures
        import typing
        gc.collect()
        seen.append(concurrent.futures.Future.__name__ + asyncio.Task.__name__ + typing.Any.__name__)
        if len(seen) == 2:
            raise ValueError("not now")
        return False


logging.root.manager.loggerDict[Key()] = logging.root
for attempt in range(3):
    try:
        import concurrent.futures
    except ValueError:
        gc.collect()
with concurrent.futures.ThreadPoolExecutor(1) as pool:
    assert pool.submit(abs, -1).result() == 1
assert seen[:2] == [str, "FutureTaskAny"], seen
print("contained")
