# pyexpat: a parser of XML 1.0 and its namespaces, with the interface of Expat.
#
# Text is parsed as it arrives: _text holds what is not parsed yet, and a token waits until all of it
# is there. Nothing recurses: open elements are a list, and so are the entities within which the
# parser is (_sources). No external entity is ever read; a handler may say what it stands for. Expat's
# limit on amplification ends what grows by entities.
#
# content.cpp reads ordinary content, with the attributes of the parser that parser_fields.h names.
# What it leaves is read here, and so are the same tokens within entities.
#
# Why this file is long: content, attributes and declarations share the state of one parser, and the
# table of errors is part of the interface.
"""Python wrapper for Expat parser."""

import codecs
import re
from types import ModuleType as _ModuleType

__all__ = ["ParserCreate", "ErrorString", "ExpatError", "error", "XMLParserType", "EXPAT_VERSION",
           "version_info", "native_encoding", "features", "errors", "model",
           "XML_PARAM_ENTITY_PARSING_NEVER", "XML_PARAM_ENTITY_PARSING_UNLESS_STANDALONE",
           "XML_PARAM_ENTITY_PARSING_ALWAYS"]

version_info = (2, 7, 3)
EXPAT_VERSION = "expat_2.7.3"
native_encoding = "UTF-8"
features = [("sizeof(XML_Char)", 1), ("sizeof(XML_LChar)", 1), ("XML_DTD", 0), ("XML_NS", 0)]

XML_PARAM_ENTITY_PARSING_NEVER = 0
XML_PARAM_ENTITY_PARSING_UNLESS_STANDALONE = 1
XML_PARAM_ENTITY_PARSING_ALWAYS = 2

# --- errors

_ERRORS = """
1 NO_MEMORY out of memory
2 SYNTAX syntax error
3 NO_ELEMENTS no element found
4 INVALID_TOKEN not well-formed (invalid token)
5 UNCLOSED_TOKEN unclosed token
6 PARTIAL_CHAR partial character
7 TAG_MISMATCH mismatched tag
8 DUPLICATE_ATTRIBUTE duplicate attribute
9 JUNK_AFTER_DOC_ELEMENT junk after document element
10 PARAM_ENTITY_REF illegal parameter entity reference
11 UNDEFINED_ENTITY undefined entity
12 RECURSIVE_ENTITY_REF recursive entity reference
13 ASYNC_ENTITY asynchronous entity
14 BAD_CHAR_REF reference to invalid character number
15 BINARY_ENTITY_REF reference to binary entity
16 ATTRIBUTE_EXTERNAL_ENTITY_REF reference to external entity in attribute
17 MISPLACED_XML_PI XML or text declaration not at start of entity
18 UNKNOWN_ENCODING unknown encoding
19 INCORRECT_ENCODING encoding specified in XML declaration is incorrect
20 UNCLOSED_CDATA_SECTION unclosed CDATA section
21 EXTERNAL_ENTITY_HANDLING error in processing external entity reference
22 NOT_STANDALONE document is not standalone
23 UNEXPECTED_STATE unexpected parser state - please send a bug report
24 ENTITY_DECLARED_IN_PE entity declared in parameter entity
25 FEATURE_REQUIRES_XML_DTD requested feature requires XML_DTD support in Expat
26 CANT_CHANGE_FEATURE_ONCE_PARSING cannot change setting once parsing has begun
27 UNBOUND_PREFIX unbound prefix
28 UNDECLARING_PREFIX must not undeclare prefix
29 INCOMPLETE_PE incomplete markup in parameter entity
30 XML_DECL XML declaration not well-formed
31 TEXT_DECL text declaration not well-formed
32 PUBLICID illegal character(s) in public id
33 SUSPENDED parser suspended
34 NOT_SUSPENDED parser not suspended
35 ABORTED parsing aborted
36 FINISHED parsing finished
37 SUSPEND_PE cannot suspend in external parameter entity
38 RESERVED_PREFIX_XML reserved prefix (xml) must not be undeclared or bound to another namespace name
39 RESERVED_PREFIX_XMLNS reserved prefix (xmlns) must not be declared or undeclared
40 RESERVED_NAMESPACE_URI prefix must not be bound to one of the reserved namespace names
41 INVALID_ARGUMENT invalid argument
42 NO_BUFFER a successful prior call to function XML_GetBuffer was required
43 AMPLIFICATION_LIMIT_BREACH limit on input amplification factor (from DTD and entities) breached
44 NOT_STARTED parser not started
"""

errors = _ModuleType("pyexpat.errors", "Constants used to describe error conditions.")
errors.codes = {}
errors.messages = {}
for _line in _ERRORS.split("\n")[1:-1]:
    _number, _name, _message = _line.split(" ", 2)
    setattr(errors, "XML_ERROR_" + _name, _message)
    errors.codes[_message] = int(_number)
    errors.messages[int(_number)] = _message
del _line, _number, _name, _message

model = _ModuleType("pyexpat.model", "Constants used to interpret content model information.")
for _number, _name in enumerate(("EMPTY", "ANY", "MIXED", "NAME", "CHOICE", "SEQ"), 1):
    setattr(model, "XML_CTYPE_" + _name, _number)
for _number, _name in enumerate(("NONE", "OPT", "REP", "PLUS")):
    setattr(model, "XML_CQUANT_" + _name, _number)
del _number, _name


class ExpatError(Exception):
    """The text is not well-formed."""

    __module__ = "xml.parsers.expat"


error = ExpatError


def ErrorString(code, /):
    """Return the description of an error, or None."""
    return errors.messages.get(code)


# --- tokens

_START = (":A-Z_a-z\xc0-\xd6\xd8-\xf6\xf8-\u02ff\u0370-\u037d\u037f-\u1fff\u200c-\u200d\u2070-\u218f"
          "\u2c00-\u2fef\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd")
_NAME = f"[{_START}][-.0-9\xb7\u0300-\u036f\u203f-\u2040{_START}]*"
_BAD = "\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff"

_find_name = re.compile(_NAME).match
_find_nmtoken = re.compile(f"[-.0-9\xb7\u0300-\u036f\u203f-\u2040{_START}]+").match
_find_space = re.compile("[ \t\n]+").match
_find_text = re.compile(f"[^<&\\]{_BAD}]+").match
_find_bad = re.compile(f"[{_BAD}]").search
_find_tag = re.compile(f"<({_NAME})((?:[ \t\n]+{_NAME}[ \t\n]*=[ \t\n]*(?:\"[^<\"]*\"|'[^<']*'))*)"
                       "[ \t\n]*(/?)>").match
