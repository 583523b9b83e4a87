# Ten thousand groups in one another.
# expect-strict: ExceptionGroup: g (1 sub-exception)
# expect-standard: ExceptionGroup: g (1 sub-exception)
e = ValueError()
for i in range(10000):
    e = ExceptionGroup("g", [e])
raise e
