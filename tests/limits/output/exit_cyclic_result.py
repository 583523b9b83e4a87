# The value of the last expression is cyclic.
# expect: ok
value = [1]
value.append(value)
value
