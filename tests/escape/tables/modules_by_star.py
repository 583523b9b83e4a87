# --allow-import=* opens each module of the table.
# option: --enable eval --allow-import=*
# expect-strict: contained
# expect-standard: contained
MODULES = """
    __future__ abc annotationlib argparse array ast asyncio asyncio.coroutines asyncio.events
    asyncio.exceptions asyncio.futures asyncio.locks asyncio.mixins asyncio.queues asyncio.runners
    asyncio.taskgroups asyncio.tasks asyncio.timeouts atexit base64 binascii bisect builtins
    calendar cmath codecs collections collections.abc colorsys contextlib contextvars copy copyreg
    csv dataclasses datetime decimal difflib enum fractions functools gc graphlib gzip hashlib heapq
    hmac html html.entities html.parser inspect io ipaddress itertools json json.decoder
    json.encoder json.scanner keyword locale logging math numbers operator pprint queue random re
    reprlib sched secrets shlex statistics string string.templatelib struct sys textwrap time
    tomllib traceback types typing unicodedata unittest unittest.async_case unittest.case
    unittest.loader unittest.main unittest.mock unittest.result unittest.runner unittest.suite unittest.util
    urllib urllib.parse uuid warnings weakref zlib zoneinfo
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
