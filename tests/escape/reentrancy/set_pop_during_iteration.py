# A set emptied while it is iterated.
# expect-strict: RuntimeError: Set changed size during iteration
# expect-standard: RuntimeError: Set changed size during iteration
s = set(range(100))
for item in s:
    s.clear()
print("ESCAPED")
