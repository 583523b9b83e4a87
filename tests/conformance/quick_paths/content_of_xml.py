# Ordinary content of XML is read natively; what is not ordinary, and each change within handlers, must not show it.
# option: --policy standard --enable gc
import gc
from xml.parsers import expat

NAMES = ('StartElementHandler', 'EndElementHandler', 'CharacterDataHandler')


def place(name, parser):
    if name == 'CharacterDataHandler':
        return ()
    return parser.CurrentLineNumber, parser.CurrentColumnNumber, parser.CurrentByteIndex


def make(log, separator=None, intern=None, names=NAMES, **settings):
    parser = expat.ParserCreate(None, separator, intern)
    for name in names:
        setattr(parser, name, lambda *arguments, name=name: log.append((name[:-7], *arguments, *place(name, parser))))
    for name, value in settings.items():
        setattr(parser, name, value)
    return parser


def parse(text, separator=None, intern=None, names=NAMES, **settings):
    log = []
    parser = make(log, separator, intern, names, **settings)
    try:
        parser.Parse(text, True)
    except expat.ExpatError as error:
        log.append((str(error), error.code, error.lineno, error.offset))
    return log


def show(log):
    for entry in log:
        print(*(ascii(part) for part in entry))


# Every kind of ordinary token, and the places of each.
show(parse('<r a="1" b=\'two\'>\n text <e/><e x = "y"  /></r >'))
show(parse('<r>a&lt;&gt;&amp;&quot;&apos;&#65;&#x4e2d;&#x1F600;&#10;</r>'))
show(parse('<r>a]b]]c]<e/>]]&lt;]</r>', buffer_text=True))
show(parse('<r a="&lt;&#65;\t\n&#10;&quot;" b="\'" c=\'"\' d=""><\xe9\u4e2d \u4e2d="\xe9"/>\u4e2d\U0001F600</r>'))

# Names with namespaces, with and without their prefixes.
DOCUMENT = ('<a xmlns="urn:a" xmlns:p="urn:p"><p:b p:x="1" x="2" xml:lang="de"/><c xmlns=""><d/></c><c>'
            '<p:c xmlns:p="urn:q"><p:b/></p:c><p:b/></c></a>')
for separator in ('!', ' ', None):
    for prefixes in (False, True):
        print(repr(separator), prefixes)
        show(entry[:3] for entry in parse(DOCUMENT, separator, namespace_prefixes=prefixes)
             if entry[0] == 'StartElement')

# What is not ordinary, after something that is.
for text in ('<r>x<', '<r><a', '<r><a b', '<r><a b=', '<r><a b="', '<r><a b="1"', '<r><a b="1"/', '<r></', '<r></r',
             '<r></r x>', '<r></ r>', '<r></q>', '<r><a></r>', '<r>]]></r>', '<r>&', '<r>&amp', '<r>&lt;&x;</r>',
             '<r>&#0;</r>', '<r>&#x110000;</r>', '<r>&#xD800;</r>',
             '<r><a b="1" b="2"/></r>', '<r><a b="1"c="2"/></r>', '<r><a b=1/></r>', '<r><a b="<"/></r>', '<r><1/></r>',
             '<r><a b="&#0;"/></r>', '<r><a b="&x;"/></r>', '<r><a/ ></r>', '<r>a\x01</r>', '<r><a b="\x01"/></r>',
             '<r>\ufffe</r>', '<r><!x></r>', '<r><?xml ?></r>', '<r><!-- -- --></r>', '<r><>', '<r/>x'):
    print(ascii(text), parse(text)[1:])
for text in ('<r><p:a/></r>', '<r><a p:b="1"/></r>', '<r xmlns:p="u" xmlns:q="u"><a p:b="1" q:b="2"/></r>',
             '<r><a xmlns:xml="x"/></r>', '<r><xmlns:a/></r>'):
    print(text, parse(text, '!')[-1][1:])

# Comments, instructions, sections and entities between ordinary tokens.
show(parse('<!DOCTYPE r [<!ENTITY e "<i>e</i>"><!ATTLIST d k CDATA "v" n NMTOKENS "x">]>'
           '<r>1<!-- c -->2<?p i?>3<![CDATA[<4>]]>5&e;6<d n=" a  b "/><d k="w"/></r>', buffer_text=True))
