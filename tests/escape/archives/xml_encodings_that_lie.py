# Documents declare encodings that they do not have, mix byte orders, end within characters, and name entities of files.
# Nothing of the run's files or of the host comes into a tree, and nothing is read beyond the data.
# option: --enable files --allow-import xml,xml.parsers.expat,xml.etree.ElementTree
# option: --allow-import xml.etree.ElementInclude,xml.dom.minidom,xml.sax,io
# expect-strict: contained
# expect-standard: contained
import xml.dom.minidom as minidom
import xml.etree.ElementInclude as include
import xml.etree.ElementTree as tree
import xml.sax
from xml.parsers import expat

with open("secret", "w") as file:
    file.write("secret")
found = []
tried = 0
BODIES = ("<a>é€\U0001f600</a>", "<a b='ü'/>", "<!DOCTYPE a SYSTEM 'secret'><a/>",
          "<!DOCTYPE a [<!ENTITY s SYSTEM 'secret'>]><a>&s;</a>",
          "<!DOCTYPE a [<!ENTITY % s SYSTEM 'secret'>%s;]><a/>",
          "<!DOCTYPE a PUBLIC 'p' 'file:secret' [<!ENTITY s PUBLIC 'p' 'secret'>]><a b='&s;'/>",
          "<a xmlns:x='http://www.w3.org/2001/XInclude'><x:include href='secret' parse='text'/></a>",
          "<a>&#xD800;</a>", "<a>&#x110000;</a>",
          "<a>&#0;</a>", "<a>]]></a>", "<a b='<'/>", "<\u212a/>", "<a>\ufffe</a>",
          "<?xml-stylesheet href='secret'?><a/>")
ENCODINGS = ("utf-8", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-7", "ascii", "latin-1", "cp037", "punycode",
             "idna", "rot13",
             "unicode_escape", "raw_unicode_escape", "base64", "zlib", "hex", "mbcs", "x" * 500, "ut\0f", "../secret",
             "UTF-8 ", "shift_jis")
for body in BODIES:
    for declared in ENCODINGS:
        for real in ("utf-8", "utf-16", "utf-16-be", "utf-32", "utf-8-sig", "cp037"):
            try:
                data = f"<?xml version='1.0' encoding='{declared}'?>{body}".encode(real, "surrogatepass")
            except (UnicodeEncodeError, LookupError):
                continue
            for cut in (len(data), len(data) - 1):
                tried += 1
                for use in (lambda: tree.tostring(tree.fromstring(data[:cut]), "unicode"),
                            lambda: minidom.parseString(data[:cut]).toxml()):
                    try:
                        if ">secret<" in (text := use()) or "secret</" in text:
                            found.append((body, declared, real, text))
                    except Exception:
                        pass
parser = expat.ParserCreate(encoding="utf-8")
for override in ("utf-16", "none", "", "\0", 5, None, "rot13", "iso-8859-1", "us-ascii"):
    for data in (b"\xff\xfe<\0a\0/\0>\0", b"\xfe\xff\0<", b"<a>\xff</a>", b"\xef\xbb\xbf<a/>", b"\0<\0a\0/\0>",
                 b"+ADw-a+AD4-"):
        tried += 1
        try:
            expat.ParserCreate(override).Parse(data, True)
        except Exception:
            pass
for loader in (None, lambda href, parse, encoding=None: 5, lambda href, parse, encoding=None: tree.fromstring(INCLUDE),
               include.default_loader):
    for href in ("secret", "/etc/passwd", "file:///etc/passwd", "http://example.org/", "a.xml", "", "\0"):
        INCLUDE = f"<a xmlns:x='http://www.w3.org/2001/XInclude'><x:include href='{href}'/></a>"
        with open("a.xml", "w") as file:
            file.write(INCLUDE)
        tried += 1
        try:
            root = tree.fromstring(INCLUDE)
            include.include(root, loader=loader)
            if "root:" in tree.tostring(root, "unicode"):
                found.append(href)
        except Exception:
            pass
print("contained" if tried > 2000 and not found else f"ESCAPED {tried} {found[:3]}")
