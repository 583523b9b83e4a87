# If the host provides no input, sys.stdin is empty for every method.
# option: --enable stdin --allow-import sys
# expect-strict: contained
# expect-standard: contained
import sys

facts = [sys.stdin.read(), sys.stdin.readline(), sys.stdin.readlines(), list(sys.stdin)]
print("contained" if facts == ["", "", [], []] else "ESCAPED")
