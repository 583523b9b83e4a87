# Groups nested far too deep to be split; printing them goes ten levels deep.
# expect: error:ExceptionGroup
# output: RecursionError
group = ValueError("innermost")
for level in range(100_000):
    group = ExceptionGroup("level", [group])
try:
    print(group.split(ValueError))
except RecursionError as error:
    print(type(error).__name__)
raise group
