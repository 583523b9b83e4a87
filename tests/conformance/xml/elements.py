# option: --policy standard
# The type Element: construction, attributes, children by index and slice, and what they refuse.
import warnings
import weakref
import xml.etree.ElementTree as ET
from xml.etree.ElementTree import Element, SubElement


def attempt(function, *arguments, **keywords):
    try:
        return function(*arguments, **keywords)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def shown(value):
    return f"<{value.tag}>" if isinstance(value, Element) else value


def tags(element):
    return "".join(child.tag for child in element)


def family(names="abcde"):
    parent = Element("parent")
    for name in names:
        SubElement(parent, name)
    return parent


# Construction.
for arguments in [("a",), ("a", {"x": 1}), ("a", 1), ("a", None), (b"a",), (None,), (1,)]:
    made = attempt(Element, *arguments)
    print(arguments, made if isinstance(made, str) else (made.tag, made.attrib, made.text, made.tail))
print(Element("a", tag="x", self="y").attrib, Element("a", attrib={"p": 1}, q=2).attrib)
print(Element("a", {"p": 1}, attrib={"z": 2}).attrib, attempt(Element, "a", attrib=3), attempt(Element, "a", attrib=None))
raw = Element.__new__(Element)
print(raw.tag, raw.attrib, raw.text, raw.tail, len(raw), list(raw.iter()) == [raw], raw.get("x"), raw.keys())
again = Element("a", y=1)
SubElement(again, "child")
again.text = again.tail = "text"
again.__init__("b")
print(again.tag, again.attrib, len(again), again.text, again.tail)
again.__init__("c", {"z": 1})
print(again.tag, again.attrib, repr(again)[:12])

# The dict of attributes is copied, whatever its class overrides.
class Sly(dict):
    def keys(self):
        raise ZeroDivisionError
    get = __getitem__ = __setitem__ = items = copy = __len__ = __missing__ = keys


class Iterated(dict):
    def __iter__(self):
        return iter("y")
    def keys(self):
        return "y"
    def __getitem__(self, key):
        return key * 2


given = {"x": 1}
print(Element("a", given).attrib is given, type(Element("a", Sly(x=1)).attrib), Element("a", Sly(x=1), z=3).attrib)
print(attempt(lambda: Element("a", Iterated(x=1)).attrib), SubElement(Element("p"), "a", Iterated(x=1)).attrib)
sly = Element("a")
sly.attrib = Sly(x=1)
print(sly.get("x"), sly.get("y"), sly.set("z", 2), sly.keys(), sly.items(), type(sly.attrib).__name__)

# Attributes of the object.
element = Element("a")
for name in ("tag", "text", "tail", "attrib", "foo"):
    print(name, attempt(delattr, element, name), attempt(setattr, element, name, 1))
print(attempt(getattr, element, "foo"), attempt(getattr, element, "__dict__"), attempt(setattr, Element, "tag", 1))
print(element.tag, element.text, element.tail, element.attrib)
element.attrib = given
print(element.attrib is given, element.get("x"), element.get("y", 5), element.get(key="y", default=6))
print(Element("a").get([]), attempt(element.get, []), attempt(element.set, [], 1))
print(element.set("k", "v"), element.keys(), element.items(), given)
element.clear()
print(given, element.attrib, element.attrib is given, element.tag, element.text)

# Children.
print(tags(family()), len(family()), shown(family()[0]), shown(family()[-1]), shown(family()[True]))
for key in (5, -6, 10**30, 1.0, "x", None):
    parent, other = family(), Element("z")
    print(key, attempt(parent.__getitem__, key), attempt(parent.__setitem__, key, other), attempt(parent.__delitem__, key))
parent = family()
print(attempt(parent.__setitem__, 0, 1), attempt(parent.__setitem__, 9, 1), attempt(parent.__setitem__, 0, None))
parent[-1] = Element("z")
del parent[1]
print(tags(parent))
for bounds in [(), (1, 3), (None, None, 2), (None, None, -1), (4, 1, -2), (3, 1), (-2, None), (10, 20), (0, 99, 7)]:
    place = slice(*bounds) if bounds else slice(None)
    parent, removed = family(), family()
    del removed[place]
    picked = [child.tag for child in parent[place]]
    put = attempt(parent.__setitem__, place, [Element(letter) for letter in "XYZ"])
    print(bounds, picked, tags(removed), put, tags(parent))
