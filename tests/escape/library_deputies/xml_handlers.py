# Handlers of an XML parser parse with it again, replace each other, change its settings, and raise.
# option: --allow-import pyexpat
# expect-strict: contained
# expect-standard: contained
import pyexpat

DOCUMENT = ("<?xml version='1.0'?><!DOCTYPE a [<!ENTITY e 'x<b>y</b>'><!ELEMENT a (b|c)*>"
            "<!ATTLIST a q CDATA '1'><!NOTATION n SYSTEM 'n'>"
            "<!ENTITY u SYSTEM 'u' NDATA n><!ENTITY x SYSTEM 'x'>]><!--c--><?pi d?>"
            "<a xmlns:z='urn:z' z:k='v'>t&e;&x;<![CDATA[cd]]></a>")
HANDLERS = [name for name in dir(pyexpat.ParserCreate()) if name.endswith("Handler")]


def parse_again(parser):
    parser.Parse("<q/>")


def finish(parser):
    parser.Parse("", True)


def remove_all(parser):
    for name in HANDLERS:
        setattr(parser, name, None)


def replace_all(parser):
    for name in HANDLERS:
        setattr(parser, name, lambda *arguments: 1)


def raise_error(parser):
    raise KeyError


def change_settings(parser):
    parser.buffer_size = 1
    parser.buffer_text = parser.ordered_attributes = parser.specified_attributes = parser.namespace_prefixes = True
    parser.intern.clear()
    parser.SetBase("x")
    return parser.CurrentByteIndex, parser.GetInputContext(), parser.CurrentLineNumber


def parse_entity(parser):
    parser.ExternalEntityParserCreate("e").Parse("<w>1</w>", True)


calls = tried = 0
for name in HANDLERS:
    for action in (parse_again, finish, remove_all, replace_all, raise_error, change_settings, parse_entity):
        parser = pyexpat.ParserCreate(None, "|")
        tried += 1
        count = 0

        def handle(*arguments):
            global calls, count
            calls += 1
            count += 1
            if count <= 3:
                action(parser)
            return 1

        setattr(parser, name, handle)
        try:
            parser.Parse(DOCUMENT, True)
        except (pyexpat.ExpatError, KeyError):
            pass
made = object.__new__(pyexpat.XMLParserType)
for name in dir(made):
    try:
        value = getattr(made, name)
        if callable(value) and not name.startswith("__"):
            value()
    except (AttributeError, TypeError):
        pass
print("contained" if tried == len(HANDLERS) * 7 and calls > 150 else f"ESCAPED {tried} {calls}")
