# option: --policy standard --enable files
# An address book in XML: search, change, sort, write, and check what is broken.
import os
import tempfile

START = os.getcwd()
os.chdir(tempfile.mkdtemp())

import xml.etree.ElementTree as tree
from xml.dom import minidom

with open("book.xml", "w") as file:
    file.write("<?xml version='1.0'?>\n<!DOCTYPE book [<!ENTITY co 'Example &amp; Co'>]>\n<book>")
    for number, name in enumerate(["Zoe", "Adam", "Mia"]):
        file.write(f"<person id='{number}'><name>{name}</name><mail kind='work'>{name.lower()}@x.org</mail><at>&co;</at></person>")
    file.write("</book>")
document = tree.parse("book.xml")
book = document.getroot()
print([person.findtext("name") for person in book.iter("person")], book.find(".//person[name='Mia']").get("id"))
book[:] = sorted(book, key=lambda person: person.findtext("name"))
for mail in book.iterfind(".//mail[@kind='work']"):
    mail.text = mail.text.upper()
tree.SubElement(tree.SubElement(book, "person", id="9"), "name").text = "<New>"
tree.indent(document)
document.write("new.xml", encoding="utf-8", xml_declaration=True)
print(open("new.xml").read())
pretty = minidom.parse("new.xml")
print([node.firstChild.data for node in pretty.getElementsByTagName("name")], pretty.documentElement.tagName)
try:
    tree.fromstring(open("new.xml").read().replace("</name>", "", 1))
except tree.ParseError as error:
    print(error)

os.chdir(START)

#> ['Zoe', 'Adam', 'Mia'] 2
#> <?xml version='1.0' encoding='utf-8'?>
#> <book>
#>   <person id="1">
#>     <name>Adam</name>
#>     <mail kind="work">ADAM@X.ORG</mail>
#>     <at>Example &amp; Co</at>
#>   </person>
#>   <person id="2">
#>     <name>Mia</name>
#>     <mail kind="work">MIA@X.ORG</mail>
#>     <at>Example &amp; Co</at>
#>   </person>
#>   <person id="0">
#>     <name>Zoe</name>
#>     <mail kind="work">ZOE@X.ORG</mail>
#>     <at>Example &amp; Co</at>
#>   </person>
#>   <person id="9">
#>     <name>&lt;New&gt;</name>
#>   </person>
#> </book>
#> ['Adam', 'Mia', 'Zoe', '<New>'] book
#> mismatched tag: line 7, column 4
