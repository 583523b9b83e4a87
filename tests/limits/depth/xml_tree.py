# Trees of XML nested 200,000 deep are walked, copied and freed; what recurses raises RecursionError.
# option: --max-time 60 --policy standard
# expect: ok
# output: 200001 200001 200000
# output: pickle RecursionError
# output: tostring RecursionError
# output: indent RecursionError
# output: repr RecursionError
# output: deepcopy RecursionError
# output: itself a
import copy
import pickle
import xml.etree.ElementTree as ElementTree

root = element = ElementTree.Element("a")
for _ in range(200000):
    element = ElementTree.SubElement(element, "a")
    element.text = "t"
copied = copy.deepcopy(root)
print(sum(1 for _ in root.iter()), sum(1 for _ in copied.iter("a")), sum(1 for _ in copied.itertext()))
nested = ElementTree.Element("a")
for _ in range(100000):
    nested = ElementTree.Element(nested)
for name, action in (("pickle", lambda: pickle.dumps(root)), ("tostring", lambda: ElementTree.tostring(root)),
                     ("indent", lambda: ElementTree.indent(root)), ("repr", lambda: repr(nested)),
                     ("deepcopy", lambda: copy.deepcopy(nested))):
    try:
        action()
        print(name, "no error")
    except RecursionError:
        print(name, "RecursionError")
knot = ElementTree.Element("a")
knot.append(knot)
again = copy.deepcopy(knot)
print("itself" if again[0] is again else "another", again.tag)
