# Elements, tree builders and parsers of XML refuse at once what CPython stores, and allow what it does not.
# option: --policy standard
# cpython: Text in pieces that are no strings fails when it is read; copies may have attributes that are no dict; a deep
#   copy of an element in itself, and a target that parses with its own parser, recurse without end.
# reason: Pieces are joined when the text is complete. A deep copy knows what it is copying, a parser that it parses.
import copy
import xml.etree.ElementTree as ElementTree


def attempt(function, *arguments):
    try:
        return function(*arguments)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


builder = ElementTree.TreeBuilder()
builder.start("a", {})
builder.data("1")
builder.data(2)
print(attempt(builder.end, "a"))


class Attributes(dict):
    def __deepcopy__(self, memo):
        return 5


element = ElementTree.Element("a")
element.attrib = Attributes(x=1)
print(attempt(copy.deepcopy, element))
print(attempt(element.__setstate__, {"tag": "a", "attrib": 5}))
element.attrib = {}
element.append(element)
copied = copy.deepcopy(element)
print(copied[0] is copied)


class Within:
    def start(self, tag, attributes):
        print("within", tag)
        print(attempt(self.parser.feed, "<c/>"))


target = Within()
target.parser = parser = ElementTree.XMLParser(target=target)
print(attempt(parser.feed, "<a><b/></a>"))

#> TypeError: sequence item 1: expected str instance, int found
#> TypeError: attrib must be dict, not int
#> TypeError: attrib must be dict, not int
#> True
#> within a
#> ParseError: unexpected parser state - please send a bug report: line 1, column 0
#> within b
#> ParseError: unexpected parser state - please send a bug report: line 1, column 3
#> None
