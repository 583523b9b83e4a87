# option: --policy standard
# Element.find and its relatives, iter() and itertext(), also over trees that change meanwhile.
import itertools
import xml.etree.ElementPath as ElementPath
import xml.etree.ElementTree as ET
from xml.etree.ElementTree import Element, SubElement


def attempt(function, *arguments, **keywords):
    try:
        return function(*arguments, **keywords)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def shown(value):
    if isinstance(value, list):
        return [shown(item) for item in value]
    return f"<{value.tag}>" if isinstance(value, Element) else value


tree = ET.XML("<a><b>t1</b><c/><b k='v'>t2<d/>x</b>y<u:b xmlns:u='u'/></a>")

for path in ("b", "c", "d", "e", "*", ".", "..", "b/d", ".//d", "{u}b", "{*}b", "{u}*", "{}b", "b[1]", "b[@k]", "b[@k='v']", "", "b/",
             "/b", "b:c", "b(", "{", "}", "a{*", "{x}{*}", "b.", "-b", "é", b"b", b"*", 1, None, ()):
    print(repr(path), shown(attempt(tree.find, path)), shown(attempt(tree.findall, path)), attempt(tree.findtext, path))
    print("   ", shown(attempt(lambda: list(tree.iterfind(path)))))
print(tree.findtext("c"), tree.findtext("e", 5), tree.findtext("e", default=6), tree.find("p:b", {"p": "u"}).tag)
print(tree.find(path="b", namespaces={}).text, tree.findall("b", namespaces=None) == tree.findall("b"), attempt(tree.find))
numbered = Element("a")
SubElement(numbered, "n").text = 5
SubElement(numbered, "m").text = ""
print(numbered.findtext("n"), repr(numbered.findtext("m")))

# Which paths are for ElementPath.
kept = ElementPath.find
for path in ("b", "{u}b", "{.}b", "{[}x", "a}*", "{a}.", "{}b", "{*}b", "{}", "{*", "x{}y", "{a}{b*", "x}*{", "a@", "a[", "a]", "a/"):
    called = []
    ElementPath.find = lambda *arguments: called.append(arguments[1])
    Element("q").find(path)
    Element("q").find(path.encode())
    print(path, called)
ElementPath.find = lambda *arguments: print("find", arguments[1:])
tree.find("b", {}), tree.find("b", None), tree.find("b", {"p": "q"})
ElementPath.find = kept

# Iterators.
print(shown(list(tree.iter())), shown(list(tree.iter("b"))), shown(list(tree.iter(tag="{u}b"))), len(list(tree.iter("*"))), len(list(tree.iter(b"*"))))
print(list(tree.itertext()), list(tree[2].itertext()), list(tree.iter("e")), shown(list(tree.iter("a"))))
iterator = tree.iter()
print(type(iterator).__name__, type(iterator).__module__, iter(iterator) is iterator, shown(next(iterator)))
print(attempt(type(iterator)), len(list(iterator)), next(iterator, "end"), next(iterator, "end"))
odd = Element(ET.Comment)
odd.text, odd.tail = "comment", "tail"
inner = SubElement(odd, 5)
inner.text, inner.tail = 0, ["tail"]
SubElement(odd, None).tail = ""
print(list(odd.itertext()), len(list(odd.iter(None))), len(list(odd.iter(5))), len(list(odd.iter(ET.Comment))))

# Trees that change during the iteration.
def walk(react):
    root = ET.XML("<a><b><c/></b><d/><e/></a>")
    seen = []
    for element in itertools.islice(root.iter(), 20):
        seen.append(element.tag)
        react(root, element)
    return "".join(seen)


print(walk(lambda root, element: element.tag == "b" and root.remove(element)))
print(walk(lambda root, element: element.tag == "b" and element.clear()))
print(walk(lambda root, element: element.tag == "b" and root.clear()))
print(walk(lambda root, element: element.tag in "bd" and SubElement(element, "n")))
print(walk(lambda root, element: element.tag == "b" and root.insert(0, Element("n"))))
print(walk(lambda root, element: element.tag == "c" and element.append(root)))


# Tags that are liars, raise, or use the iterator.
class Tag(str):
    __hash__ = str.__hash__
    react = staticmethod(lambda other: True)
    def __eq__(self, other):
        log.append(str(other))
        return self.react(other)


root = ET.XML("<a><b><c/></b><d/></a>")
for react in (lambda other: True, lambda other: other == "c", lambda other: 1 / 0, lambda other: NotImplemented, lambda other: []):
    log = []
    tag = Tag("q")
    tag.react = react
    for action in (root.find, root.findall, root.findtext, lambda tag: list(root.iter(tag))):
        print(shown(attempt(action, tag)), end=" ")
    print(log)
log = []
lying = Element(Tag("k"))
SubElement(lying, Tag("b"))
print(len(list(lying.iter("q"))), lying.find("q").tag, len(lying.findall("q")), len(list(lying.iter("*"))), log)
star = Tag("*")
print(len(list(root.iter(star))))
log = []
tag = Tag("q")
iterator = root.iter(tag)
tag.react = lambda other: shown(next(iterator, "end")) == "<d>" if len(log) == 1 else other == "d"
print(shown(next(iterator)), shown(list(iterator)), log)
log = []
tag.react = lambda other: root.clear()
print(shown(root.findall(tag)), len(root), log)
class Text(str):
    def __bool__(self):
        return next(texts, "end") and False


root = ET.XML("<a>1<b>2</b>3<c>4</c>5</a>")
root[0].text = Text("skipped")
texts = root.itertext()
print(list(texts))

# Deep trees.
root = deepest = Element("e")
for number in range(20000):
    deepest = SubElement(deepest, "e")
    deepest.text = "t"
