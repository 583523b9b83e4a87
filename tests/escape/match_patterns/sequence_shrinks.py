# A sequence whose length lies to a sequence pattern.
# option: --allow-import=collections
# expect-strict: ValueError: not enough values to unpack
# expect-standard: ValueError: not enough values to unpack
import collections.abc


class S(collections.abc.Sequence):
    def __len__(self):
        return 2

    def __getitem__(self, index):
        raise IndexError("short")


match S():
    case [a, b]:
        print("ESCAPED")
