# hasattr tells whether there is gi_frame.
# expect-strict: contained
# expect-standard: SystemError: seen
victim = (x for x in (1,))

if hasattr(victim, "gi_frame"):
    raise SystemError("seen")
print("contained")