deepest.tag = "last"
print(sum(1 for _ in root.iter()), sum(1 for _ in root.iter("last")), sum(map(len, root.itertext())), root.find(".//last").text)
while len(root):
    root = root[0]
print(root.tag)

#> 'b' <b> ['<b>', '<b>'] t1
#>     ['<b>', '<b>']
#> 'c' <c> ['<c>'] 
#>     ['<c>']
#> 'd' None [] None
#>     []
#> 'e' None [] None
#>     []
#> '*' <b> ['<b>', '<c>', '<b>', '<{u}b>'] t1
#>     ['<b>', '<c>', '<b>', '<{u}b>']
#> '.' <a> ['<a>'] 
#>     ['<a>']
#> '..' None [] None
#>     []
#> 'b/d' <d> ['<d>'] 
#>     ['<d>']
#> './/d' <d> ['<d>'] 
#>     ['<d>']
#> '{u}b' <{u}b> ['<{u}b>'] 
#>     ['<{u}b>']
#> '{*}b' <b> ['<b>', '<b>', '<{u}b>'] t1
#>     ['<b>', '<b>', '<{u}b>']
#> '{u}*' <{u}b> ['<{u}b>'] 
#>     ['<{u}b>']
#> '{}b' <b> ['<b>', '<b>'] t1
#>     ['<b>', '<b>']
#> 'b[1]' <b> ['<b>'] t1
#>     ['<b>']
#> 'b[@k]' <b> ['<b>'] t2
#>     ['<b>']
#> "b[@k='v']" <b> ['<b>'] t2
#>     ['<b>']
#> '' None [] None
#>     TypeError: 'NoneType' object is not iterable
#> 'b/' <d> ['<d>'] 
#>     ['<d>']
#> '/b' SyntaxError: cannot use absolute path on element SyntaxError: cannot use absolute path on element SyntaxError: cannot use absolute path on element
#>     SyntaxError: cannot use absolute path on element
#> 'b:c' None [] None
#>     SyntaxError: prefix 'b' not found in prefix map
#> 'b(' None [] None
#>     KeyError: '('
#> '{' None [] None
#>     []
#> '}' None [] None
#>     []
#> 'a{*' None [] None
#>     []
#> '{x}{*}' None [] None
#>     []
#> 'b.' None [] None
#>     []
#> '-b' None [] None
#>     []
#> 'é' None [] None
#>     []
#> b'b' None [] None
#>     TypeError: cannot use a string pattern on a bytes-like object
#> b'*' TypeError: cannot use a string pattern on a bytes-like object TypeError: cannot use a string pattern on a bytes-like object TypeError: cannot use a string pattern on a bytes-like object
#>     TypeError: cannot use a string pattern on a bytes-like object
#> 1 TypeError: 'int' object is not subscriptable TypeError: 'int' object is not subscriptable TypeError: 'int' object is not subscriptable
#>     TypeError: 'int' object is not subscriptable
#> None TypeError: 'NoneType' object is not subscriptable TypeError: 'NoneType' object is not subscriptable TypeError: 'NoneType' object is not subscriptable
#>     TypeError: 'NoneType' object is not subscriptable
#> () TypeError: expected string or bytes-like object, got 'tuple' TypeError: expected string or bytes-like object, got 'tuple' TypeError: expected string or bytes-like object, got 'tuple'
#>     TypeError: expected string or bytes-like object, got 'tuple'
#>  5 6 {u}b
#> t1 True TypeError: find() missing required argument 'path' (pos 1)
#> 5 ''
#> b []
#> {u}b []
#> {.}b []
#> {[}x []
#> a}* ['a}*', b'a}*']
#> {a}. ['{a}.', b'{a}.']
#> {}b ['{}b', b'{}b']
#> {*}b ['{*}b', b'{*}b']
#> {} []
#> {* []
#> x{}y []
#> {a}{b* []
#> x}*{ ['x}*{', b'x}*{']
#> a@ ['a@', b'a@']
#> a[ ['a[', b'a[']
#> a] []
#> a/ ['a/', b'a/']
#> find ('b', {})
#> find ('b', {'p': 'q'})
#> ['<a>', '<b>', '<c>', '<b>', '<d>', '<{u}b>'] ['<b>', '<b>'] ['<{u}b>'] 6 6
#> ['t1', 't2', 'x', 'y'] ['t2', 'x'] [] ['<a>']
#> _element_iterator _elementtree True <a>
#> TypeError: cannot create '_elementtree._element_iterator' instances 5 end end
#> ['comment', ['tail']] 3 1 1
#> abce
#> abde
#> abc
#> abcndne
#> abcbcbcbcbcbcbcbcbcb
#> abcabcabcabcabcabcab
#> <b> ['<b>', '<d>']  ['<a>', '<b>', '<c>', '<d>'] ['b', 'b', 'd', 'b', 'a', 'b', 'c', 'd']
#> None [] None ['<c>'] ['b', 'd', 'b', 'd', 'b', 'd', 'a', 'b', 'c', 'd']
#> ZeroDivisionError: division by zero ZeroDivisionError: division by zero ZeroDivisionError: division by zero ZeroDivisionError: division by zero ['b', 'b', 'b', 'a']
#> None [] None [] ['b', 'd', 'b', 'd', 'b', 'd', 'a', 'b', 'c', 'd']
#> None [] None [] ['b', 'd', 'b', 'd', 'b', 'd', 'a', 'b', 'c', 'd']
#> 2 b 1 2 ['q', 'q', 'q', 'q']
#> 4
#> <a> [] ['a', 'b', 'c', 'd']
#> [] 0 ['b']
#> ['1', '4', '5']
#> 20001 1 20000 t
#> last
