# A hundred thousand attributes, and names and values of a megabyte, are work and memory in proportion.
# option: --allow-import xml.etree.ElementTree,xml --max-memory 128 --max-steps 400000000
# expect: ok
# output: 100000
# output: duplicate attribute
# output: 1000000 1000000
import xml.etree.ElementTree as tree

print(len(tree.fromstring("<a " + " ".join(f"a{n}='{n}'" for n in range(100_000)) + "/>").attrib))
try:
    tree.fromstring("<a " + " ".join(f"a{n}=''" for n in range(50_000)) + " a7=''/>")
except tree.ParseError as error:
    print(str(error).partition(":")[0])
one = tree.fromstring(f"<{'n' * 1_000_000} b='{'v' * 1_000_000}'/>")
print(len(one.tag), len(one.get("b")))
