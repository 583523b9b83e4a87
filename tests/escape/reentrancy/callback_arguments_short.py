# Natives call functions of the guest with the wrong number of arguments: this only raises an exception.
# expect-strict: contained
# expect-standard: contained
def none():
    pass


failures = 0
for call in (lambda: sorted([1, 2], key=none), lambda: list(map(none, [1])), lambda: list(filter(none, [1])),
             lambda: min([1], key=none), lambda: [3].sort(key=none), lambda: max([1, 2], key=none),
             lambda: iter(lambda x: x, 0).__next__()):
    try:
        call()
    except TypeError:
        failures += 1
print("contained" if failures == 7 else "ESCAPED")
