# Handlers of XML parsers parse again within themselves, delete and replace handlers, make parsers for external
# entities, return other types and raise; builders of trees return what is no element.
# option: --enable files --allow-import xml,xml.parsers.expat,xml.etree.ElementTree,xml.sax
# option: --allow-import xml.dom.minidom,xml.dom.pulldom,io,itertools
# expect-strict: contained
# expect-standard: contained
import io
import itertools
import xml.dom.minidom as minidom
import xml.dom.pulldom as pulldom
import xml.etree.ElementTree as tree
import xml.sax
from xml.parsers import expat

DATA = (b"<?xml version='1.0'?><!DOCTYPE a [<!ENTITY e 'text'><!ENTITY f SYSTEM 'file:///etc/passwd'>"
        b"<!ENTITY % p SYSTEM '/dev/null'>"
        b"%p;<!ELEMENT a (#PCDATA|b)*><!ATTLIST a x CDATA 'd'><!NOTATION n SYSTEM 'n'><!ENTITY u SYSTEM 'u' NDATA n>]>"
        b"<a y='1'><!-- c --><?pi data?><b xmlns:q='urn:q' q:z='2'>x&e;y</b>&f;<![CDATA[z]]>&#65;&unknown;</a>")
NAMES = [name for name in dir(expat.ParserCreate()) if name.endswith("Handler")]
tried = 0
opened = []


def actions(parser):
    yield lambda *arguments: parser.Parse(b"<c/>", True)
    yield lambda *arguments: parser.Parse(b"<c>", False)
    yield lambda *arguments: parser.ParseFile(io.BytesIO(DATA))
    yield lambda *arguments: [setattr(parser, name, None) for name in NAMES]
    yield lambda *arguments: [setattr(parser, name, 5) for name in NAMES]
    yield lambda *arguments: [setattr(parser, name, parser.Parse) for name in NAMES]
    yield lambda *arguments: parser.ExternalEntityParserCreate(arguments[0] if arguments else None).Parse(DATA, True)
    yield lambda *arguments: parser.ExternalEntityParserCreate("\0" * 100, "utf-16")
    yield lambda *arguments: setattr(parser, "buffer_size", 1) or setattr(parser, "buffer_text", True)
    yield lambda *arguments: setattr(parser, "buffer_size", 2**31)
    yield lambda *arguments: parser.intern.clear()
    yield lambda *arguments: parser.SetParamEntityParsing(2)
    yield lambda *arguments: parser.UseForeignDTD(True)
    yield lambda *arguments: "text"
    yield lambda *arguments: 2**70
    yield lambda *arguments: 1 / 0
    yield lambda *arguments: parser.GetInputContext()
    yield lambda *arguments: parser.__init__()


for number in range(18):
    for name in NAMES:
        for is_file in (False, True):
            tried += 1
            parser = expat.ParserCreate(namespace_separator=" " if is_file else None, intern={})
            try:
                parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_ALWAYS)
                setattr(parser, name, list(actions(parser))[number])
                parser.ParseFile(io.BytesIO(DATA)) if is_file else parser.Parse(DATA, True)
            except Exception:
                pass


class Builder:
    def __init__(self, made):
        self.made = made

    def start(self, *arguments):
        return self.made

    end = data = comment = pi = doctype = close = start_ns = end_ns = start


class Reads:
    def __init__(self, made):
        self.made, self.calls = made, 0

    def read(self, size=-1):
        self.calls += 1
        return self.made if self.calls < 3 else b""


for made in (5, None, "text", [], tree.Element("x"), object(), DATA, bytearray(DATA), memoryview(DATA),
             "<a>\ud800</a>", DATA.decode()):
    for use in (lambda: tree.XMLParser(target=Builder(made)).feed(DATA), lambda: tree.parse(Reads(made)).getroot().tag,
                lambda: list(tree.iterparse(Reads(made), ("start", "end", "comment", "pi", "start-ns"))),
                lambda: tree.TreeBuilder(element_factory=lambda *a: made).start("a", {}),
                lambda: tree.TreeBuilder(lambda *a: made, comment_factory=lambda *a: made,
                                         insert_comments=True).comment("x"),
                lambda: xml.sax.parse(Reads(made), xml.sax.handler.ContentHandler()),
                lambda: minidom.parse(Reads(made)).toxml(),
                lambda: [node for event, node in pulldom.parse(Reads(made))], lambda: tree.tostring(made),
                lambda: tree.dump(made),
                lambda: tree.ElementTree(made).write("x.xml"), lambda: tree.Element("x").append(made),
                lambda: tree.Element(made, {made: made}),
                lambda: tree.tostring(tree.Element("x", {"k": made})), lambda: tree.canonicalize(made),
                lambda: tree.XMLPullParser(made)):
        tried += 1
        try:
            use()
        except Exception:
            pass


class Resolver(xml.sax.handler.EntityResolver):
    def resolveEntity(self, public, system):
        opened.append(system)
        return system


for feature in (xml.sax.handler.feature_external_ges, xml.sax.handler.feature_external_pes):
    reader = xml.sax.make_parser()
    try:
        reader.setEntityResolver(Resolver())
        reader.setFeature(feature, True)
        reader.parse(io.BytesIO(DATA))
    except Exception as error:
        if "root:" in str(error):
            opened.append("read")
one = tree.Element("one")
one.append(one)
for use in (lambda: list(itertools.islice(one.iter(), 100000)), lambda: one.find("none"),
            lambda: tree.indent(one), one.__copy__):
    tried += 1
    try:
        use()
    except (RecursionError, StopIteration, MemoryError):
        pass
print("contained" if tried > 900 and "read" not in opened else f"ESCAPED {tried} {opened}")