_find_attributes = re.compile(f"[ \t\n]+({_NAME})[ \t\n]*=[ \t\n]*(?:\"([^<\"]*)\"|'([^<']*)')").finditer
_find_attribute_end = re.compile("[ \t\n]*=[ \t\n]*").match
_find_end_tag = re.compile(f"</({_NAME})[ \t\n]*>").match
_find_reference = re.compile(f"&(?:#([0-9]+)|#x([0-9a-fA-F]+)|({_NAME}));").match
_find_instruction = re.compile(f"<\\?({_NAME})(?:[ \t\n]+(.*?))?\\?>", re.DOTALL).match
_find_in_value = re.compile("[&\t\n]").search
_find_declaration = re.compile(
    "<\\?xml(?:[ \t\n]+version[ \t\n]*=[ \t\n]*(?:\"([-a-zA-Z0-9_.:]+)\"|'([-a-zA-Z0-9_.:]+)'))"
    "(?:[ \t\n]+encoding[ \t\n]*=[ \t\n]*(?:\"([A-Za-z][-A-Za-z0-9._]*)\"|'([A-Za-z][-A-Za-z0-9._]*)'))?"
    "(?:[ \t\n]+standalone[ \t\n]*=[ \t\n]*(?:\"(yes|no)\"|'(yes|no)'))?[ \t\n]*\\?>").match
# What a document type declaration is made of, to find its end.
_find_doctype_parts = re.compile(
    "<!--.*?-->|<\\?.*?\\?>|\"[^\"]*\"|'[^']*'|[\\[\\]<>]", re.DOTALL).finditer
_find_quoted = re.compile("\"([^\"]*)\"|'([^']*)'").match
_find_parameter = re.compile(f"%({_NAME});").match
_find_in_entity = re.compile(f"&#([0-9]+);|&#x([0-9a-fA-F]+);|%({_NAME});|(&{_NAME};)|([&%])").search
_find_model_part = re.compile(f"[ \t\n]*(?:(#PCDATA)|({_NAME})([?*+]?)|([(|,])|\\)([?*+]?))").match
_find_public = re.compile("[-a-zA-Z0-9 \n'()+,./:=?;!*#@$_%]*").fullmatch

# The characters of addresses (RFC 3986).
_IN_ADDRESSES = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~%:/?#[]@!$&'()*+,;=")
_PREDEFINED = {"lt": "<", "gt": ">", "amp": "&", "quot": '"', "apos": "'"}
_XML = "http://www.w3.org/XML/1998/namespace"
_XMLNS = "http://www.w3.org/2000/xmlns/"

_AMPLIFICATION = 100
_AMPLIFICATION_BEGINS = 8 * 1024 * 1024

_WIDE_ENCODINGS = frozenset("""big5 big5hkscs cp932 cp949 cp950 euc_jp euc_kr gb18030 gb2312 gbk hz
    iso2022_jp iso2022_kr johab shift_jis shift_jisx0213 sjis""".split())
_BUILT_IN_ENCODINGS = {"utf-8-sig", "utf-16-le", "utf-16-be",
                       "utf-8", "utf-16", "utf-16le", "utf-16be", "iso-8859-1", "us-ascii", "ascii"}


class _Incomplete(Exception):
    pass


class _Failed(Exception):
    # An error at a place of the current text.
    def __init__(self, code, place):
        self.code = code
        self.place = place


class _Entity:
    __slots__ = ("name", "text", "system", "public", "notation", "is_open", "base")

    def __init__(self, name, text, system=None, public=None, notation=None, base=None):
        self.name = name
        self.text = text
        self.system = system
        self.public = public
        self.notation = notation
        self.base = base
        self.is_open = False


class _Source:
    # Text that replaces an entity reference.
    __slots__ = ("entity", "text", "at", "depth")

    def __init__(self, entity, text, depth):
        self.entity = entity
        self.text = text
        self.at = 0
        self.depth = depth


_HANDLERS = ("StartElementHandler", "EndElementHandler", "ProcessingInstructionHandler",
             "CharacterDataHandler", "UnparsedEntityDeclHandler", "NotationDeclHandler",
             "StartNamespaceDeclHandler", "EndNamespaceDeclHandler", "CommentHandler",
             "StartCdataSectionHandler", "EndCdataSectionHandler", "DefaultHandler",
             "DefaultHandlerExpand", "NotStandaloneHandler", "ExternalEntityRefHandler",
             "StartDoctypeDeclHandler", "EndDoctypeDeclHandler", "EntityDeclHandler",
             "XmlDeclHandler", "ElementDeclHandler", "AttlistDeclHandler", "SkippedEntityHandler")


def ParserCreate(encoding=None, namespace_separator=None, intern=None):
    """Return a new XML parser object."""
    for name, value in (("encoding", encoding), ("namespace_separator", namespace_separator)):
        if value is not None and not isinstance(value, str):
            raise TypeError(f"ParserCreate() argument '{name}' must be str or None, "
                            f"not {type(value).__name__}")
    if namespace_separator is not None and len(namespace_separator) > 1:
        raise ValueError("namespace_separator must be at most one character, omitted, or None")
    if intern is not None and not isinstance(intern, dict):
        raise TypeError("intern must be a dictionary")
    parser = object.__new__(xmlparser)
    parser._begin(encoding, namespace_separator, {} if intern is None else intern)
    return parser


