# Entities that name each other in a long chain, in text, in attributes and as elements, need no recursion.
# option: --allow-import xml.etree.ElementTree,xml,xml.etree
# expect: ok
# output: x x 500
import xml.etree.ElementTree as ElementTree

PLAIN = '<!DOCTYPE a [<!ENTITY e0 "x">' + "".join(f'<!ENTITY e{i} "&e{i - 1};">' for i in range(1, 3000)) + "]>"
ELEMENTS = '<!DOCTYPE a [<!ENTITY e0 "x">' + "".join(f'<!ENTITY e{i} "<b>&e{i - 1};</b>">' for i in range(1,
    500)) + "]>"
text = ElementTree.fromstring(PLAIN + "<a>&e2999;</a>").text
attribute = ElementTree.fromstring(PLAIN + '<a b="&e2999;"/>').get("b")
element = ElementTree.fromstring(ELEMENTS + "<a>&e499;</a>")
depth = 0
while element is not None:
    element = element[0] if len(element) else None
    depth += 1
print(text, attribute, depth)
