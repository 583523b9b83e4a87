# A tree builder keeps the text that no element has yet.
# option: --max-memory 64 --max-time 20 --allow-import xml.etree.ElementTree,xml,xml.etree
# expect: memory_error
import xml.etree.ElementTree as ElementTree

builder = ElementTree.TreeBuilder()
builder.start("a", {})
while True:
    builder.data("x")
