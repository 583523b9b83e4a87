# option: --policy standard
# XMLParser: targets, events, entities, document types, errors, and files.
import io
import warnings
import xml.etree.ElementTree as ET
from xml.etree.ElementTree import TreeBuilder, XMLParser


def attempt(function, *arguments, **keywords):
    try:
        return function(*arguments, **keywords)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def parse(parser, *texts):
    for text in texts:
        result = attempt(parser.feed, text)
        if result is not None:
            print("  ", result)
    return attempt(parser.close)


class Everything:
    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return lambda *arguments: print("  ", name, arguments)


def only(**methods):
    return type("Target", (), {name: staticmethod(method) for name, method in methods.items()})()


DOCUMENT = ('<?xml version="1.0"?>\n<!DOCTYPE a SYSTEM "sys">\n<?pi x?><!--c--><a b="1" xmlns:q="u" q:e="2">'
            'text<q:b/><?pi?></a>\n<!--d-->')
print(parse(XMLParser(target=Everything()), DOCUMENT))
print(ET.tostring(parse(XMLParser(), DOCUMENT)), parse(XMLParser(target=object()), DOCUMENT))
print(parse(XMLParser(target=only(close=lambda: 55)), DOCUMENT), parse(XMLParser(target=only(start=lambda *a: print(a))), DOCUMENT))
print(ET.tostring(parse(XMLParser(target=TreeBuilder(insert_comments=True, insert_pis=True)), DOCUMENT)))
print(attempt(XMLParser(target=only(start=lambda tag, attributes: print(tag, attributes) or 1 / 0)).feed, "<a><b/></a>"))

# Names with namespaces.
tree = ET.XML('<a xmlns="u"><b x:y="1" z="2" xmlns:x="v"/><c xmlns=""/><x:a xmlns:x="u"/></a>')
print([element.tag for element in tree.iter()], tree[0].attrib, tree[1].tag)

# Document types.
doctype = only(doctype=lambda *arguments: print("  doctype", arguments))
for text in ("<!DOCTYPE a>", "<!DOCTYPE a SYSTEM 's'>", "<!DOCTYPE a PUBLIC 'p' 's'>", "<!DOCTYPE a [<!ENTITY e 'x'>]>",
             "<!DOCTYPE a PUBLIC 'p' 's' [<!ELEMENT a ANY>]>"):
    print(text, parse(XMLParser(target=doctype), text + "<a/>"))
class Own(XMLParser):
    def doctype(self, *arguments):
        print("never", arguments)


with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print(parse(Own(), "<!DOCTYPE a SYSTEM 's'><a/>").tag, parse(Own(target=doctype), "<!DOCTYPE a SYSTEM 's'><a/>"))
    print([(warning.category.__name__, str(warning.message)) for warning in caught])

# Entities.
EXTERNAL = "<!DOCTYPE a SYSTEM 's'><a>1&foo;2</a>"
parser = XMLParser()
print(parser.entity)
parser.entity["foo"] = "bar"
print(ET.tostring(parse(parser, EXTERNAL)), attempt(XMLParser().feed, EXTERNAL), attempt(XMLParser().feed, "<a>&foo;</a>"))
parser = XMLParser(target=only(data=lambda text: print("  data", text)))
parser.entity["foo"] = "bar"
print(parse(parser, EXTERNAL), attempt(XMLParser(target=object()).feed, "<a>&foo;</a>"))
try:
    XMLParser().feed(EXTERNAL)
except ET.ParseError as error:
    print(error.code, error.position, error.args, error.msg, error.lineno)

# Errors.
for text in ("<a>", "", "<a/><b/>", "<a>\n<b></a>", "<a x='1' x='2'/>", b"<a>\xff</a>", "<a", "<p:a/>"):
    try:
        ET.XML(text)
    except ET.ParseError as error:
        print(repr(text), error, error.code, error.position, type(error).__mro__[1].__name__, error.__context__)
raw = XMLParser.__new__(XMLParser)
for action in (lambda: raw.feed("a"), raw.close, raw.flush, lambda: raw._setevents([], []), lambda: raw._parse_whole(io.BytesIO())):
    print(attempt(action), end=" ")
print(raw.entity, raw.target)
print(attempt(XMLParser, 1), attempt(XMLParser, encoding=1), attempt(XMLParser, html=1))
parser = XMLParser(target=None)
print(type(parser.target) is TreeBuilder, parser.version.startswith("Expat "), parser.target is parser.target)
for name in ("target", "entity", "version", "foo"):
    print(attempt(setattr, parser, name, 1), end=" ")
