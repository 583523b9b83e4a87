# Other functions of sys that return frames of the process do not exist either.
# option: --allow-import=sys
# expect-strict: contained
# expect-standard: contained
import sys

names = ("_getframe", "_current_frames", "_current_exceptions", "addaudithook",
         "call_tracing", "_xoptions", "_base_executable", "path_importer_cache", "meta_path",
         "path_hooks", "dlopenflags", "setdlopenflags", "breakpointhook", "_debugmallocstats", "getrefcount",
         "_clear_type_cache", "_framework", "displayhook_", "activate_stack_trampoline", "remote_exec")
found = any(hasattr(sys, n) for n in names) or sys.executable is not None
for hook in (sys.settrace, sys.setprofile):
    try:
        hook(lambda *arguments: None)
        found = True
    except RuntimeError:
        hook(None)
print("ESCAPED" if found else "contained")
