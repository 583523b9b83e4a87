# The names of arguments are names of attributes: argparse sets them as the program itself would.
# option: --allow-import=argparse
# expect-strict: contained
# expect-standard: contained
import argparse

refused = []
for name in ("__class__", "__dict__"):
    parser = argparse.ArgumentParser(exit_on_error=False)
    parser.add_argument("--x", dest=name)
    for namespace in (print, argparse, int, argparse.ArgumentParser.parse_args):
        try:
            found = parser.parse_args(["--x", "1"], namespace)
            print("ESCAPED", name, namespace, found)
        except (AttributeError, TypeError):
            refused.append(name)
print("contained" if len(refused) == 8 else refused)
