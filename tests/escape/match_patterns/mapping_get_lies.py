# A mapping pattern calls get() of a guest's mapping with a sentinel: it must not be kept and compared.
# option: --allow-import=collections
# expect-strict: contained
# expect-standard: contained
import collections.abc

kept = []


class M(collections.abc.Mapping):
    def get(self, key, default=None):
        kept.append(default)
        return default

    def __getitem__(self, key):
        raise KeyError(key)

    def __len__(self):
        return 1

    def __iter__(self):
        return iter(["a"])


match M():
    case {"a": value}:
        print("ESCAPED")
print("contained")
