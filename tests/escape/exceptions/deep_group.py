# Ten thousand groups in one another.
# expect-strict: ExceptionGroup: g | RecursionError: 
# expect-standard: ExceptionGroup: g | RecursionError: 
e = ValueError()
for i in range(10000):
    e = ExceptionGroup("g", [e])
raise e
