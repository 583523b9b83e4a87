# Modules that no policy opens: private parts of the library, and whatever has authority in CPython.
# option: --enable eval --allow-import=*
# expect-strict: contained
# expect-standard: contained
MODULES = """
    _abc _asyncio _threads _importing _context _tokenize _compat_pickle _weakrefset _colorize
    _descriptors compression._common email._parseaddr xml.dom.domreg zipfile._path _no_network _io_standard _io_files
    _dataclasses _hash _help _json _markupbase _policy _decimal _contextvars _random _thread
    _traceback _typing _warnings _weakref collections._wrappers tomllib._parser unittest.asserts
    nt subprocess socket ctypes importlib.abc marshal
    multiprocessing signal mmap _imp _frozen_importlib sysconfig site code codeop pdb bdb
    faulthandler tempfile shutil pathlib glob urllib.request http.client ssl select selectors fcntl
    resource pty sqlite3 tracemalloc inspect_ _ctypes _posixsubprocess _socket _testcapi xmlrpc
    _ast _ast_check _ast_unparse _signature unittest.mock_calls
    _difflib unittest.contexts unittest.mock_attributes unittest.mock_patching
    webbrowser runpy zipimport pkgutil _winapi builtins.os
""".split()
opened = []
for name in MODULES:
    try:
        exec("import " + name)
        opened.append(name)
    except ImportError:
        pass
print("ESCAPED " + opened[0] if opened else "contained")
