# option: --policy standard
# Copies of elements, their state, and pickles of them.
import copy
import pickle
import xml.etree.ElementTree as ET
from xml.etree.ElementTree import Element, SubElement


def attempt(function, *arguments):
    try:
        return function(*arguments)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


tree = ET.XML("<a x='1'>t1<b y='2'>t2<c/>t3</b>t4<b/></a>")
tree.tail = "end"
text = ET.tostring(tree)

# Shallow.
shallow = copy.copy(tree)
print(ET.tostring(shallow) == text, shallow is tree, shallow[0] is tree[0], shallow.attrib is tree.attrib)
shallow.append(Element("new"))
print(len(shallow), len(tree), copy.copy(Element("a")).attrib)

# Deep.
deep = copy.deepcopy(tree)
print(ET.tostring(deep) == text, deep[0] is tree[0], deep.attrib == tree.attrib, deep.attrib is tree.attrib)
shared = SubElement(tree, "shared")
tree.append(shared)
deep = copy.deepcopy(tree)
print(deep[-1] is deep[-2], deep[-1] is shared)
memo = {}
deep = tree.__deepcopy__(memo)
print(memo[id(tree)] is deep, memo[id(tree[0][0])] is deep[0][0])
stand_in = Element("stand-in")
print(tree.__deepcopy__({id(tree): 7, id(shared): stand_in})[-1] is stand_in)
print(attempt(tree.__deepcopy__, {id(shared): 7}), attempt(tree.__deepcopy__, 1), attempt(tree.__deepcopy__, None))


class Noted:
    def __deepcopy__(self, memo):
        return "copied"


odd = Element(Noted())
odd.text = odd.tail = Noted()
odd.set("key", Noted())
odd.set("list", ["x"])
SubElement(odd, Noted())
deep = copy.deepcopy(odd)
print(deep.tag, deep.text, deep.tail, deep.attrib, deep[0].tag, deep.attrib["list"] is odd.attrib["list"])


class Plain(Element):
    pass


class Odd(Element):
    def __deepcopy__(self, memo):
        return self.result


plain, strange = Plain("plain"), Odd("odd")
plain.note = 1
print(type(copy.copy(plain)).__name__, type(copy.deepcopy(plain)).__name__, hasattr(copy.deepcopy(plain), "note"))
parent = Element("parent")
parent.extend([plain, strange])
strange.result = Element("chosen")
print([type(child).__name__ + " " + child.tag for child in copy.deepcopy(parent)])
strange.result = 5
print(attempt(copy.deepcopy, parent))


class Clears:
    def __deepcopy__(self, memo):
        victim.clear()
        return "cleared"


victim = Element("victim")
for name in ("a", Clears(), "b"):
    SubElement(victim, name)
print([child.tag for child in copy.deepcopy(victim)], len(victim))

# State.
print(Element("a").__getstate__(), Element("a", x=1).__getstate__()["attrib"])
state = tree.__getstate__()
print(list(state), len(state["_children"]), state["attrib"] is tree.attrib)
given, child = {"k": 1}, Element("child")
element = Element("a", old=1)
SubElement(element, "kept")
element.text = "gone"
print(element.__setstate__({"tag": "x"}), element.tag, len(element), element.attrib, element.text)
element.__setstate__({"tag": "y", "_children": [child], "attrib": given, "text": "t", "tail": "u"})
print(element.tag, element[0] is child, len(element), element.attrib is given, element.text, element.tail)
for state in (1, None, {}, {"tag": 1, "_children": 1}, {"tag": 1, "_children": (child,)}, {"tag": 1, "_children": [1]},
              {"tag": 1, "foo": 1}, {"tag": 1, "text": 2, "attrib": None}, {"tag": "z", "_children": []}):
    print(state if state != {"tag": 1, "_children": (child,)} else "a tuple", attempt(element.__setstate__, state))
print(element.tag, len(element), element.attrib)
maker, arguments, state, *rest = Element("a").__reduce_ex__(2)
print(maker.__name__, arguments, state, rest)

# Pickles.
for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
    print(protocol, ET.tostring(pickle.loads(pickle.dumps(tree, protocol))) == ET.tostring(tree))
back = pickle.loads(pickle.dumps(tree))
print(back[-1] is back[-2], back.attrib, type(back) is Element)
knot = Element("knot", {1: 2})
knot.append(knot)
back = pickle.loads(pickle.dumps(knot))
print(back[0] is back, back.attrib)

#> True False True True
#> 3 2 {}
#> True False True False
#> True False
#> True True
#> True
#> TypeError: expected an Element, not "int" TypeError: __deepcopy__() argument must be dict, not int TypeError: __deepcopy__() argument must be dict, not None
#> copied copied copied {'key': 'copied', 'list': ['x']} copied False
#> Element Element False
#> ['Element plain', 'Element chosen']
#> TypeError: expected an Element, not "int"
#> ['a', 'cleared'] 0
#> {'tag': 'a', '_children': [], 'attrib': {}, 'text': None, 'tail': None} {'x': 1}
#> ['tag', '_children', 'attrib', 'text', 'tail'] 4 True
#> None x 1 {'old': 1} None
#> y True 1 True t u
#> 1 TypeError: Don't know how to unpickle "1" as an Element
#> None TypeError: Don't know how to unpickle "None" as an Element
#> {} TypeError: tag may not be NULL
#> {'tag': 1, '_children': 1} TypeError: '_children' is not a list
#> a tuple TypeError: '_children' is not a list
#> {'tag': 1, '_children': [1]} TypeError: expected an Element, not "int"
#> {'tag': 1, 'foo': 1} TypeError: this function got an unexpected keyword argument 'foo'
#> {'tag': 1, 'text': 2, 'attrib': None} None
#> {'tag': 'z', '_children': []} None
#> z 0 {}
#> __newobj__ (<class 'xml.etree.ElementTree.Element'>,) {'tag': 'a', '_children': [], 'attrib': {}, 'text': None, 'tail': None} [None, None]
#> 2 True
#> 3 True
#> 4 True
#> 5 True
#> True {'x': '1'} True
#> True {1: 2}
