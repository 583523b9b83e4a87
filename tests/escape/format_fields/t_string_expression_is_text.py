# The expression of an interpolation is text; nothing evaluates it again.
# expect-strict: contained
# expect-standard: contained
value = 1
made = t"{value}"
print("contained" if made.interpolations[0].expression == "value" else "ESCAPED")
