# str.format called unbound with a str subclass as the template.
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
class Template(str):
    def __iter__(self):
        return iter("harmless")

    def __getitem__(self, index):
        return "h"


def f():
    pass


str.format(Template("{0.__globals__}"), f)
print("contained")
