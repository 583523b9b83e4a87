# Attributes of an Expat parser, and the places of its events.
# option: --policy standard
from xml.parsers import expat

parser = expat.ParserCreate(namespace_separator="!")
for name in ("buffer_text", "ordered_attributes", "specified_attributes", "namespace_prefixes"):
    values = [getattr(parser, name)]
    for value in (1, 0, 2, []):
        setattr(parser, name, value)
        values.append(getattr(parser, name))
    print(name, values)
for name in ("returns_unicode", "anything"):
    for action in (lambda: setattr(parser, name, 1), lambda: getattr(parser, name)):
        try:
            action()
        except AttributeError:
            print("no", name)
for size in (0, -1, 1 << 70, "x"):
    try:
        parser.buffer_size = size
    except (ValueError, TypeError, OverflowError) as error:
        print("refused", size)

parser = expat.ParserCreate()
parser.StartElementHandler = lambda name, attributes: print(
    "start", name, parser.CurrentByteIndex, parser.CurrentLineNumber, parser.CurrentColumnNumber)
parser.EndElementHandler = lambda name: print(
    "end", name, parser.CurrentByteIndex, parser.CurrentLineNumber, parser.CurrentColumnNumber)
parser.Parse("<a>\n <b>\n  <c/>\n </b>\n <d x='1'/></a>", True)

# A document type that the program supplies.
for text in ("<a/>", "<!DOCTYPE a><a/>", "<!DOCTYPE a SYSTEM 'x'><a/>"):
    parser = expat.ParserCreate()
    parser.UseForeignDTD(True)
    parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_ALWAYS)
    parser.ExternalEntityRefHandler = lambda *arguments: print("asked for", arguments) or 1
    print(text, parser.Parse(text, True))

#> buffer_text [False, True, False, True, False]
#> ordered_attributes [False, True, False, True, False]
#> specified_attributes [False, True, False, True, False]
#> namespace_prefixes [False, True, False, True, False]
#> no returns_unicode
#> no returns_unicode
#> no anything
#> no anything
#> refused 0
#> refused -1
#> refused 1180591620717411303424
#> refused x
#> start a 0 1 0
#> start b 5 2 1
#> start c 11 3 2
#> end c 15 3 6
#> end b 17 4 1
#> start d 23 5 1
#> end d 33 5 11
#> end a 33 5 11
#> asked for (None, None, None, None)
#> <a/> 1
#> asked for (None, None, None, None)
#> <!DOCTYPE a><a/> 1
#> asked for (None, None, 'x', None)
#> <!DOCTYPE a SYSTEM 'x'><a/> 1
