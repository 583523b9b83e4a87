# An iterator over an element that contains itself goes on to the limit of memory.
# option: --max-memory 64 --max-time 20 --allow-import xml.etree.ElementTree,xml,xml.etree
# expect: memory_error
import xml.etree.ElementTree as ElementTree

element = ElementTree.Element("a")
element.append(element)
for _ in element.iter("b"):
    pass
