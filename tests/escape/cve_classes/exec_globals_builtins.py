# exec with globals whose __builtins__ is empty: the run's builtins stay out as well.
# expect-strict: NameError: exec
# expect-standard: NameError: name 'len' is not defined
exec("len('x')", {"__builtins__": {}})
print("ESCAPED")
