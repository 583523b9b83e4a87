# Each module of the table is open to standard without being named; none to strict.
# option: --enable eval
# expect-strict: SystemError: closed: ['
# expect-standard: contained
MODULES = """
    __future__ _bisect _codecs _elementtree _functools _heapq _io _operator _struct abc annotationlib
    argparse array ast asyncio asyncio.coroutines asyncio.events asyncio.exceptions
    asyncio.futures asyncio.locks asyncio.mixins asyncio.queues asyncio.runners
    asyncio.taskgroups asyncio.tasks asyncio.timeouts atexit base64 binascii bisect builtins
    calendar cmath cmd codecs collections collections.abc colorsys compression compression.gzip
    compression.zlib concurrent concurrent.futures configparser contextlib contextvars copy
    copyreg csv dataclasses datetime decimal difflib doctest email email._encoded_words
    email._header_value_parser email._policybase email.base64mime email.charset
    email.contentmanager email.encoders email.errors email.feedparser email.generator
    email.header email.headerregistry email.iterators email.message email.mime
    email.mime.application email.mime.audio email.mime.base email.mime.image email.mime.message
    email.mime.multipart email.mime.nonmultipart email.mime.text email.parser email.policy
    email.quoprimime email.utils enum errno fnmatch fractions functools gc getopt getpass
    gettext graphlib gzip hashlib heapq hmac html html.entities html.parser http http.cookies
    importlib importlib.machinery importlib.resources importlib.resources.abc
    importlib.resources.readers importlib.util inspect io ipaddress itertools json json.decoder
    json.encoder json.scanner keyword linecache locale logging logging.config logging.handlers
    math mimetypes ntpath numbers operator optparse pickle pickletools platform plistlib pprint
    pyexpat queue quopri random re reprlib sched secrets shlex stat statistics string
    string.templatelib stringprep struct sys textwrap threading time timeit token tokenize
    tomllib traceback types typing unicodedata unittest unittest.async_case unittest.case
    unittest.loader unittest.main unittest.mock unittest.result unittest.runner unittest.signals
    unittest.suite unittest.util urllib urllib.parse uuid warnings weakref xml xml.dom
    xml.dom.expatbuilder xml.dom.minicompat xml.dom.minidom xml.dom.pulldom xml.etree
    xml.etree.ElementInclude xml.etree.ElementPath xml.etree.ElementTree xml.parsers
    xml.parsers.expat xml.sax xml.sax.expatreader xml.sax.handler xml.sax.saxutils
    xml.sax.xmlreader zlib zoneinfo
""".split()
opened = []
for name in MODULES:
    try:
        exec("import " + name)
        opened.append(name)
    except ImportError as error:
        if "is not allowed by the policy" not in str(error):
            raise
closed = [name for name in MODULES if name not in opened]
if closed:
    raise SystemError(f"closed: {closed}")
print("contained")
