# _elementtree: the exception; the types are native (element.cpp, tree_builder.cpp, parser.cpp).
"""The types of xml.etree.ElementTree."""


class ParseError(SyntaxError):
    __module__ = "xml.etree.ElementTree"