show(parse('<!DOCTYPE r [<!ATTLIST d k CDATA "v">]><r><d a="1"/></r>', ordered_attributes=True))
show(parse('<!DOCTYPE r [<!ATTLIST d k CDATA "v">]><r><d a="1"/></r>', specified_attributes=True))

# Pieces of any size give the same events as the whole.
DOCUMENT = '<r>\n<a b="1&amp;2">te]xt &#65;</a>\r\n<b/>\r<c\n d=\'e\'></c ></r>'
whole = parse(DOCUMENT, buffer_text=True)
for size in range(1, 12):
    log = []
    parser = make(log, buffer_text=True)
    for start in range(0, len(DOCUMENT), size):
        parser.Parse(DOCUMENT[start:start + size])
    parser.Parse('', True)
    # Text that comes in pieces is reported in pieces.
    if [entry[:2] for entry in log if entry[0] != 'CharacterData'] != \
            [entry[:2] for entry in whole if entry[0] != 'CharacterData'] or \
            ''.join(entry[1] for entry in log if entry[0] == 'CharacterData') != \
            ''.join(entry[1] for entry in whole if entry[0] == 'CharacterData'):
        print(size, log)

# Buffers that are too small.
for size in (1, 3, 5, 20):
    print(size, [entry[1] for entry in parse('<r>abc&amp;def<a/>jklmno</r>', buffer_text=True, buffer_size=size)])


# Handlers change handlers and settings while a document is read.
def run(change, when, text='<r><a x="1">t\nu</a>v<b/>w<c y="2"/>x</r>', **settings):
    log = []
    parser = make(log, **settings)
    original = parser.StartElementHandler
    count = 0

    def start(name, attributes):
        nonlocal count
        count += 1
        original(name, attributes)
        if count == when:
            change(parser, log)
    parser.StartElementHandler = start
    try:
        parser.Parse(text, True)
    except Exception as error:
        log.append((type(error).__name__, str(error)))
    return ' '.join(f'{entry[0][0]}:{ascii(entry[1])[1:-1]}' for entry in log)


def clear(parser, log):
    for name in NAMES:
        setattr(parser, name, None)


def listen(parser, log):
    parser.StartElementHandler = parser.EndElementHandler = None
    parser.DefaultHandler = lambda text: log.append(('Default', text))


def take_text(parser, log):
    parser.CharacterDataHandler = lambda text: log.append(('Other', text))


def fail(parser, log):
    raise KeyError('handler')


def parse_another(parser, log):
    log.extend(parse('<i>in</i>'))


def set_all(parser, log):
    parser.buffer_text = parser.ordered_attributes = True


def collect(parser, log):
    gc.collect()


for change in (clear, listen, take_text, fail, parse_another, set_all, collect):
    for when in (1, 2, 3):
        print(change.__name__, when, run(change, when))
        print('buffered', run(change, when, buffer_text=True))

# A handler that removes itself.
log = []
parser = make(log, names=())


def once(text):
    log.append(text)
    parser.CharacterDataHandler = None


parser.CharacterDataHandler = once
parser.Parse('<r>a<e/>c</r>', True)
print(log)

# Handlers that are methods of built-in objects, classes, and objects with __call__.
names, attributes, texts = [], {}, []
parser = expat.ParserCreate()
parser.StartElementHandler, parser.EndElementHandler = attributes.__setitem__, names.append
parser.CharacterDataHandler = texts.append
parser.Parse('<r><a k="1"/>x\n<b k="2">y</b></r>', True)
print(names, attributes, texts)


class Record:
    made = []

    def __init__(self, *arguments):
        self.made.append(arguments)

    def __bool__(self):
        return False

    def __call__(self, *arguments):
        self.made.append(('called', *arguments))


parser = expat.ParserCreate()
parser.StartElementHandler, parser.EndElementHandler = Record, Record('new')
parser.Parse('<r><a k="1"/>x</r>', True)
print(Record.made)
for bad in (5, 'text', len, lambda: None):
    log = []
    parser = make(log, EndElementHandler=bad)
    try:
        parser.Parse('<r><a/>x</r>', True)
    except TypeError as error:
        print(type(error).__name__, [entry[0] for entry in log])

# Equal names are one string, and an equal string of the caller's comes first.
log = []
parse('<r><item/><item/></r>', intern=(known := {}), names=NAMES[:1],
      StartElementHandler=lambda name, attributes: log.append(name))
