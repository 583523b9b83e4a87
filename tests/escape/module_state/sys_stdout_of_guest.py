# A sys.stdout of the guest receives text, nothing else.
# option: --allow-import=sys
# expect-strict: contained
# expect-standard: contained
import sys

kinds = []


class Out:
    def write(self, text):
        kinds.append(type(text).__name__)

    def flush(self):
        pass


real = sys.stdout
sys.stdout = Out()
print("a", 1, None)
sys.stdout = real
print("contained" if set(kinds) == {"str"} else "ESCAPED")