print(attempt(getattr, parser, "foo"))
print(parse(parser, "<a/>").tag, attempt(parser.feed, "<b/>"), attempt(parser.close))

# Pieces, encodings, bytes.
parser = XMLParser()
print(parser.feed("<a>"), parser.feed(b"t"), parser.flush(), parser.feed(""), parser.feed("</a>"), parser.close().text)
print(parse(XMLParser(encoding="latin-1"), b"<a>\xe9</a>").text, parse(XMLParser(encoding="latin-1"), "<a>\xe9</a>").text)
for data in (b"<a/>", bytearray(b"<a/>"), memoryview(b"<a/>"), '<?xml version="1.0" encoding="utf-16"?><a/>'):
    print(ET.XML(data).tag, end=" ")
print()

# Events.
def short(events):
    return [(name, getattr(value, "tag", value)) for name, value in events]


ALL = ["start", "end", "start-ns", "end-ns", "comment", "pi"]
SPACES = '<a xmlns="u" xmlns:p="v"><?q z?><b/>t<!--c--></a>'
for events in (ALL, ["end"], None, (), ("start", "start-ns"), iter(["end-ns", "pi"])):
    queue, parser = [], XMLParser()
    parser._setevents(queue, events)
    parse(parser, SPACES)
    print(short(queue))
parser = XMLParser()
for arguments in [(1,), ([], 1), ([], [1]), ([], ["foo"]), (None, None)]:
    print(attempt(parser._setevents, *arguments))
class Derived(TreeBuilder):
    pass


print(attempt(XMLParser(target=Derived())._setevents, [], ["start"]))
class Queue:
    def append(self, item):
        print("  append", item[0])
        1 / 0


parser = XMLParser()
parser._setevents(Queue(), ["start"])
print(attempt(parser.feed, "<a/>"))
pull = ET.XMLPullParser(ALL)
pull.feed(SPACES)
print([name for name, _ in pull.read_events()])
pull = ET.XMLPullParser(["start", "comment"])
pull.feed("<a><!--x--><b></c>")
print(attempt(lambda: [print("  ", name) for name, _ in pull.read_events()]))
iterated = ET.iterparse(io.BytesIO(b"<a><b>t</b></a>"))
print(short(iterated), iterated.root.tag)

# Whole files.
class File:
    def __init__(self, *parts):
        self.parts = list(parts)
    def read(self, size):
        return self.parts.pop(0)


for parts in ([b"<a>", b"</a>", b""], ["<a>", "é</a>", ""], [b"<a>", b"", b"</a>"], [5], [bytearray(b"<a/>")], [b"<a/>"]):
    result = attempt(XMLParser()._parse_whole, File(*parts))
    print(parts, result if isinstance(result, str) else result.tag)
print(XMLParser(target=Derived())._parse_whole(File(b"<a/>", b"")), attempt(XMLParser()._parse_whole, 1))
print(ET.parse(io.StringIO("<a>\u20ac</a>")).getroot().text, ET.parse(io.BytesIO(b"<a/>"), XMLParser()).getroot().tag)


# A target that initializes its parser again.
class Again:
    def start(self, tag, attributes):
        print("  start", tag)
        self.parser.__init__(target=only(start=lambda tag, attributes: print("  now", tag)))


parser = XMLParser(target=Again())
parser.target.parser = parser
print(attempt(parser.feed, "<a><b/></a>"), attempt(parser.feed, "<c></c>"), attempt(parser.close))

