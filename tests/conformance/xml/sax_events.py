# xml.sax: events for handlers, escaping, writing, and parts of trees.
# option: --policy standard --enable files
import io
import xml.sax
from xml.dom import pulldom
from xml.sax import handler, saxutils, xmlreader

TEXT = """<?xml version="1.0"?>
<!DOCTYPE shop [<!ENTITY name "S &amp; C">]>
<shop xmlns:x="urn:x" owner="&name;"><!-- note -->
  <item x:id="1" price="3">Tea &lt; coffee</item>
  <?print now?><item price="4"><![CDATA[<raw>]]></item>
</shop>
"""


class Printer(xml.sax.ContentHandler):
    def setDocumentLocator(self, locator):
        self.locator = locator

    def startDocument(self):
        print("start")

    def endDocument(self):
        print("end")

    def startElement(self, name, attrs):
        print("<", name, dict(attrs), self.locator.getLineNumber(), self.locator.getColumnNumber())

    def endElement(self, name):
        print(">", name)

    def characters(self, content):
        if content.strip():
            print("text", repr(content))

    def processingInstruction(self, target, data):
        print("instruction", target, data)


class NamespacePrinter(Printer):
    def startPrefixMapping(self, prefix, uri):
        print("prefix", prefix, uri)

    def startElementNS(self, name, qname, attrs):
        print("<", name, qname, {name: attrs.getValue(name) for name in attrs.getNames()})

    def endElementNS(self, name, qname):
        print(">", name)


xml.sax.parseString(TEXT, Printer())
parser = xml.sax.make_parser()
parser.setFeature(handler.feature_namespaces, True)
parser.setContentHandler(NamespacePrinter())
parser.parse(io.StringIO(TEXT))
print(parser.getFeature(handler.feature_external_ges), parser.getFeature(handler.feature_validation))

for wrong in ("<a><b></a>", "<a>", "", "<a>&x;</a>"):
    try:
        xml.sax.parseString(wrong, xml.sax.ContentHandler())
    except xml.sax.SAXParseException as error:
        print(type(error).__name__, error.getLineNumber(), error.getColumnNumber(), error.getMessage())
try:
    parser.setFeature("no such feature", True)
except xml.sax.SAXNotRecognizedException as error:
    print(error)

print(saxutils.escape("a < b & c > 'd'"), saxutils.quoteattr('say "hi"'), saxutils.unescape("&lt;&amp;lt;"))
out = io.StringIO()
xml.sax.parseString(TEXT, saxutils.XMLGenerator(out, "utf-8", short_empty_elements=True))
print(out.getvalue())

events = pulldom.parseString(TEXT)
for event, node in events:
    if event == pulldom.START_ELEMENT and node.tagName == "item":
        events.expandNode(node)
        print(node.toxml(), node.getAttribute("price"))

feed = xml.sax.make_parser()


class Texts(xml.sax.ContentHandler):
    def characters(self, content):
        print("text", content)


feed.setContentHandler(Texts())
for part in ("<a", "><b>te", "xt</b>", "</a>"):
    feed.feed(part)
feed.close()
attributes = xmlreader.AttributesImpl({"a": "1"})
print(attributes.getNames(), attributes.get("b", "none"), "a" in attributes, len(attributes))

#> start
#> < shop {'xmlns:x': 'urn:x', 'owner': 'S & C'} 3 0
#> < item {'x:id': '1', 'price': '3'} 4 2
#> text 'Tea '
#> text '<'
#> text ' coffee'
#> > item
#> instruction print now
#> < item {'price': '4'} 5 15
#> text '<raw>'
#> > item
#> > shop
#> end
#> start
#> prefix x urn:x
#> < (None, 'shop') None {(None, 'owner'): 'S & C'}
#> < (None, 'item') None {('urn:x', 'id'): '1', (None, 'price'): '3'}
#> text 'Tea '
#> text '<'
#> text ' coffee'
#> > (None, 'item')
#> instruction print now
#> < (None, 'item') None {(None, 'price'): '4'}
#> text '<raw>'
#> > (None, 'item')
#> > (None, 'shop')
#> end
#> 0 0
#> SAXParseException 1 8 mismatched tag
#> SAXParseException 1 3 no element found
#> SAXParseException 1 0 no element found
#> SAXParseException 1 3 undefined entity
#> Feature 'no such feature' not recognized
#> a &lt; b &amp; c &gt; 'd' 'say "hi"' <&lt;
#> <?xml version="1.0" encoding="utf-8"?>
#> <shop xmlns:x="urn:x" owner="S &amp; C">
#>   <item x:id="1" price="3">Tea &lt; coffee</item>
#>   <?print now?><item price="4">&lt;raw&gt;</item>
#> </shop>
#> <item x:id="1" price="3">Tea &lt; coffee</item> 3
#> <item price="4">&lt;raw&gt;</item> 4
#> text te
#> text xt
#> ['a'] none True 1
