# The loader and the main program of unittest import only what the guest may import; modules that
# unittest imports for itself are not available to the guest.
# option: --allow-import unittest
# expect-strict: contained
# expect-standard: contained
import unittest

loader = unittest.TestLoader()
for name in ("_typing", "_traceback.text", "os", "subprocess.run", "sys._getframe", "_weakref.ref"):
    before = len(loader.errors)
    try:
        suite = loader.loadTestsFromName(name)
    except Exception:
        continue
    if len(loader.errors) == before:
        print("ESCAPED", name, suite)
try:
    unittest.main("_typing", argv=["x"], exit=False)
    print("ESCAPED main")
except ImportError:
    pass
for path in ("case._traceback", "result._traceback", "loader.builtins.open", "result.traceback._traceback",
             "loader.sys._getframe", "main.builtins.__import__", "async_case.asyncio.events._asyncio", "loader.os",
             "main.os", "main.argparse._os", "case.result._traceback"):
    found = unittest
    for part in path.split("."):
        found = getattr(found, part, None)
    if found is not None:
        print("ESCAPED", path, found)

print("contained")
