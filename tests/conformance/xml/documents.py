# option: --policy standard --enable files
# XML in pieces, in other encodings, as a document, and as property lists.
import xml.etree.ElementTree as ET, io
from xml.dom import minidom
d = minidom.parseString('<?xml version="1.0"?><root a="1"><x>t&amp;</x><!--c--><y/><![CDATA[<z>]]></root>')
print(d.toxml()); print(d.documentElement.getAttribute("a"), [n.nodeName for n in d.documentElement.childNodes])
print(d.toprettyxml(indent=" "))
import plistlib
v={"a":[1,2.5,True,b"xx","s"],"d":{"k":"v"}}
print(plistlib.loads(plistlib.dumps(v))==v, plistlib.loads(plistlib.dumps(v,fmt=plistlib.FMT_BINARY))==v)
print(plistlib.dumps(v).decode())
p = ET.XMLPullParser(["start","end","start-ns","comment","pi"])
for ch in '<?xml version="1.0"?>\r\n<a xmlns:p="u">\r\n<!-- hi --><?p q?><b x="1">te\rxt</b></a>':
    p.feed(ch)
p.close()
print([(e, getattr(x,"tag",x) if not callable(getattr(x,"tag",x)) else x.text) for e,x in p.read_events()])
t = ET.parse(io.BytesIO("<?xml version='1.0' encoding='iso-8859-1'?><a>\xe9</a>".encode("latin-1"))); print(repr(t.getroot().text))
t = ET.parse(io.BytesIO("<a>\xe9</a>".encode("utf-16"))); print(repr(t.getroot().text))
r=ET.Element("r"); c=ET.SubElement(r,"c",{"k":"v\"<>&\n"}); c.text="<&>"; c.tail="x"; ET.indent(r); print(ET.tostring(r,encoding="unicode")); print(ET.tostring(r,encoding="us-ascii",xml_declaration=True))
print([e.tag for e in ET.fromstring("<a><b><c/></b><c i='1'/></a>").findall(".//c[@i='1']")], ET.canonicalize("<a  b='1' a='2'><x/></a>"))
for data in (b"<a>\xff</a>", b"\xff\xfe<\x00a\x00/\x00>\x00", b"<?xml version='1.0' encoding='cp1252'?><a>\x80</a>", b"<?xml version='1.0' encoding='shift_jis'?><a/>", b"<?xml version='1.0' encoding='utf-16'?><a/>", b"\xef\xbb\xbf<a/>", b"<a>\xc3", b""):
    try: print(data, repr(ET.fromstring(data).text))
    except Exception as e: print(data, type(e).__name__, e)
for ent in (20,):
    try: ET.fromstring("<!DOCTYPE x [<!ENTITY a0 'aaaaaaaaaa'>"+"".join(f"<!ENTITY a{i} '{f'&a{i-1};'*10}'>" for i in range(1,ent))+f"]><x>&a{ent-1};</x>")
    except Exception as e: print(type(e).__name__, e)

#> <?xml version="1.0" ?><root a="1"><x>t&amp;</x><!--c--><y/><![CDATA[<z>]]></root>
#> 1 ['x', '#comment', 'y', '#cdata-section']
#> <?xml version="1.0" ?>
#> <root a="1">
#>  <x>t&amp;</x>
#>  <!--c-->
#>  <y/>
#> <![CDATA[<z>]]></root>
#>
#> True True
#> <?xml version="1.0" encoding="UTF-8"?>
#> <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
#> <plist version="1.0">
#> <dict>
#> 	<key>a</key>
#> 	<array>
#> 		<integer>1</integer>
#> 		<real>2.5</real>
#> 		<true/>
#> 		<data>
#> 		eHg=
#> 		</data>
#> 		<string>s</string>
#> 	</array>
#> 	<key>d</key>
#> 	<dict>
#> 		<key>k</key>
#> 		<string>v</string>
#> 	</dict>
#> </dict>
#> </plist>
#>
#> [('start-ns', ('p', 'u')), ('start', 'a'), ('comment', ' hi '), ('pi', 'p q'), ('start', 'b'), ('end', 'b'), ('end', 'a')]
#> 'é'
#> 'é'
#> <r>
#>   <c k="v&quot;&lt;&gt;&amp;&#10;">&lt;&amp;&gt;</c>x</r>
#> b'<?xml version=\'1.0\' encoding=\'us-ascii\'?>\n<r>\n  <c k="v&quot;&lt;&gt;&amp;&#10;">&lt;&amp;&gt;</c>x</r>'
#> ['c'] <a a="2" b="1"><x></x></a>
#> b'<a>\xff</a>' ParseError not well-formed (invalid token): line 1, column 3
#> b'\xff\xfe<\x00a\x00/\x00>\x00' None
#> b"<?xml version='1.0' encoding='cp1252'?><a>\x80</a>" '€'
#> b"<?xml version='1.0' encoding='shift_jis'?><a/>" ValueError multi-byte encodings are not supported
#> b"<?xml version='1.0' encoding='utf-16'?><a/>" ParseError encoding specified in XML declaration is incorrect: line 1, column 30
#> b'\xef\xbb\xbf<a/>' None
#> b'<a>\xc3' ParseError partial character: line 1, column 3
#> b'' ParseError no element found: line 1, column 0
#> ParseError limit on input amplification factor (from DTD and entities) breached: line 1, column 1188