parent = family()
print(attempt(parent.__getitem__, slice(None, None, 0)), attempt(parent.__delitem__, slice(None, None, 0)))
print(attempt(parent.__setitem__, slice(0, 1), 1), attempt(parent.__setitem__, slice(0, 1), [Element("q"), 5]), tags(parent))
parent[0:2] = (Element(letter) for letter in "uvw")
print(tags(parent))
parent[:] = parent
print(tags(parent))
parent[2:] = parent
print(tags(parent))
parent[::2] = parent[::-2]
print(tags(parent))

# Methods.
parent = Element("p")
print(parent.append(Element("a")), parent.extend([Element("b"), Element("c")]), tags(parent))
parent.extend(parent)
print(tags(parent), attempt(parent.append, 1), attempt(parent.append, None), attempt(parent.extend, 1), attempt(parent.extend, None))
print(attempt(parent.extend, [Element("last"), 7, Element("never")]), tags(parent))
for place in (0, 2, -1, 100, -100, True):
    print(place, parent.insert(place, Element("-")), tags(parent))
print(attempt(parent.insert, "x", Element("q")), attempt(parent.insert, 0, 1), attempt(parent.insert, 10**30, Element("q")))
first = parent[1]
print(parent.remove(first), tags(parent), attempt(parent.remove, first), attempt(parent.remove, 1))
made = parent.makeelement("m", given)
print(made.tag, made.attrib, made.attrib is given, attempt(parent.makeelement, "x", 1), attempt(parent.makeelement, "x", None))

# SubElement.
child = SubElement(parent, "sub", {"x": 1}, y=2)
print(parent[-1] is child, child.attrib, SubElement(parent, "s", attrib={"x": 1}, tag=2).attrib, SubElement(parent, "s").attrib)
for arguments in [(1, "a"), (None, "a"), (parent, "a", 1), (parent, "a", None)]:
    print(attempt(SubElement, *arguments))

# A sequence, but not one of collections.abc.
from collections.abc import Iterable, Sequence
parent = family("ab")
iterator = iter(parent)
print(type(iterator).__name__, shown(next(iterator)), iterator.__length_hint__(), shown(next(iterator)), next(iterator, "end"))
SubElement(parent, "late")
print(next(iterator, "end"), hasattr(Element, "__iter__"), isinstance(parent, Iterable), isinstance(parent, Sequence))
print([child.tag for child in reversed(parent)], parent[0] in parent, Element("a") in parent, [*parent] == parent[:], tuple(parent)[0].tag)
one, two, three = parent
print(shown(one), shown(three), max(parent, key=lambda child: child.tag).tag, list(zip(parent, "xy"))[1][1])
match parent:
    case [*_]:
        print("a sequence pattern")
    case Element(tag="parent"):
        print("a class pattern")
print(parent == parent, parent == family("ab"), attempt(lambda: parent < parent), attempt(lambda: parent + parent), len({parent, parent}))

# Truth.
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print(bool(parent), bool(Element("a")), "yes" if parent else "no")
    print([(warning.category.__name__, str(warning.message)) for warning in caught][1:])
with warnings.catch_warnings():
    warnings.simplefilter("error")
    print(attempt(bool, parent))

# Subclasses, weak references.
class Own(Element):
    def append(self, child):
        print("append", child.tag)
        super().append(child)


own = Own("own")
own.note = 1
print(own.__dict__, SubElement(own, "sub").tag, type(own.makeelement("q", {})).__name__, own.append(Element("r")), tags(own))
print(weakref.ref(own)() is own, weakref.ref(parent)() is parent, repr(own)[:13])
class Bare(Element):
    def __init__(self):
        pass


print(Bare().tag, Bare().attrib, Bare().text)
print(Element.__module__, Element.__qualname__, ET.TreeBuilder.__module__, ET.XMLParser.__module__, ET.ParseError.__module__)


# Objects whose methods change the element.
class Index:
    def __init__(self, element, number):
        self.element, self.number = element, number
    def __index__(self):
        self.element.clear()
        return self.number


