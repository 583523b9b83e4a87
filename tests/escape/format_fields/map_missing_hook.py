# format_map with a mapping whose __missing__ builds what is read.
# expect-strict: AttributeError: '__code__'
# expect-standard: contained
class Names(dict):
    def __missing__(self, key):
        return lambda: key


"{x.__code__}".format_map(Names())
print("contained")
