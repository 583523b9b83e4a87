# A list subclass that lies about its items.
# expect-strict: contained
# expect-standard: contained
class L(list):
    def __iter__(self):
        print("ESCAPED")
        return iter([])

    def __len__(self):
        print("ESCAPED")
        return 1 << 60

    def __getitem__(self, index):
        print("ESCAPED")


print("contained")
L([1, 2])
