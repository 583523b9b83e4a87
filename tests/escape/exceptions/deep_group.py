# Ten thousand nested groups.
# expect-strict: ExceptionGroup: g (1 sub-exception)
# expect-standard: ExceptionGroup: g (1 sub-exception)
e = ValueError()
for i in range(10000):
    e = ExceptionGroup("g", [e])
raise e
