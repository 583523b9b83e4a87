# type.__new__ with invalid bases and names.
# expect-strict: contained
# expect-standard: contained
failures = 0
for arguments in ((type, 1, (), {}), (type, "A", [], {}), (type, "A", (1,), {}), (type, "A", (), []), (int, "A", (),
    {}),
                  (type, "A\0", (), {}), (type, "A", (bool,), {}), (type, "A", (type(None),), {})):
    try:
        type.__new__(*arguments)
    except (TypeError, ValueError):
        failures += 1
print("contained" if failures == 8 else "ESCAPED")