#>    doctype ('a', None, 'sys')
#>    pi ('pi', 'x')
#>    comment ('c',)
#>    start_ns ('q', 'u')
#>    start ('a', {'b': '1', '{u}e': '2'})
#>    data ('text',)
#>    start ('{u}b', {})
#>    end ('{u}b',)
#>    pi ('pi', '')
#>    end ('a',)
#>    end_ns ('q',)
#>    comment ('d',)
#>    close ()
#> None
#> b'<a xmlns:ns0="u" b="1" ns0:e="2">text<ns0:b /></a>' None
#> ('a', {'b': '1', '{u}e': '2'})
#> ('{u}b', {})
#> 55 None
#> b'<a xmlns:ns0="u" b="1" ns0:e="2">text<ns0:b /><?pi?></a>'
#> a {}
#> ZeroDivisionError: division by zero
#> ['{u}a', '{u}b', 'c', '{u}a'] {'{v}y': '1', 'z': '2'} c
#>   doctype ('a', None, None)
#> <!DOCTYPE a> None
#>   doctype ('a', None, 's')
#> <!DOCTYPE a SYSTEM 's'> None
#>   doctype ('a', 'p', 's')
#> <!DOCTYPE a PUBLIC 'p' 's'> None
#>   doctype ('a', None, None)
#> <!DOCTYPE a [<!ENTITY e 'x'>]> None
#>   doctype ('a', 'p', 's')
#> <!DOCTYPE a PUBLIC 'p' 's' [<!ELEMENT a ANY>]> None
#>   doctype ('a', None, 's')
#> a None
#> [('RuntimeWarning', 'The doctype() method of XMLParser is ignored.  Define doctype() method on the TreeBuilder target.')]
#> {}
#> b'<a>1bar2</a>' ParseError: undefined entity &foo;: line 1, column 27 ParseError: undefined entity: line 1, column 3
#>   data 1
#>   data bar
#>   data 2
#> None ParseError: undefined entity: line 1, column 3
#> 11 (1, 27) ('undefined entity &foo;: line 1, column 27',) undefined entity &foo;: line 1, column 27 None
#> '<a>' no element found: line 1, column 3 3 (1, 3) SyntaxError None
#> '' no element found: line 1, column 0 3 (1, 0) SyntaxError None
#> '<a/><b/>' junk after document element: line 1, column 4 9 (1, 4) SyntaxError None
#> '<a>\n<b></a>' mismatched tag: line 2, column 5 7 (2, 5) SyntaxError None
#> "<a x='1' x='2'/>" duplicate attribute: line 1, column 9 8 (1, 9) SyntaxError None
#> b'<a>\xff</a>' not well-formed (invalid token): line 1, column 3 4 (1, 3) SyntaxError None
#> '<a' unclosed token: line 1, column 0 5 (1, 0) SyntaxError None
#> '<p:a/>' unbound prefix: line 1, column 0 27 (1, 0) SyntaxError None
#> ValueError: XMLParser.__init__() wasn't called ValueError: XMLParser.__init__() wasn't called ValueError: XMLParser.__init__() wasn't called ValueError: XMLParser.__init__() wasn't called ValueError: XMLParser.__init__() wasn't called None None
#> TypeError: XMLParser() takes no positional arguments TypeError: XMLParser() argument 'encoding' must be str or None, not int TypeError: XMLParser() got an unexpected keyword argument 'html'
#> True True True
#> AttributeError: readonly attribute AttributeError: readonly attribute AttributeError: attribute 'version' of 'xml.etree.ElementTree.XMLParser' objects is not writable AttributeError: 'xml.etree.ElementTree.XMLParser' object has no attribute 'foo' and no __dict__ for setting new attributes AttributeError: 'xml.etree.ElementTree.XMLParser' object has no attribute 'foo'
#> a ParseError: parsing finished: line 1, column 4 ParseError: parsing finished: line 1, column 4
#> None None None None None t
#> é é
#> a a a a 
#> [('start-ns', ('', 'u')), ('start-ns', ('p', 'v')), ('start', '{u}a'), ('pi', ('q', 'z')), ('start', '{u}b'), ('end', '{u}b'), ('comment', 'c'), ('end', '{u}a'), ('end-ns', None), ('end-ns', None)]
#> [('end', '{u}b'), ('end', '{u}a')]
#> [('end', '{u}b'), ('end', '{u}a')]
#> []
#> [('start-ns', ('', 'u')), ('start-ns', ('p', 'v')), ('start', '{u}a'), ('start', '{u}b')]
#> [('pi', ('q', 'z')), ('end-ns', None), ('end-ns', None)]
#> AttributeError: 'int' object has no attribute 'append'
#> TypeError: events must be a sequence
#> ValueError: invalid events sequence
#> ValueError: unknown event 'foo'
#> AttributeError: 'NoneType' object has no attribute 'append'
#> TypeError: event handling only supported for ElementTree.TreeBuilder targets
#>   append start
#> ZeroDivisionError: division by zero
#> ['start-ns', 'start-ns', 'start', 'pi', 'start', 'end', 'comment', 'end', 'end-ns', 'end-ns']
#>    start
#>    comment
#>    start
#> ParseError: mismatched tag: line 1, column 16
#> [('end', 'b'), ('end', 'a')] a
#> [b'<a>', b'</a>', b''] a
#> ['<a>', 'é</a>', ''] a
#> [b'<a>', b'', b'</a>'] ParseError: no element found: line 1, column 3
#> [5] ParseError: no element found: line 1, column 0
#> [bytearray(b'<a/>')] ParseError: no element found: line 1, column 0
#> [b'<a/>'] IndexError: pop from empty list
#> None AttributeError: 'int' object has no attribute 'read'
#> € a
#>   start a
#>   now b
#>   now c
#> None None None
