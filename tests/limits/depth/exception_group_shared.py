# A group that holds itself twice, thirty levels deep, has a billion members; ten levels are printed.
# expect: error:ExceptionGroup
group = ValueError("innermost")
for level in range(30):
    group = ExceptionGroup("level", [group, group])
raise group
