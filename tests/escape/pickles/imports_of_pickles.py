# A pickle imports only what the program could import, and finds only what it could reach.
# option: --allow-import pickle,json,io
# expect-strict: contained
# expect-standard: contained
import pickle

reached = []
for module, name in (("os", "system"), ("posix", "open"), ("_thread", "lock"), ("_threads", "go_on"), ("subprocess", "Popen"),
                     ("_descriptors", "read"), ("_importing", "run_again"), ("_io", "open"), ("builtins.os", "x"), ("gc", "get_objects"),
                     ("json", "codecs"), ("sys", "_getframe"), ("pickle", "sys._getframe"), ("json.os", "x")):
    for protocol in (b"", b"\x80\x04"):
        code = protocol + b"c" + module.encode() + b"\n" + name.encode() + b"\n."
        try:
            reached.append((module, name, pickle.loads(code)))
        except (ImportError, AttributeError, pickle.UnpicklingError):
            pass
print("contained" if not reached else "ESCAPED", *reached)
