# A fromlist that runs code of the guest while the import goes on.
# option: --enable introspection --allow-import=json
# expect-strict: contained
# expect-standard: contained
class From:
    def __iter__(self):
        yield "decoder"
        yield 5
        yield "__loader__"

    def __len__(self):
        return 1


try:
    module = __import__("json", None, None, From())
except (TypeError, ImportError, AttributeError):
    module = None
print("contained")
