# The feature eval opens eval, exec and compile, with the rules of the run.
# option: --enable eval
# expect-strict: AttributeError: '__subclasses__'
# expect-standard: contained
assert eval("1 + 1") == 2
exec("int.__subclasses__")
print("contained")
