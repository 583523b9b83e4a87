# UnicodeDecodeError with positions outside of its object.
# expect-strict: contained
# expect-standard: contained
e = UnicodeDecodeError("utf-8", b"x", -(2**31), 2**31 - 1, "reason")
text = str(e)
print("contained" if "utf-8" in text else "ESCAPED")
