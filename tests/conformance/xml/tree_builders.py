# option: --policy standard
# TreeBuilder: what its methods make, with and without factories.
import xml.etree.ElementTree as ET
from xml.etree.ElementTree import Element, TreeBuilder


def attempt(function, *arguments, **keywords):
    try:
        return function(*arguments, **keywords)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def build(builder, *events):
    for name, *arguments in events:
        result = attempt(getattr(builder, name), *arguments)
        if isinstance(result, str):
            print("  ", name, arguments, result)
    root = builder.close()
    return ET.tostring(root) if isinstance(root, Element) else root


A, B = ("start", "a", {}), ("start", "b", {"x": "1"})
END_A, END_B = ("end", "a"), ("end", "b")
print(build(TreeBuilder(), A, ("data", "1"), ("data", "2"), B, ("data", "3"), END_B, ("data", "4"), ("data", "5"), END_A))
print(build(TreeBuilder()), build(TreeBuilder(), ("data", "before"), A), build(TreeBuilder(), A, END_A, ("data", "after")))
print(build(TreeBuilder(), A, END_A, B), build(TreeBuilder(), END_A), build(TreeBuilder(), A, ("end", "other"), END_A))
print(build(TreeBuilder(), ("start", "a", 1), ("start", "a", None)), TreeBuilder().start(1, {}).tag)
given = {"x": "1"}
print(TreeBuilder().start("a", given).attrib is given, TreeBuilder().start("a", {}).attrib)
builder = TreeBuilder()
first = builder.start("a", {})
print(builder.data("t"), builder.end("a") is first, builder.close() is first, builder.close() is first, first.text)

# One piece of text may be anything; several are joined.
builder = TreeBuilder()
builder.start("a", {})
builder.data(5)
print(builder.end("a").text, attempt(TreeBuilder, 1, 2), attempt(TreeBuilder, unknown=1))
long = TreeBuilder()
long.start("a", {})
for number in range(1000):
    long.data("é" if number == 500 else "x")
print(len(long.end("a").text))

# Comments and processing instructions.
odd = ("data", "1"), ("comment", " c "), ("data", "2"), ("pi", "p", "q"), ("data", "3")
for comments in (False, True):
    for instructions in (False, True):
        builder = TreeBuilder(insert_comments=comments, insert_pis=instructions)
        print(comments, instructions, build(builder, odd[1], odd[3], A, *odd, B, END_B, *odd, END_A, *odd))
builder = TreeBuilder()
print(builder.comment("x").text, builder.comment("x").tag is ET.Comment, builder.pi("t", "u").text, builder.pi("t").text)
factory = {"comment_factory": lambda text: ("comment", text), "pi_factory": lambda *words: ("pi", *words)}
builder = TreeBuilder(**factory)
print(builder.comment("x"), builder.pi("t"), builder.pi("t", "u"))
print(build(TreeBuilder(insert_comments=True, insert_pis=True, **factory), A, ("comment", "x"), ("pi", "t")))
print(attempt(TreeBuilder(comment_factory=5).comment, "x"), attempt(TreeBuilder(pi_factory=5).pi, "x"))
bare = TreeBuilder.__new__(TreeBuilder)
print(bare.close(), bare.comment("x"), bare.pi("t"), bare.start("a", {}).tag)

# Factories of elements.
def noted(tag, attributes):
    print("makes", tag, attributes)
    element = Element(tag, attributes)
    element.text, element.tail = "text ", "tail "
    return element


print(build(TreeBuilder(noted), A, ("data", "1"), B, ("data", "2"), END_B, ("data", "3"), END_A))
print(attempt(TreeBuilder(5).start, "a", {}), attempt(TreeBuilder(element_factory=print).start, "a", {"k": 1}))


class Node(list):
    text = tail = None
    def __init__(self, tag, attributes):
        self.tag = tag
    def __repr__(self):
        return f"{self.tag}{list(self)}{self.text}:{self.tail}"


print(build(TreeBuilder(Node), A, ("data", "1"), B, ("data", "2"), END_B, ("data", "3"), END_A))
print(build(TreeBuilder(lambda *words: 5), A, ("data", "1"), B), build(TreeBuilder(lambda *words: []), A, ("data", "1"), B))
class Own(Element):
    def append(self, child):
        print("append", child.tag)
        super().append(child)


print(build(TreeBuilder(Own), A, B, ("data", "x"), END_B, END_A))
builder = TreeBuilder(Own)
builder.start("a", {}), builder.data("kept")
builder.__init__()
print(type(builder.start("b", {})) is Element, builder.close().text)


# A factory that uses the builder.
def nested(tag, attributes):
    if tag == "b":
        builder.start("inner", {})
        builder.data("x")
        builder.end("inner")
    return Element(tag, attributes)


builder = TreeBuilder(nested)
print(build(builder, A, B, ("data", "y"), END_B, END_A))
class Property(Element):
    text = property(lambda self: builder.data("more") or "", lambda self, value: builder.data("again"))


builder = TreeBuilder(Property)
print(type(attempt(build, builder, A, ("data", "y"), END_A)))

#> b'<a>12<b x="1">3</b>45</a>'
#> None b'<a />' b'<a />'
#>    start ['b', {'x': '1'}] ParseError: multiple elements on top level
#>    end ['a'] IndexError: pop from empty stack
#>    end ['a'] IndexError: pop from empty stack
#> b'<a />' None b'<a />'
#>    start ['a', 1] TypeError: start() argument 2 must be dict, not int
#>    start ['a', None] TypeError: start() argument 2 must be dict, not None
#> None 1
#> True {}
#> None True True True t
#> 5 TypeError: TreeBuilder() takes at most 1 positional argument (2 given) TypeError: TreeBuilder() got an unexpected keyword argument 'unknown'
#> 1000
#> False False b'<a>123<b x="1" />123</a>12'
#> False True b'<a>12<?p q?>3<b x="1" />12<?p q?>3</a>12'
#> True False b'<a>1<!-- c -->23<b x="1" />1<!-- c -->23</a>12'
#> True True b'<a>1<!-- c -->2<?p q?>3<b x="1" />1<!-- c -->2<?p q?>3</a>12'
#> x True t u t
#> ('comment', 'x') ('pi', 't', None) ('pi', 't', 'u')
#>    comment ['x'] TypeError: expected an Element, not "tuple"
#>    pi ['t'] TypeError: expected an Element, not "tuple"
#> b'<a />'
#> TypeError: 'int' object is not callable TypeError: 'int' object is not callable
#> None x ('t', None) a
#> makes a {}
#> makes b {'x': '1'}
#> b'<a>text 1<b x="1">text 2</b>tail 3</a>tail '
#> a {'k': 1}
#> TypeError: 'int' object is not callable None
#> a[b[]2:3]1:None
#>    start ['b', {'x': '1'}] AttributeError: 'int' object has no attribute 'text'
#>    start ['b', {'x': '1'}] AttributeError: 'list' object has no attribute 'text'
#> 5 []
#> append b
#> b'<a><b x="1">x</b></a>'
#> append b
#> True kept
#> b'<a><inner>x</inner><b x="1">y</b></a>'
#> <class 'bytes'>