class xmlparser:
    """XML parser"""

    __module__ = "pyexpat"
    __slots__ = (*_HANDLERS, "ErrorCode", "intern", *("""
        _at _base _buffer_size _buffer_text _bytes _column _decoder _defaults _defers _encoding _entities
        _ends_with_return _error_place _event _expanded _failure _fed _has_bad_end _has_doctype
        _has_foreign_subset _has_partial_end _has_unread _is_done _is_parsing _is_standalone _line
        _namespace_prefixes _namespaces _offset _open _ordered_attributes _parameters _pieces _pieces_size
        _reads_parameters _separator _sources _specified_attributes _step _text""").split())

    def __new__(cls, *args, **kwargs):
        raise TypeError("cannot create 'pyexpat.xmlparser' instances")

    def _begin(self, encoding, separator, intern):
        for name in _HANDLERS:
            setattr(self, name, None)
        self.intern = intern
        self._buffer_text = self._ordered_attributes = self._specified_attributes = False
        self._namespace_prefixes = self._has_foreign_subset = False
        self._buffer_size = 8192
        self._separator = separator
        self._encoding = encoding
        self._decoder = None
        self._bytes = b""
        self._text = ""
        self._at = 0
        self._line, self._column, self._offset = 1, 0, 0  # of the start of _text
        self._ends_with_return = False
        self._has_bad_end = self._has_partial_end = False
        self._fed = self._expanded = 0
        self._step = self._in_prolog_start
        self._sources = []
        self._open = []  # (name as written, name, prefixes declared)
        self._namespaces = {"xml": _XML}
        self._pieces = []
        self._pieces_size = 0
        self._entities = {}
        self._parameters = {}
        self._defaults = {}  # of attributes, by the name of the element
        self._has_doctype = self._has_unread = self._is_standalone = False
        self._reads_parameters = 0
        self._base = None
        self._defers = True
        self._is_done = self._is_parsing = False
        self._failure = None
        self._event = 0
        self.ErrorCode = 0
        self._error_place = None

    # --- settings

    def _setting(name):
        return property(lambda self: getattr(self, name), lambda self, value: setattr(self, name, bool(value)))

    buffer_text = _setting("_buffer_text")
    ordered_attributes = _setting("_ordered_attributes")
    specified_attributes = _setting("_specified_attributes")
    namespace_prefixes = _setting("_namespace_prefixes")
    del _setting

    @property
    def buffer_size(self):
        return self._buffer_size

    @buffer_size.setter
    def buffer_size(self, value):
        if not isinstance(value, int):
            raise TypeError("buffer_size must be an integer")
        value = int(value)
        if value <= 0:
            raise ValueError("buffer_size must be greater than zero")
        if value > 0x7FFF_FFFF:
            raise ValueError("buffer_size must not be greater than 2147483647")
        self._flush()
        self._buffer_size = value

    @property
    def buffer_used(self):
        return self._pieces_size

    def SetBase(self, base, /):
        """Remember the address that relative names of the document start from."""
        self._base = base

    def GetBase(self):
        """What SetBase() was given, or None."""
        return self._base

    def GetInputContext(self):
        """The bytes from the current event on, as far as they were fed; None outside of events."""
        return self._text[self._event:].encode() if self._is_parsing else None

    def SetParamEntityParsing(self, flag, /):
        """Choose when parameter entities are read: an XML_PARAM_ENTITY_PARSING_ constant."""
        self._reads_parameters = flag
        return 1

    def UseForeignDTD(self, flag=True, /):
        """Ask ExternalEntityRefHandler for a document type even if the document names none."""
        if self._fed:
            raise self._error(26, self._at)
        self._has_foreign_subset = bool(flag)

    def SetReparseDeferralEnabled(self, enabled, /):
        """Remembered only: a token is parsed as soon as all of it is there."""
        self._defers = bool(enabled)

    def GetReparseDeferralEnabled(self):
        """What SetReparseDeferralEnabled() was given."""
        return self._defers

    def ExternalEntityParserCreate(self, context, encoding=None, /):
        """A parser for the text of an external entity, with the handlers and the entities of this one."""
        other = object.__new__(xmlparser)
        other._begin(encoding, self._separator, self.intern)
        for name in _HANDLERS:
            setattr(other, name, getattr(self, name))
        for name in ("_buffer_text", "_ordered_attributes", "_specified_attributes",
                     "_namespace_prefixes", "_entities", "_parameters", "_defaults", "_base",
                     "_has_doctype", "_has_unread", "_fed", "_expanded"):
            setattr(other, name, getattr(self, name))
        other._namespaces = dict(self._namespaces)
        other._step = other._in_entity
        return other

    # --- places

    def _place_of(self, at):
        before = self._text[:at]
        lines = before.count("\n")
        if lines:
            return self._line + lines, at - before.rindex("\n") - 1
        return self._line, self._column + at

    def _current(self):
        return self._error_place or self._place_of(self._event)

    CurrentLineNumber = ErrorLineNumber = property(lambda self: self._current()[0])
    CurrentColumnNumber = ErrorColumnNumber = property(lambda self: self._current()[1])

    @property
    def CurrentByteIndex(self):
        return self._offset + len(self._text[:self._event].encode("utf-8", "surrogatepass"))

    ErrorByteIndex = CurrentByteIndex

    def _error(self, code, at):
        # Within an entity the place is that of the reference.
        self._event = at
        line, column = self._error_place = self._place_of(at)
        self.ErrorCode = code
        failure = ExpatError(f"{errors.messages[code]}: line {line}, column {column}")
        failure.code = code
        failure.lineno = line
        failure.offset = column
        return failure

    # --- feeding

    def Parse(self, data, isfinal=False, /):
        """Read the next part of the document, which ends with it if `isfinal` is true."""
        if self._failure is not None:
            raise self._error(*self._failure)
        if self._is_done:
            raise self._error(36, self._at)
        if self._is_parsing:
            raise self._error(23, self._at)
        if isinstance(data, str):
            if not data.isascii():
                data.encode()  # surrogates are an error
            if self._decoder is None:
                self._decoder = str
            self._add(data if self._decoder is str else self._decode(data.encode(), False))
            self._fed += len(data)
        else:
            data = bytes(memoryview(data))
            self._fed += len(data)
            self._add(self._decode(data, isfinal))
        if isfinal and self._ends_with_return:
            self._ends_with_return = False
            self._text += "\n"
        self._is_parsing = True
        try:
            self._run(isfinal)
        except _Failed as failed:
            self._flush()
            self._failure = failed.code, failed.place
            raise self._error(failed.code, failed.place) from None
        except ExpatError:
            raise
        except BaseException:
            self._failure = 35, self._event
            raise
        finally:
            self._is_parsing = False
        self._flush()
        if isfinal:
            self._is_done = True
        self._forget_parsed()
        return 1

    def ParseFile(self, file, /):
        """Parse XML data from file-like object."""
        try:
            read = file.read
        except AttributeError:
            raise TypeError("argument must have 'read' attribute") from None
        while True:
            data = read(2048)
            if not isinstance(data, (str, bytes, bytearray)):
                raise TypeError("read() did not return a bytes object "
                                f"(type={type(data).__name__})")
            self.Parse(data, not data)
            if not data:
                return 1

    def _forget_parsed(self):
        self._line, self._column = self._place_of(self._at)
        self._offset += len(self._text[:self._at].encode("utf-8", "surrogatepass"))
        self._text = self._text[self._at:]
        self._at = self._event = 0

    def _add(self, text):
        # Ends of lines become newlines (XML 1.0, section 2.11).
        if not text:
            return
        if self._ends_with_return:
            text = "\r" + text
            self._ends_with_return = False
        if text.endswith("\r"):
            text = text[:-1]
            self._ends_with_return = True
        if "\r" in text:
            text = text.replace("\r\n", "\n").replace("\r", "\n")
        self._text += text

    def _decode(self, data, is_final):
        if self._has_bad_end:
            return ""
        data = self._bytes + data
        self._bytes = b""
        if self._decoder is str:
            self._decoder = codecs.getincrementaldecoder("utf-8")()
        if self._decoder is None:
            encoding = self._find_encoding(data, is_final)
            if encoding is None:
                self._bytes = data
                return ""
            is_built_in = encoding.lower() in _BUILT_IN_ENCODINGS
            if not is_built_in and encoding.lower().replace("-", "_") in _WIDE_ENCODINGS:
                raise ValueError("multi-byte encodings are not supported")
            try:
                self._decoder = codecs.getincrementaldecoder(encoding)()
            except LookupError:
                raise self._error(18, self._at) from None
            if not is_built_in and self._is_wide(encoding):
                raise ValueError("multi-byte encodings are not supported")
        try:
            return self._decoder.decode(data, is_final)
        except UnicodeDecodeError as reason:
            # The text before it is parsed; the bad bytes are an error when the parser is there.
            self._has_bad_end = True
            bad = reason.object
            if is_final and "unexpected end" in reason.reason:
                self._has_partial_end = True
            return bad[:reason.start].decode(reason.encoding)

    def _is_wide(self, encoding):
        try:
            return len(bytes(range(256)).decode(encoding, "replace")) != 256
        except (LookupError, UnicodeError):
            return True

    def _find_encoding(self, data, is_final):
        if data.startswith(b"\xef\xbb\xbf"):
            return self._encoding or "utf-8-sig"
        if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
            return "utf-16"
        if self._encoding is not None:
            return self._encoding
        if len(data) < 4 and not is_final:
            return None
        if data[:2] == b"<\0":
            return "utf-16-le"
        if data[:2] == b"\0<":
            return "utf-16-be"
        if data.startswith(b"<?xml"):
            end = data.find(b"?>")
            if end < 0 and not is_final:
                return None
            declaration = _find_declaration(
                data[:end + 2].decode("latin-1").replace("\r\n", "\n").replace("\r", "\n"))
            name = declaration and (declaration[3] or declaration[4])
            if name:
                if name.lower().startswith("utf-16"):
                    self._text = declaration[0]
                    raise self._error(19, max(declaration.start(3), declaration.start(4)))
                return name
        return "utf-8"

    # --- events

    def _flush(self):
        pieces = self._pieces
        if pieces:
            self._pieces = []
            self._pieces_size = 0
            if self.CharacterDataHandler is not None:
                self.CharacterDataHandler("".join(pieces))

    def _characters(self, text):
        handler = self.CharacterDataHandler
        if handler is None:
            self._default(text)
        elif self._buffer_text:
            if self._pieces_size + len(text) > self._buffer_size:
                self._flush()
                if len(text) > self._buffer_size:
                    handler(text)
                    return
            self._pieces.append(text)
            self._pieces_size += len(text)
        elif "\n" in text:
            for line in re.findall("\n|[^\n]+", text):
                handler(line)
        else:
            handler(text)

    def _default(self, text):
        handler = self.DefaultHandlerExpand or self.DefaultHandler
        if handler is not None:
            self._flush()
            handler(text)

    def _call(self, name, *arguments):
        # Whether there is such a handler.
        handler = getattr(self, name)
        if handler is None:
            return False
        self._flush()
        handler(*arguments)
        return True

    # --- the loop

    def _run(self, is_final):
        try:
            while True:
                if self._sources:
                    self._in_replacement()
                elif self._at < len(self._text) or self._step == self._in_prolog_start:
                    self._event = self._at
                    if not self._text and not is_final:
                        return
                    self._step(is_final)
                else:
                    break
        except _Incomplete:
            if is_final:
                self._fail(5, self._at)
            return
        if self._has_bad_end:
            self._fail(6 if self._has_partial_end else 4, self._at)
        if is_final:
            self._event = self._at
            if self._bytes or (self._decoder not in (None, str) and self._decoder.getstate()[0]):
                self._fail(6, self._at)
            if self._step == self._in_entity:
                if self._open:
                    self._fail(13, self._at)
            elif self._step != self._in_epilog:
                self._fail(3, self._at)

    def _fail(self, code, at):
        # Within an entity the place is that of the reference.
        raise _Failed(code, self._event if self._sources else at)

    def _need(self, mark, start, is_final):
        # The place of what ends a token, or waits for it.
        end = self._text.find(mark, start)
        if end < 0:
            self._check(self._text[start:], start)
            raise _Incomplete
        return end

    def _check(self, text, at):
        bad = _find_bad(text)
        if bad is not None:
            self._fail(4, at + bad.start())

    def _in_prolog_start(self, is_final):
        text = self._text
        if len(text) < 6 and "<?xml ".startswith(text) and not is_final:
            raise _Incomplete
        if text.startswith("<?xml") and text[5:6] in (" ", "\t", "\n"):
            end = self._need("?>", 0, is_final) + 2
            found = _find_declaration(text)
            if found is None:
                self._fail(30, 0)
            version, encoding = found[1] or found[2], found[3] or found[4]
            standalone = {"yes": 1, "no": 0, None: -1}[found[5] or found[6]]
            self._is_standalone = standalone == 1
            if not self._call("XmlDeclHandler", version, encoding, standalone):
                self._default(found[0])
            self._at = end
        self._step = self._in_prolog

    def _in_prolog(self, is_final):
        text, at = self._text, self._at
        if (space := _find_space(text, at)) is not None:
            self._default(space[0])
            self._at = space.end()
        elif text.startswith("<!DOCTYPE", at):
            if self._has_doctype:
                self._fail(2, at)
            self._read_doctype(is_final)
        elif not self._read_misc(is_final):
            if text[at] != "<":
                self._fail(4 if text[at] in "&]" or _find_bad(text[at]) else 2, at)
            if len(text) - at < 9 and "<!DOCTYPE".startswith(text[at:]):
                raise _Incomplete
            if text.startswith("<!", at) or text.startswith("</", at):
                self._fail(4, at + (1 if text[at + 1] == "/" else 2))
            if self._has_foreign_subset and not self._has_doctype:
                self._has_doctype = self._has_unread = True
                self._read_external_subset(None, None)
            self._read_start_tag(text, at, is_final)
            self._step = self._in_content if self._open else self._in_epilog

    def _in_epilog(self, is_final):
        text, at = self._text, self._at
        if (space := _find_space(text, at)) is not None:
            self._default(space[0])
            self._at = space.end()
        elif not self._read_misc(is_final):
            if text[at] == "<" and len(text) - at < 4 and "<!--".startswith(text[at:]):
                raise _Incomplete
            self._fail(4 if text[at] == "&" or _find_bad(text[at]) else 9, at)

    def _read_misc(self, is_final):
        # A comment or a processing instruction.
        text, at = self._text, self._at
        if text.startswith("<?", at):
            self._at = self._read_instruction(text, at, is_final)
        elif text.startswith("<!--", at):
            self._at = self._read_comment(text, at, is_final)
        else:
            if len(text) - at < 4 and ("<!--".startswith(text[at:]) or text[at:] == "<"):
                raise _Incomplete
            return False
        return True

    def _end_of(self, text, mark, start):
        end = text.find(mark, start)
        if end < 0:
            if text is not self._text:
                self._fail(5, self._at)
            self._check(text[start:], start)
            raise _Incomplete
        return end

    def _read_instruction(self, text, at, is_final):
        end = self._end_of(text, "?>", at + 2)
        found = _find_instruction(text, at)
        if found is None or found.end() != end + 2:
            name = _find_name(text, at + 2)
            self._fail(4, at + 2 if name is None else name.end())
        if found[1].lower() == "xml":
            self._fail(17 if found[1] == "xml" else 4, at)
        self._check(found[0], at)
        if not self._call("ProcessingInstructionHandler", found[1], found[2] or ""):
            self._default(found[0])
        return end + 2

    def _read_comment(self, text, at, is_final):
        end = self._end_of(text, "--", at + 4)
        if end + 2 >= len(text) and text is self._text:
            raise _Incomplete
        if text[end + 2:end + 3] != ">":
            self._fail(4, end + 2)
        self._check(text[at:end], at)
        if not self._call("CommentHandler", text[at + 4:end]):
            self._default(text[at:end + 3])
        return end + 3

    # --- content

    def _in_entity(self, is_final):
        # An external entity: its text declaration, then content.
        if self._offset == 0 and self._at == 0 and self._text.startswith("<?xml"):
            self._at = self._need("?>", 0, is_final) + 2
            return
        self._in_content(is_final)
        if self._step == self._in_epilog:
            self._step = self._in_entity

    def _in_content(self, is_final):
        if _read_ordinary_content(self):
            self._at = self._read_content(self._text, self._at, is_final)
        if not self._open and not self._sources and self._step == self._in_content:
            self._step = self._in_epilog

    def _in_replacement(self):
        source = self._sources[-1]
        if source.at < len(source.text):
            source.at = self._read_content(source.text, source.at, True)
            return
        if len(self._open) != source.depth:
            self._fail(13, self._at)
        self._sources.pop()
        source.entity.is_open = False

    def _read_content(self, text, at, is_final):
        # Reads one token and returns the place after it.
        found = _find_text(text, at)
        if found is not None:
            self._characters(found[0])
            return found.end()
        if at >= len(text):
            return at
        character = text[at]
        if character == "<":
            return self._read_markup(text, at, is_final)
        if character == "&":
            return self._read_reference(text, at)
        if character == "]":
            if text.startswith("]]>", at):
                self._fail(4, at + 2)
            if text is self._text and not is_final and "]]>".startswith(text[at:at + 3]):
                raise _Incomplete
            self._characters("]")
            return at + 1
        self._fail(4, at)

    def _read_markup(self, text, at, is_final):
        if text.startswith("</", at):
            return self._read_end_tag(text, at, is_final)
        if text.startswith("<!--", at):
            return self._read_comment(text, at, is_final)
        if text.startswith("<![CDATA[", at):
            return self._read_section(text, at, is_final)
        if text.startswith("<?", at):
            return self._read_instruction(text, at, is_final)
        rest = text[at:at + 9]
        if len(rest) < 9 and rest.startswith("<!"):
            if text is self._text and ("<!--".startswith(rest) or "<![CDATA[".startswith(rest)):
                raise _Incomplete
        if rest.startswith("<!"):
            self._fail(4, at + 2)
        return self._read_start_tag(text, at, is_final)

    def _read_section(self, text, at, is_final):
        end = text.find("]]>", at + 9)
        if end < 0:
            self._check(text[at + 9:], at + 9)
            if text is not self._text or is_final:
                self._fail(20, len(text))
            raise _Incomplete
        body = text[at + 9:end]
        self._check(body, at + 9)
        if not self._call("StartCdataSectionHandler") and self.CharacterDataHandler is None:
            self._default("<![CDATA[")
        if body:
            self._characters(body)
        if not self._call("EndCdataSectionHandler") and self.CharacterDataHandler is None:
            self._default("]]>")
        return end + 3

    def _read_reference(self, text, at):
        found = _find_reference(text, at)
        if found is None:
            if text is self._text and ";" not in text[at:] and len(text) - at < 1000:
                if re.fullmatch(f"&(?:#[0-9]*|#x[0-9a-fA-F]*|(?:{_NAME})?)", text[at:]):
                    raise _Incomplete
            name = _find_name(text, at + 1)
            self._fail(4, at + 1 if name is None else name.end())
        end = found.end()
        name = found[3]
        if name is None:
            self._characters(self._character(found, at))
        elif name in _PREDEFINED:
            self._characters(_PREDEFINED[name])
        else:
            self._open_entity(name, found[0], at)
        return end

    def _character(self, found, at):
        digits = found[1]
        number = int(digits, 10) if digits else int(found[2], 16) if len(found[2]) < 9 else 1 << 30
        if number > 0x10FFFF or number == 0 or _find_bad(chr(number)):
            self._fail(14, at)
        return chr(number)

    def _open_entity(self, name, reference, at):
        entity = self._entities.get(name)
        if entity is None:
            if not self._has_unread or self._is_standalone:
                self._fail(11, at)
            if not self._call("SkippedEntityHandler", name, False):
                self._default(reference)
            return
        if entity.is_open:
            self._fail(12, at)
        if entity.notation is not None:
            self._fail(15, at)
        if entity.text is None:
            handler = self.ExternalEntityRefHandler
            if handler is None:
                self._default(reference)
                return
            self._flush()
            if not handler(name, entity.base, entity.system, entity.public):
                self._fail(21, at)
            return
        if self.DefaultHandler is not None and self.DefaultHandlerExpand is None:
            if not self._call("SkippedEntityHandler", name, False):
                self._default(reference)
            return
        self._grow(len(entity.text), at)
        entity.is_open = True
        self._sources.append(_Source(entity, entity.text, len(self._open)))

    def _grow(self, size, at):
        self._expanded += size
        total = self._fed + self._expanded
        if total > _AMPLIFICATION_BEGINS and total > _AMPLIFICATION * max(self._fed, 1):
            self._fail(43, at)

    # --- tags

    def _read_start_tag(self, text, at, is_final):
        found = _find_tag(text, at)
        if found is None:
            self._explain_tag(text, at, is_final)
        name, inside, is_empty = found.groups()
        attributes = {}
        specified = []
        if inside:
            place = found.start(2)
            for attribute in _find_attributes(inside):
                key, double, single = attribute.groups()
                if key in attributes:
                    self._fail(8, place + attribute.start(1))
                value = double if single is None else single
                if _find_in_value(value) or _find_bad(value):
                    within = place + max(attribute.start(2), attribute.start(3))
                    value = self._attribute_value(value, at, within)
                attributes[key] = value
        for key, kind, value in self._defaults.get(name, ()):
            if key not in attributes:
                if value is not None:
                    specified.append(key)
                    attributes[key] = value
            elif kind != "CDATA":
                attributes[key] = " ".join(attributes[key].split(" ")).strip(" ")
                attributes[key] = re.sub(" +", " ", attributes[key])
        end = found.end()
        full, declared = name, ()
        if self._separator is not None:
            full, attributes, declared = self._resolve(name, attributes, specified, at)
        if self._specified_attributes:
            for key in specified:
                attributes.pop(key, None)
        full = self.intern.setdefault(full, full)
        handler = self.StartElementHandler
        if handler is not None:
            self._flush()
            if self._ordered_attributes:
                handler(full, [part for pair in attributes.items() for part in pair])
            else:
                handler(full, attributes)
        else:
            self._default(found[0])
        if text is self._text:
            self._at = end
        self._open.append((name, full, declared))
        if is_empty:
            if handler is not None and text is self._text:
                self._event = end
            self._close(found[0] if handler is None else None)
        return end

    def _explain_tag(self, text, at, is_final):
        # Finds the first character that cannot continue the tag.
        def fail(place):
            if place >= len(text):
                if text is self._text:
                    raise _Incomplete
                self._fail(5, self._at)
            self._fail(4, place)

        name = _find_name(text, at + 1)
        if name is None:
            fail(at + 1)
        place = name.end()
        while True:
            space = _find_space(text, place)
            place = place if space is None else space.end()
            if text.startswith("/", place):
                fail(place + 1)
            key = None if space is None else _find_name(text, place)
            if key is None:
                fail(place)
            equals = _find_attribute_end(text, key.end())
            if equals is None:
                space = _find_space(text, key.end())
                fail(key.end() if space is None else space.end())
            place = equals.end()
            quote = text[place:place + 1]
            if quote not in ("'", '"') or not quote:
                fail(place)
            end = text.find(quote, place + 1)
            stop = text.find("<", place + 1, end if end >= 0 else len(text))
            if stop >= 0:
                fail(stop)
            if end < 0:
                self._check(text[place:], place)
                fail(len(text))
            place = end + 1

    def _attribute_value(self, value, at, within):
        # Replaces references, and white space by spaces (XML 1.0, section 3.3.3). The tag is at the
        # one place, the value at the other.
        parts = []
        stack = [(value, 0, None)]
        while stack:
            text, place, entity = stack.pop()
            found = _find_in_value(text, place)
            if found is None:
                self._check(text[place:], within + place)
                parts.append(text[place:])
                if entity is not None:
                    entity.is_open = False
                continue
            self._check(text[place:found.start()], within + place)
            parts.append(text[place:found.start()])
            if found[0] != "&":
                parts.append(" ")
                stack.append((text, found.end(), entity))
                continue
            reference = _find_reference(text, found.start())
            if reference is None:
                self._fail(4, within + found.start() + 1)
            stack.append((text, reference.end(), entity))
            name = reference[3]
            if name is None:
                parts.append(self._character(reference, within + found.start()))
            elif name in _PREDEFINED:
                parts.append(_PREDEFINED[name])
            else:
                inner = self._entities.get(name)
                if inner is None:
                    if not self._has_unread or self._is_standalone:
                        self._fail(11, at)
                    continue
                if inner.is_open:
                    self._fail(12, at)
                if inner.notation is not None:
                    self._fail(15, at)
                if inner.text is None:
                    self._fail(16, at)
                if "<" in inner.text:
                    self._fail(4, at)
                self._grow(len(inner.text), at)
                inner.is_open = True
                stack.append((inner.text, 0, inner))
        return "".join(parts)

    def _read_end_tag(self, text, at, is_final):
        found = _find_end_tag(text, at)
        if found is None:
            name = _find_name(text, at + 2)
            place = at + 2 if name is None else name.end()
            space = _find_space(text, place)
            place = place if space is None or name is None else space.end()
            if place >= len(text) and text is self._text:
                raise _Incomplete
            self._fail(4, place)
        depth = self._sources[-1].depth if self._sources else 0
        if len(self._open) <= depth:
            self._fail(13, at)
        if self._open[-1][0] != found[1]:
            self._fail(7, at + 2)
        if text is self._text:
            self._at = found.end()
        self._close(found[0])
        return found.end()

    def _close(self, text):
        _, full, declared = self._open.pop()
        if not self._call("EndElementHandler", full) and text is not None:
            if not text.endswith("/>"):
                self._default(text)
        for prefix, before in reversed(declared):
            self._call("EndNamespaceDeclHandler", prefix or None)
            if before is None:
                del self._namespaces[prefix]
            else:
                self._namespaces[prefix] = before

    # --- namespaces

    def _resolve(self, name, attributes, specified, at):
        declared = []
        plain = {}
        for key, value in attributes.items():
            if key == "xmlns" or key.startswith("xmlns:"):
                prefix = key[6:]
                self._check_namespace(prefix, value, key != "xmlns", at)
                declared.append((prefix, self._namespaces.get(prefix)))
                self._namespaces[prefix] = value
                self._call("StartNamespaceDeclHandler", prefix or None, value or None)
            else:
                plain[key] = value
        resolved = {}
        for key, value in plain.items():
            full = self._expand(key, "", at) if ":" in key else key
            if full in resolved:
                self._fail(8, at)
            if full != key and key in specified:
                specified[specified.index(key)] = full
            resolved[full] = value
        return self._expand(name, self._namespaces.get("", ""), at), resolved, declared

    def _check_namespace(self, prefix, value, is_prefixed, at):
        if is_prefixed and not value:
            self._fail(38 if prefix == "xml" else 28, at)
        if prefix == "xmlns":
            self._fail(39, at)
        if (prefix == "xml") != (value == _XML):
            self._fail(38 if prefix == "xml" else 40, at)
        if value == _XMLNS:
            self._fail(40, at)
        # A name that contains the separator could be taken for another one.
        if self._separator and self._separator in value and self._separator not in _IN_ADDRESSES:
            self._fail(2, at)

    def _expand(self, name, default, at):
        prefix, colon, local = name.partition(":")
        if not colon:
            return f"{default}{self._separator}{name}" if default else name
        space = self._namespaces.get(prefix)
        if not space:
            self._fail(27, at)
        full = f"{space}{self._separator}{local}"
        return f"{full}{self._separator}{prefix}" if self._namespace_prefixes else full

    # --- the document type declaration

    def _read_doctype(self, is_final):
        text, start = self._text, self._at
        within = 0
        for part in _find_doctype_parts(text, start + 9):
            if part[0] == "[":
                within = 1
            elif part[0] == "]":
                within = 0
            elif part[0] == ">" and not within:
                break
        else:
            self._check(text[start:], start)
            if is_final:
                self._fail(3, len(text))
            raise _Incomplete
        end = part.end()
        self._check(text[start:end], start)
        self._has_doctype = True
        declaration = _Declaration(self, text[:end], start + 9)
        declaration.space()
        name = declaration.name()
        system, public = declaration.external(False)
        declaration.skip_space()
        has_subset = declaration.text.startswith("[", declaration.at)
        if not self._call("StartDoctypeDeclHandler", name, system, public, int(has_subset)):
            if self.DefaultHandlerExpand is not None or self.DefaultHandler is not None:
                for token in re.findall("[ \t\n]+|\"[^\"]*\"|'[^']*'|<!DOCTYPE|\\[|[^ \t\n\"'\\[]+",
                                        text[start:declaration.at + has_subset]):
                    self._default(token)
        is_incomplete = system is not None or self._has_foreign_subset
        self._has_unread = self._has_unread or is_incomplete
        if has_subset:
            declaration.at += 1
            declaration.subset()
            declaration.skip_space()
        if declaration.at != end - 1:
            self._fail(4, declaration.at)
        if is_incomplete:
            self._ask_standalone(declaration.at)
            self._read_external_subset(system, public)
        self._at = end
        if not self._call("EndDoctypeDeclHandler"):
            self._default("]>" if has_subset else ">")

    def _ask_standalone(self, at):
        handler = self.NotStandaloneHandler
        if handler is not None and not self._is_standalone:
            self._flush()
            if not handler():
                self._fail(22, at)

    def _read_external_subset(self, system, public):
        # The handler may parse what it knows of it.
        reads = self._reads_parameters
        if reads == 2 or (reads == 1 and not self._is_standalone):
            handler = self.ExternalEntityRefHandler
            if handler is not None:
                self._flush()
                if not handler(None, self._base, system, public):
                    self._fail(21, self._at)