for action in (lambda e: e[Index(e, 0)], lambda e: e[:Index(e, 5)], lambda e: e.__setitem__(Index(e, 0), Element("q")),
               lambda e: e.__delitem__(Index(e, 0)), lambda e: e.insert(Index(e, 3), Element("new"))):
    parent = family()
    print(attempt(action, parent), tags(parent))
class Equal(Element):
    __hash__ = None
    def __eq__(self, other):
        print("compares", other.tag)
        return self.react(other)


for react in (lambda other: True, lambda other: False, lambda other: parent.clear() or True,
              lambda other: parent.insert(0, Element("n")) or True, lambda other: 1 / 0, lambda other: NotImplemented):
    parent, odd = family("ab"), Equal("odd")
    odd.react = react
    print(attempt(parent.remove, odd), tags(parent))
class Echo(str):
    def __repr__(self):
        return repr(self.element)


echo = Echo("x")
echo.element = Element(echo)
print(attempt(repr, echo.element))
knot = Element("knot")
knot.append(knot)
print(knot[0][0] is knot, sum(1 for _, element in zip(range(1000), knot.iter())), repr(knot)[:14])

#> ('a',) ('a', {}, None, None)
#> ('a', {'x': 1}) ('a', {'x': 1}, None, None)
#> ('a', 1) TypeError: Element() argument 2 must be dict, not int
#> ('a', None) TypeError: Element() argument 2 must be dict, not None
#> (b'a',) (b'a', {}, None, None)
#> (None,) (None, {}, None, None)
#> (1,) (1, {}, None, None)
#> {'tag': 'x', 'self': 'y'} {'p': 1, 'q': 2}
#> {'p': 1, 'attrib': {'z': 2}} TypeError: attrib must be dict, not int TypeError: attrib must be dict, not NoneType
#> None {} None None 0 True None []
#> b {'y': 1} 1 None None
#> c {'z': 1} <Element 'c'
#> False <class 'dict'> {'x': 1, 'z': 3}
#> {'y': 'yy'} {'y': 'yy'}
#> 1 None None ['x', 'z'] [('x', 1), ('z', 2)] Sly
#> tag AttributeError: can't delete element attribute None
#> text AttributeError: can't delete element attribute None
#> tail AttributeError: can't delete element attribute None
#> attrib AttributeError: can't delete element attribute TypeError: attrib must be dict, not int
#> foo AttributeError: 'xml.etree.ElementTree.Element' object has no attribute 'foo' and no __dict__ for setting new attributes AttributeError: 'xml.etree.ElementTree.Element' object has no attribute 'foo' and no __dict__ for setting new attributes
#> AttributeError: 'xml.etree.ElementTree.Element' object has no attribute 'foo' AttributeError: 'xml.etree.ElementTree.Element' object has no attribute '__dict__' TypeError: cannot set 'tag' attribute of immutable type 'xml.etree.ElementTree.Element'
#> 1 1 1 {}
#> True 1 5 6
#> None TypeError: cannot use 'list' as a dict key (unhashable type: 'list') TypeError: cannot use 'list' as a dict key (unhashable type: 'list')
#> None ['x', 'k'] [('x', 1), ('k', 'v')] {'x': 1, 'k': 'v'}
#> {'x': 1, 'k': 'v'} {} False 1 None
#> abcde 5 <a> <e> <b>
#> 5 IndexError: child index out of range IndexError: child assignment index out of range IndexError: child assignment index out of range
#> -6 IndexError: child index out of range IndexError: child assignment index out of range IndexError: child assignment index out of range
#> 1000000000000000000000000000000 IndexError: cannot fit 'int' into an index-sized integer IndexError: cannot fit 'int' into an index-sized integer IndexError: cannot fit 'int' into an index-sized integer
#> 1.0 TypeError: element indices must be integers TypeError: element indices must be integers TypeError: element indices must be integers
#> x TypeError: element indices must be integers TypeError: element indices must be integers TypeError: element indices must be integers
#> None TypeError: element indices must be integers TypeError: element indices must be integers TypeError: element indices must be integers
#> TypeError: expected an Element, not "int" IndexError: child assignment index out of range TypeError: expected an Element, not "NoneType"
#> acdz
#> () ['a', 'b', 'c', 'd', 'e']  None XYZ
#> (1, 3) ['b', 'c'] ade None aXYZde
#> (None, None, 2) ['a', 'c', 'e'] bd None XbYdZ
#> (None, None, -1) ['e', 'd', 'c', 'b', 'a']  ValueError: attempt to assign sequence of size 3 to extended slice of size 5 abcde
#> (4, 1, -2) ['e', 'c'] abd ValueError: attempt to assign sequence of size 3 to extended slice of size 2 abcde
#> (3, 1) [] abcde None abcXYZde
#> (-2, None) ['d', 'e'] abc None abcXYZ
#> (10, 20) [] abcde None abcdeXYZ
#> (0, 99, 7) ['a'] bcde ValueError: attempt to assign sequence of size 3 to extended slice of size 1 abcde
#> ValueError: slice step cannot be zero ValueError: slice step cannot be zero
#> TypeError: assignment expects an iterable TypeError: expected an Element, not "int" abcde
#> uvwcde
#> uvwcde
#> uvuvwcde
#> evcvvcve
#> None None abc
#> abcabc TypeError: append() argument 1 must be xml.etree.ElementTree.Element, not int TypeError: append() argument 1 must be xml.etree.ElementTree.Element, not None TypeError: 'elements' must be an iterable TypeError: 'elements' must be an iterable
#> TypeError: expected an Element, not "int" abcabclast
#> 0 None -abcabclast
#> 2 None -a-bcabclast
#> -1 None -a-bcabc-last
#> 100 None -a-bcabc-last-
#> -100 None --a-bcabc-last-
#> True None ---a-bcabc-last-
#> TypeError: 'str' object cannot be interpreted as an integer TypeError: insert() argument 2 must be xml.etree.ElementTree.Element, not int OverflowError: Python int too large to convert to C ssize_t
#> None --a-bcabc-last- ValueError: Element.remove(x): element not found TypeError: remove() argument must be xml.etree.ElementTree.Element, not int
#> m {'x': 1, 'k': 'v'} False TypeError: makeelement() argument 2 must be dict, not int TypeError: makeelement() argument 2 must be dict, not None
#> True {'x': 1, 'y': 2} {'x': 1, 'tag': 2} {}
#> TypeError: SubElement() argument 1 must be xml.etree.ElementTree.Element, not int
#> TypeError: SubElement() argument 1 must be xml.etree.ElementTree.Element, not None
#> TypeError: SubElement() argument 3 must be dict, not int
#> TypeError: SubElement() argument 3 must be dict, not None
#> iterator <a> 1 <b> end
#> end False False False
#> ['late', 'b', 'a'] True False True a
#> <a> <late> late y
#> a class pattern
#> True False TypeError: '<' not supported between instances of 'xml.etree.ElementTree.Element' and 'xml.etree.ElementTree.Element' TypeError: unsupported operand type(s) for +: 'xml.etree.ElementTree.Element' and 'xml.etree.ElementTree.Element' 1
#> True False yes
#> [('DeprecationWarning', "Testing an element's truth value will always return True in future versions.  Use specific 'len(elem)' or 'elem is not None' test instead."), ('DeprecationWarning', "Testing an element's truth value will always return True in future versions.  Use specific 'len(elem)' or 'elem is not None' test instead.")]
#> DeprecationWarning: Testing an element's truth value will always return True in future versions.  Use specific 'len(elem)' or 'elem is not None' test instead.
#> append r
#> {'note': 1} sub Element None subr
#> True True <Element 'own
#> None {} None
#> xml.etree.ElementTree Element xml.etree.ElementTree xml.etree.ElementTree xml.etree.ElementTree
#> IndexError: child index out of range 
#> [] 
#> IndexError: child assignment index out of range 
#> IndexError: child assignment index out of range 
#> None new
#> compares a
#> None b
#> compares a
#> compares b
#> ValueError: Element.remove(x): element not found ab
#> compares a
#> None 
#> compares a
#> None ab
#> compares a
#> ZeroDivisionError: division by zero ab
#> compares a
#> compares b
#> ValueError: Element.remove(x): element not found ab
#> RuntimeError: reentrant call inside xml.etree.ElementTree.Element.__repr__
#> True 1000 <Element 'knot
