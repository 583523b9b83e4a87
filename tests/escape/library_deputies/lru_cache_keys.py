# lru_cache hashes and compares the guest's arguments; its contents stay private.
# option: --allow-import=functools
# expect-strict: contained
# expect-standard: contained
import functools

seen = []


class Key:
    def __hash__(self):
        return 1

    def __eq__(self, other):
        seen.append(type(other).__name__)
        return True


@functools.lru_cache
def f(x):
    return len(seen)


f(Key())
f(Key())
print("contained" if set(seen) <= {"Key"} else "ESCAPED")
