# Entities that grow by each other are refused; so is growth by squares.
# option: --allow-import xml.etree.ElementTree,xml --max-memory 128
# expect: ok
# output: limit on input amplification factor (from DTD and entities) breached
# output: limit on input amplification factor (from DTD and entities) breached
# output: recursive entity reference
# output: recursive entity reference
import xml.etree.ElementTree as tree


def refuse(text):
    try:
        tree.fromstring(text)
        print("parsed")
    except tree.ParseError as error:
        print(str(error).partition(":")[0])


rows = "".join(f"<!ENTITY a{n} '{f'&a{n - 1};' * 10}'>" for n in range(1, 12))
refuse(f"<!DOCTYPE x [<!ENTITY a0 'ha'>{rows}]><x>&a11;</x>")
refuse(f"<!DOCTYPE x [<!ENTITY a '{'x' * 50_000}'>]><x>{'&a;' * 5000}</x>")
refuse("<!DOCTYPE x [<!ENTITY a '&b;'><!ENTITY b '&a;'>]><x>&a;</x>")
refuse("<!DOCTYPE x [<!ENTITY a '&b;'><!ENTITY b '&a;'>]><x y='&a;'/>")
