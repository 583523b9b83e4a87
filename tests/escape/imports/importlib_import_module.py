# import_module() asks the policy what the program may import, as an import statement does.
# option: --allow-import=importlib,json
# expect-strict: contained
# expect-standard: contained
import importlib
import importlib.util

reached = []
for name in ("_thread", "_threads", "_descriptors", "_importing", "subprocess", "os", "posix", "builtins.os"):
    try:
        importlib.import_module(name)
        reached.append(name)
    except ImportError:
        pass
    try:
        if importlib.util.find_spec(name) is not None:
            reached.append(name)
    except ImportError:
        pass
print("ESCAPED" if reached or importlib.import_module("json").loads("1") != 1 else "contained", *reached)