XMLParserType = xmlparser


class _Declaration:
    # Reads a document type declaration, of which all the text is there.

    def __init__(self, parser, text, at):
        self.parser = parser
        self.text = text
        self.at = at
        self.sources = []  # (text, place, entity) around a parameter entity
        self.keeps = True  # whether declarations of entities and attributes count

    def fail(self, code=4):
        self.parser._fail(code, self.at if not self.sources else self.sources[0][1])

    def space(self):
        found = _find_space(self.text, self.at)
        if found is None:
            self.fail()
        self.at = found.end()

    def skip_space(self):
        found = _find_space(self.text, self.at)
        if found is not None:
            self.at = found.end()

    def take(self, word):
        if not self.text.startswith(word, self.at):
            return False
        self.at += len(word)
        return True

    def expect(self, word):
        if not self.take(word):
            self.fail()

    def name(self, find=_find_name):
        found = find(self.text, self.at)
        if found is None:
            self.fail()
        self.at = found.end()
        return found[0]

    def quoted(self):
        found = _find_quoted(self.text, self.at)
        if found is None:
            self.fail()
        self.at = found.end()
        return found[1] if found[2] is None else found[2]

    def external(self, may_lack_system):
        # The system and the public identifier.
        place = self.at
        self.skip_space()
        if self.take("SYSTEM"):
            self.space()
            return self.quoted(), None
        if self.take("PUBLIC"):
            self.space()
            public = self.quoted()
            if _find_public(public) is None:
                self.fail(32)
            public = " ".join(public.split())
            space = _find_space(self.text, self.at)
            quote = self.text[space.end():space.end() + 1] if space is not None else ""
            if quote not in ("'", '"') or not quote:
                if not may_lack_system:
                    self.fail(2)
                return None, public
            self.space()
            return self.quoted(), public
        self.at = place
        return None, None

    def subset(self):
        parser = self.parser
        while True:
            self.skip_space()
            if self.at >= len(self.text) and self.sources:
                self.text, self.at, entity = self.sources.pop()
                entity.is_open = False
            elif self.take("]"):
                return
            elif self.text.startswith("<!--", self.at):
                self.at = parser._read_comment(self.text, self.at, True)
            elif self.text.startswith("<?", self.at):
                self.at = parser._read_instruction(self.text, self.at, True)
            elif self.text.startswith("%", self.at):
                self.parameter()
            elif self.take("<!ENTITY"):
                self.entity()
            elif self.take("<!ATTLIST"):
                self.attributes()
            elif self.take("<!ELEMENT"):
                self.element()
            elif self.take("<!NOTATION"):
                self.notation()
            else:
                self.fail(4 if not self.sources else 29)

    def parameter(self):
        parser = self.parser
        found = _find_parameter(self.text, self.at)
        if found is None:
            self.fail()
        entity = parser._parameters.get(found[1])
        self.at = found.end()
        if not parser._reads_parameters:
            # Declarations after it may depend on what was not read (XML 1.0, section 5.1).
            parser._has_unread = True
            self.keeps = parser._is_standalone
            parser._default(found[0])
            return
        if entity is None or entity.text is None:
            parser._has_unread = True
            if not parser._call("SkippedEntityHandler", found[1], True):
                parser._default(found[0])
            return
        if entity.is_open:
            self.fail(12)
        parser._grow(len(entity.text), self.at)
        entity.is_open = True
        self.sources.append((self.text, self.at, entity))
        self.text, self.at = entity.text, 0

    def end(self):
        self.skip_space()
        self.expect(">")

    def entity(self):
        parser = self.parser
        self.space()
        is_parameter = self.take("%")
        if is_parameter:
            self.space()
        name = self.name()
        self.space()
        table = parser._parameters if is_parameter else parser._entities
        if self.text[self.at:self.at + 1] in ("'", '"'):
            place = self.at
            entity = _Entity(name, self.entity_value(self.quoted(), place))
        else:
            system, public = self.external(False)
            if system is None:
                self.fail()
            entity = _Entity(name, None, system, public, base=parser._base)
            place = self.at
            self.skip_space()
            if self.at > place and not is_parameter and self.take("NDATA"):
                self.space()
                entity.notation = self.name()
        self.end()
        if not self.keeps:
            return
        is_first = name not in table
        if is_first:
            table[name] = entity
        if entity.notation is not None and parser.UnparsedEntityDeclHandler is not None:
            parser._call("UnparsedEntityDeclHandler", name, parser._base, entity.system,
                         entity.public, entity.notation)
        elif is_first:
            parser._call("EntityDeclHandler", name, int(is_parameter), entity.text, parser._base,
                         entity.system, entity.public, entity.notation)

    def entity_value(self, text, place):
        # Replaces character references; references to entities stay.
        parts = []
        start = 0
        while (found := _find_in_entity(text, start)) is not None:
            parts.append(text[start:found.start()])
            if found[4]:
                parts.append(found[4])
            elif found[3]:
                self.fail(10)
            elif found[5]:
                self.fail()
            else:
                parts.append(self.parser._character(found, place))
            start = found.end()
        parts.append(text[start:])
        return "".join(parts)

    def attributes(self):
        parser = self.parser
        self.space()
        element = self.name()
        rows = parser._defaults.setdefault(element, [])
        while True:
            place = self.at
            self.skip_space()
            if self.take(">"):
                return
            if self.at == place:
                self.fail()
            name = self.name()
            self.space()
            kind = self.attribute_kind()
            self.space()
            value, is_required = None, False
            if self.take("#REQUIRED"):
                is_required = True
            elif not self.take("#IMPLIED"):
                if self.take("#FIXED"):
                    is_required = True
                    self.space()
                value = parser._attribute_value(self.quoted(), self.at, self.at)
                if kind != "CDATA":
                    value = re.sub(" +", " ", value).strip(" ")
            if not self.keeps:
                continue
            if all(row[0] != name for row in rows):
                rows.append((name, kind, value))
            parser._call("AttlistDeclHandler", element, name, kind, value, int(is_required))

    def attribute_kind(self):
        if self.take("NOTATION"):
            self.space()
            return "NOTATION" + self.choices(_find_name)
        if self.text.startswith("(", self.at):
            return self.choices(_find_nmtoken)
        word = self.name()
        if word not in ("CDATA", "ID", "IDREF", "IDREFS", "ENTITY", "ENTITIES", "NMTOKEN",
                        "NMTOKENS"):
            self.fail(2)
        return word

    def choices(self, find):
        self.expect("(")
        words = []
        while True:
            self.skip_space()
            words.append(self.name(find))
            self.skip_space()
            if self.take(")"):
                return f"({'|'.join(words)})"
            self.expect("|")

    def element(self):
        self.space()
        name = self.name()
        self.space()
        if self.take("EMPTY"):
            content = (model.XML_CTYPE_EMPTY, 0, None, ())
        elif self.take("ANY"):
            content = (model.XML_CTYPE_ANY, 0, None, ())
        else:
            content = self.model()
        self.end()
        self.parser._call("ElementDeclHandler", name, content)

    def model(self):
        # (type, quantifier, name, children)
        quantifiers = {"": 0, "?": 1, "*": 2, "+": 3}
        open_groups = []
        while True:
            found = _find_model_part(self.text, self.at)
            if found is None:
                self.skip_space()
                self.fail()
            self.at = found.end()
            mixed, name, quantifier, mark, group_quantifier = found.groups()
            if mark == "(":
                open_groups.append([model.XML_CTYPE_SEQ, []])
                continue
            if not open_groups:
                self.fail()
            group = open_groups[-1]
            if mixed:
                group[0] = model.XML_CTYPE_MIXED
            elif name:
                group[1].append((model.XML_CTYPE_NAME, quantifiers[quantifier], name, ()))
            elif mark == "|":
                if group[0] == model.XML_CTYPE_SEQ:
                    group[0] = model.XML_CTYPE_CHOICE
            elif mark != ",":
                kind, children = open_groups.pop()
                made = (kind, quantifiers[group_quantifier], None, tuple(children))
                if not open_groups:
                    return made
                open_groups[-1][1].append(made)

    def notation(self):
        parser = self.parser
        self.space()
        name = self.name()
        system, public = self.external(True)
        if system is None and public is None:
            self.fail()
        self.end()
        parser._call("NotationDeclHandler", name, parser._base, system, public)
