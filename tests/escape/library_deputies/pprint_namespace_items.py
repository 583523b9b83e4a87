# pprint prints a namespace by object.__dict__.items() and an overridable method.
# option: --allow-import=pprint,io,math
# expect-strict: AttributeError: '__dict__'
# expect-standard: contained
import io
import math
import pprint

found = []


class Printer(pprint.PrettyPrinter):
    def _format_namespace_items(self, items, *rest):
        found.extend(items)


Printer()._pprint_simplenamespace(math, io.StringIO(), 0, 0, {}, 0)
print("contained" if found else "ESCAPED")
