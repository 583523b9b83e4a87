# Trees of XML that contain themselves, subclasses of elements that lie, factories that return other things.
# option: --allow-import xml,xml.etree,xml.etree.ElementTree,xml.etree.ElementInclude,copy,io,itertools
# expect-strict: contained
# expect-standard: contained
import copy
import io
import itertools
import xml.etree.ElementInclude as ElementInclude
import xml.etree.ElementTree as ElementTree


class Lies(ElementTree.Element):
    def __len__(self):
        return 10**9

    def __getitem__(self, index):
        return self

    def __iter__(self):
        return iter([self])

    def __eq__(self, other):
        return True


class Target(ElementTree.TreeBuilder):
    def start(self, *arguments):
        return 5

    def data(self, data):
        self.close()


INCLUDE = '<a xmlns:xi="http://www.w3.org/2001/XInclude"><xi:include href="{}" parse="{}"/></a>'
cycle = ElementTree.Element("a")
cycle.append(cycle)
numbers = iter(range(10**6))
failed = 0
for action in (lambda: list(itertools.islice(cycle.iter(), 100000)), lambda: ElementTree.indent(cycle),
               lambda: ElementTree.tostring(Lies("a")), lambda: list(Lies("a").itertext()),
               lambda: Lies("a").findall(".//b"),
               lambda: ElementTree.XMLParser(target=Target()).feed("<a>x</a>"),
               lambda: ElementTree.TreeBuilder(element_factory=lambda *a: 5).end("a"), lambda: cycle.find("[" * 10000),
               lambda: cycle.findall("/".join(["."] * 20000)), lambda: ElementTree.tostring(ElementTree.Element(5)),
               lambda: ElementTree.tostring(ElementTree.Element("a", {5: 6})), lambda: ElementTree.parse(5),
               lambda: ElementTree.parse("/etc/passwd"),
               lambda: ElementInclude.include(ElementTree.fromstring(INCLUDE.format("/etc/passwd", "text"))),
               lambda: ElementInclude.include(ElementTree.fromstring(INCLUDE.format("s", "xml")), max_depth=None,
                                              loader=lambda *a: ElementTree.fromstring(INCLUDE.format(next(numbers),
                                                  "xml"))),
               lambda: list(ElementTree.iterparse(io.BytesIO(b"<a/>"), ["none"])),
               lambda: ElementTree.fromstring("<!DOCTYPE a [<!ENTITY e SYSTEM 'file:///etc/passwd'>]><a>&e;</a>")):
    try:
        action()
    except (RecursionError, AttributeError, TypeError, ValueError, AssertionError, SyntaxError, OSError, IndexError):
        failed += 1
copied = copy.deepcopy(cycle)
print("contained" if failed == 14 and copied[0] is copied else f"ESCAPED {failed}")
