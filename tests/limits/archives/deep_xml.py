# A hundred thousand elements within each other are parsed without recursion.
# option: --allow-import xml.parsers.expat,xml
# expect: ok
# output: 100000
from xml.parsers import expat

depth = deepest = 0


def start(name, attributes):
    global depth, deepest
    depth += 1
    deepest = max(deepest, depth)


def end(name):
    global depth
    depth -= 1


parser = expat.ParserCreate()
parser.StartElementHandler = start
parser.EndElementHandler = end
parser.Parse("<a>" * 100_000 + "</a>" * 100_000, True)
print(deepest)