print(log, log[1] is log[2], known['item'] is log[1])
log.clear()
parse('<r><item/><item/></r>', intern={'item': 'other'}, names=(),
      StartElementHandler=lambda name, attributes: log.append(name))
print(log)

# Attributes belong to the handler that gets them.
log.clear()
parse('<r><a k="1"/><a k="1"/></r>', names=(),
      StartElementHandler=lambda name, attributes: (log.append(dict(attributes)), attributes.clear()))
print(log)

# Empty and large.
print(parse('<r></r>')[:1], parse('')[0], len(parse('<r>' + '<e a="1">t</e>' * 1_000 + '</r>')))
LONG = 'x' * 70_000
print([[len(part) for part in entry[1:3] if isinstance(part, (str, dict))]
       for entry in parse(f'<r><{LONG} {LONG}="{LONG}">{LONG}&#65;</{LONG}></r>')])
deep = parse('<d>' * 2_000 + 't' + '</d>' * 2_000)
print(len(deep), deep[2_000][1], deep[-1][:2])

#> 'StartElement' 'r' {'a': '1', 'b': 'two'} 1 0 0
#> 'CharacterData' '\n'
#> 'CharacterData' ' text '
#> 'StartElement' 'e' {} 2 6 24
#> 'EndElement' 'e' 2 10 28
#> 'StartElement' 'e' {'x': 'y'} 2 10 28
#> 'EndElement' 'e' 2 24 42
#> 'EndElement' 'r' 2 24 42
#> 'StartElement' 'r' {} 1 0 0
#> 'CharacterData' 'a'
#> 'CharacterData' '<'
#> 'CharacterData' '>'
#> 'CharacterData' '&'
#> 'CharacterData' '"'
#> 'CharacterData' "'"
#> 'CharacterData' 'A'
#> 'CharacterData' '\u4e2d'
#> 'CharacterData' '\U0001f600'
#> 'CharacterData' '\n'
#> 'EndElement' 'r' 1 56 56
#> 'StartElement' 'r' {} 1 0 0
#> 'CharacterData' 'a]b]]c]'
#> 'StartElement' 'e' {} 1 10 10
#> 'EndElement' 'e' 1 14 14
#> 'CharacterData' ']]<]'
#> 'EndElement' 'r' 1 21 21
#> 'StartElement' 'r' {'a': '<A  \n"', 'b': "'", 'c': '"', 'd': ''} 1 0 0
#> 'StartElement' '\xe9\u4e2d' {'\u4e2d': '\xe9'} 2 30 47
#> 'EndElement' '\xe9\u4e2d' 2 41 64
#> 'CharacterData' '\u4e2d\U0001f600'
#> 'EndElement' 'r' 2 43 71
#> '!' False
#> 'StartElement' 'urn:a!a' {}
#> 'StartElement' 'urn:p!b' {'urn:p!x': '1', 'x': '2', 'http://www.w3.org/XML/1998/namespace!lang': 'de'}
#> 'StartElement' 'c' {}
#> 'StartElement' 'd' {}
#> 'StartElement' 'urn:a!c' {}
#> 'StartElement' 'urn:q!c' {}
#> 'StartElement' 'urn:q!b' {}
#> 'StartElement' 'urn:p!b' {}
#> '!' True
#> 'StartElement' 'urn:a!a' {}
#> 'StartElement' 'urn:p!b!p' {'urn:p!x!p': '1', 'x': '2', 'http://www.w3.org/XML/1998/namespace!lang!xml': 'de'}
#> 'StartElement' 'c' {}
#> 'StartElement' 'd' {}
#> 'StartElement' 'urn:a!c' {}
#> 'StartElement' 'urn:q!c!p' {}
#> 'StartElement' 'urn:q!b!p' {}
#> 'StartElement' 'urn:p!b!p' {}
#> ' ' False
#> 'StartElement' 'urn:a a' {}
#> 'StartElement' 'urn:p b' {'urn:p x': '1', 'x': '2', 'http://www.w3.org/XML/1998/namespace lang': 'de'}
#> 'StartElement' 'c' {}
#> 'StartElement' 'd' {}
#> 'StartElement' 'urn:a c' {}
#> 'StartElement' 'urn:q c' {}
#> 'StartElement' 'urn:q b' {}
#> 'StartElement' 'urn:p b' {}
#> ' ' True
#> 'StartElement' 'urn:a a' {}
#> 'StartElement' 'urn:p b p' {'urn:p x p': '1', 'x': '2', 'http://www.w3.org/XML/1998/namespace lang xml': 'de'}
#> 'StartElement' 'c' {}
#> 'StartElement' 'd' {}
#> 'StartElement' 'urn:a c' {}
#> 'StartElement' 'urn:q c p' {}
#> 'StartElement' 'urn:q b p' {}
#> 'StartElement' 'urn:p b p' {}
#> None False
#> 'StartElement' 'a' {'xmlns': 'urn:a', 'xmlns:p': 'urn:p'}
#> 'StartElement' 'p:b' {'p:x': '1', 'x': '2', 'xml:lang': 'de'}
#> 'StartElement' 'c' {'xmlns': ''}
#> 'StartElement' 'd' {}
#> 'StartElement' 'c' {}
#> 'StartElement' 'p:c' {'xmlns:p': 'urn:q'}
#> 'StartElement' 'p:b' {}
#> 'StartElement' 'p:b' {}
#> None True
#> 'StartElement' 'a' {'xmlns': 'urn:a', 'xmlns:p': 'urn:p'}
#> 'StartElement' 'p:b' {'p:x': '1', 'x': '2', 'xml:lang': 'de'}
#> 'StartElement' 'c' {'xmlns': ''}
#> 'StartElement' 'd' {}
#> 'StartElement' 'c' {}
#> 'StartElement' 'p:c' {'xmlns:p': 'urn:q'}
#> 'StartElement' 'p:b' {}
#> 'StartElement' 'p:b' {}
#> '<r>x<' [('CharacterData', 'x'), ('unclosed token: line 1, column 4', 5, 1, 4)]
#> '<r><a' [('unclosed token: line 1, column 3', 5, 1, 3)]
#> '<r><a b' [('unclosed token: line 1, column 3', 5, 1, 3)]
#> '<r><a b=' [('unclosed token: line 1, column 3', 5, 1, 3)]
#> '<r><a b="' [('unclosed token: line 1, column 3', 5, 1, 3)]
#> '<r><a b="1"' [('unclosed token: line 1, column 3', 5, 1, 3)]
#> '<r><a b="1"/' [('unclosed token: line 1, column 3', 5, 1, 3)]
#> '<r></' [('unclosed token: line 1, column 3', 5, 1, 3)]
#> '<r></r' [('unclosed token: line 1, column 3', 5, 1, 3)]
#> '<r></r x>' [('not well-formed (invalid token): line 1, column 7', 4, 1, 7)]
#> '<r></ r>' [('not well-formed (invalid token): line 1, column 5', 4, 1, 5)]
#> '<r></q>' [('mismatched tag: line 1, column 5', 7, 1, 5)]
#> '<r><a></r>' [('StartElement', 'a', {}, 1, 3, 3), ('mismatched tag: line 1, column 8', 7, 1, 8)]
#> '<r>]]></r>' [('not well-formed (invalid token): line 1, column 5', 4, 1, 5)]
#> '<r>&' [('unclosed token: line 1, column 3', 5, 1, 3)]
#> '<r>&amp' [('unclosed token: line 1, column 3', 5, 1, 3)]
#> '<r>&lt;&x;</r>' [('CharacterData', '<'), ('undefined entity: line 1, column 7', 11, 1, 7)]
#> '<r>&#0;</r>' [('reference to invalid character number: line 1, column 3', 14, 1, 3)]
#> '<r>&#x110000;</r>' [('reference to invalid character number: line 1, column 3', 14, 1, 3)]
#> '<r>&#xD800;</r>' [('reference to invalid character number: line 1, column 3', 14, 1, 3)]
#> '<r><a b="1" b="2"/></r>' [('duplicate attribute: line 1, column 12', 8, 1, 12)]
#> '<r><a b="1"c="2"/></r>' [('not well-formed (invalid token): line 1, column 11', 4, 1, 11)]
#> '<r><a b=1/></r>' [('not well-formed (invalid token): line 1, column 8', 4, 1, 8)]
#> '<r><a b="<"/></r>' [('not well-formed (invalid token): line 1, column 9', 4, 1, 9)]
#> '<r><1/></r>' [('not well-formed (invalid token): line 1, column 4', 4, 1, 4)]
#> '<r><a b="&#0;"/></r>' [('reference to invalid character number: line 1, column 9', 14, 1, 9)]
#> '<r><a b="&x;"/></r>' [('undefined entity: line 1, column 3', 11, 1, 3)]
#> '<r><a/ ></r>' [('not well-formed (invalid token): line 1, column 6', 4, 1, 6)]
#> '<r>a\x01</r>' [('CharacterData', 'a'), ('not well-formed (invalid token): line 1, column 4', 4, 1, 4)]
#> '<r><a b="\x01"/></r>' [('not well-formed (invalid token): line 1, column 9', 4, 1, 9)]
#> '<r>\ufffe</r>' [('not well-formed (invalid token): line 1, column 3', 4, 1, 3)]
#> '<r><!x></r>' [('not well-formed (invalid token): line 1, column 5', 4, 1, 5)]
#> '<r><?xml ?></r>' [('XML or text declaration not at start of entity: line 1, column 3', 17, 1, 3)]
#> '<r><!-- -- --></r>' [('not well-formed (invalid token): line 1, column 10', 4, 1, 10)]
#> '<r><>' [('not well-formed (invalid token): line 1, column 4', 4, 1, 4)]
#> '<r/>x' [('EndElement', 'r', 1, 4, 4), ('junk after document element: line 1, column 4', 9, 1, 4)]
#> <r><p:a/></r> (27, 1, 3)
#> <r><a p:b="1"/></r> (27, 1, 3)
#> <r xmlns:p="u" xmlns:q="u"><a p:b="1" q:b="2"/></r> (8, 1, 27)
#> <r><a xmlns:xml="x"/></r> (38, 1, 3)
#> <r><xmlns:a/></r> (27, 1, 3)
#> 'StartElement' 'r' {} 1 76 76
#> 'CharacterData' '123<4>5'
#> 'StartElement' 'i' {} 1 115 115
#> 'CharacterData' 'e'
#> 'EndElement' 'i' 1 115 115
#> 'CharacterData' '6'
#> 'StartElement' 'd' {'n': 'a b', 'k': 'v'} 1 119 119
#> 'EndElement' 'd' 1 134 134
#> 'StartElement' 'd' {'k': 'w', 'n': 'x'} 1 134 134
#> 'EndElement' 'd' 1 144 144
#> 'EndElement' 'r' 1 144 144
#> 'StartElement' 'r' [] 1 39 39
#> 'StartElement' 'd' ['a', '1', 'k', 'v'] 1 42 42
#> 'EndElement' 'd' 1 52 52
#> 'EndElement' 'r' 1 52 52
#> 'StartElement' 'r' {} 1 39 39
#> 'StartElement' 'd' {'a': '1'} 1 42 42
#> 'EndElement' 'd' 1 52 52
#> 'EndElement' 'r' 1 52 52
#> 1 ['r', 'abc', '&', 'def', 'a', 'a', 'jklmno', 'r']
#> 3 ['r', 'abc', '&', 'def', 'a', 'a', 'jklmno', 'r']
#> 5 ['r', 'abc&', 'def', 'a', 'a', 'jklmno', 'r']
#> 20 ['r', 'abc&def', 'a', 'a', 'jklmno', 'r']
#> clear 1 S:r
#> buffered S:r
#> clear 2 S:r S:a
#> buffered S:r S:a
#> clear 3 S:r S:a C:t C:\n C:u E:a C:v S:b
#> buffered S:r S:a C:t\nu E:a C:v S:b
#> listen 1 S:r D:<a x="1"> C:t C:\n C:u D:</a> C:v D:<b/> C:w D:<c y="2"/> C:x D:</r>
#> buffered S:r D:<a x="1"> C:t\nu D:</a> C:v D:<b/> C:w D:<c y="2"/> C:x D:</r>
#> listen 2 S:r S:a C:t C:\n C:u D:</a> C:v D:<b/> C:w D:<c y="2"/> C:x D:</r>
#> buffered S:r S:a C:t\nu D:</a> C:v D:<b/> C:w D:<c y="2"/> C:x D:</r>
#> listen 3 S:r S:a C:t C:\n C:u E:a C:v S:b C:w D:<c y="2"/> C:x D:</r>
#> buffered S:r S:a C:t\nu E:a C:v S:b C:w D:<c y="2"/> C:x D:</r>
#> take_text 1 S:r S:a O:t O:\n O:u E:a O:v S:b E:b O:w S:c E:c O:x E:r
#> buffered S:r S:a O:t\nu E:a O:v S:b E:b O:w S:c E:c O:x E:r
#> take_text 2 S:r S:a O:t O:\n O:u E:a O:v S:b E:b O:w S:c E:c O:x E:r
#> buffered S:r S:a O:t\nu E:a O:v S:b E:b O:w S:c E:c O:x E:r
#> take_text 3 S:r S:a C:t C:\n C:u E:a C:v S:b E:b O:w S:c E:c O:x E:r
#> buffered S:r S:a C:t\nu E:a C:v S:b E:b O:w S:c E:c O:x E:r
#> fail 1 S:r K:'handler'
#> buffered S:r K:'handler'
#> fail 2 S:r S:a K:'handler'
#> buffered S:r S:a K:'handler'
#> fail 3 S:r S:a C:t C:\n C:u E:a C:v S:b K:'handler'
#> buffered S:r S:a C:t\nu E:a C:v S:b K:'handler'
#> parse_another 1 S:r S:i C:in E:i S:a C:t C:\n C:u E:a C:v S:b E:b C:w S:c E:c C:x E:r
#> buffered S:r S:i C:in E:i S:a C:t\nu E:a C:v S:b E:b C:w S:c E:c C:x E:r
#> parse_another 2 S:r S:a S:i C:in E:i C:t C:\n C:u E:a C:v S:b E:b C:w S:c E:c C:x E:r
#> buffered S:r S:a S:i C:in E:i C:t\nu E:a C:v S:b E:b C:w S:c E:c C:x E:r
#> parse_another 3 S:r S:a C:t C:\n C:u E:a C:v S:b S:i C:in E:i E:b C:w S:c E:c C:x E:r
#> buffered S:r S:a C:t\nu E:a C:v S:b S:i C:in E:i E:b C:w S:c E:c C:x E:r
#> set_all 1 S:r S:a C:t\nu E:a C:v S:b E:b C:w S:c E:c C:x E:r
#> buffered S:r S:a C:t\nu E:a C:v S:b E:b C:w S:c E:c C:x E:r
#> set_all 2 S:r S:a C:t\nu E:a C:v S:b E:b C:w S:c E:c C:x E:r
#> buffered S:r S:a C:t\nu E:a C:v S:b E:b C:w S:c E:c C:x E:r
#> set_all 3 S:r S:a C:t C:\n C:u E:a C:v S:b E:b C:w S:c E:c C:x E:r
#> buffered S:r S:a C:t\nu E:a C:v S:b E:b C:w S:c E:c C:x E:r
#> collect 1 S:r S:a C:t C:\n C:u E:a C:v S:b E:b C:w S:c E:c C:x E:r
#> buffered S:r S:a C:t\nu E:a C:v S:b E:b C:w S:c E:c C:x E:r
#> collect 2 S:r S:a C:t C:\n C:u E:a C:v S:b E:b C:w S:c E:c C:x E:r
#> buffered S:r S:a C:t\nu E:a C:v S:b E:b C:w S:c E:c C:x E:r
#> collect 3 S:r S:a C:t C:\n C:u E:a C:v S:b E:b C:w S:c E:c C:x E:r
#> buffered S:r S:a C:t\nu E:a C:v S:b E:b C:w S:c E:c C:x E:r
#> ['a']
#> ['a', 'b', 'r'] {'r': {}, 'a': {'k': '1'}, 'b': {'k': '2'}} ['x', '\n', 'y']
#> [('new',), ('r', {}), ('a', {'k': '1'}), ('called', 'a'), ('called', 'r')]
#> TypeError ['StartElement', 'StartElement']
#> TypeError ['StartElement', 'StartElement']
#> TypeError ['StartElement', 'StartElement']
#> ['r', 'item', 'item'] True True
#> ['r', 'other', 'other']
#> [{}, {'k': '1'}, {'k': '1'}]
#> [('StartElement', 'r', {}, 1, 0, 0)] ('no element found: line 1, column 0', 3, 1, 0) 3002
#> [[1, 0], [70000, 1], [70000], [1], [70000], [1]]
#> 4001 t ('EndElement', 'd')
