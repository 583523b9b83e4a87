# Text and numbers that JSON cannot hold as they are.
# expect-strict: contained
# expect-standard: contained
print("contained")
["\ud800", float("nan"), float("inf"), -0.0, "\0", "\U0010ffff"]
