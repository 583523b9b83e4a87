# A finder of the guest in sys.meta_path is never called.
# option: --allow-import=sys
# expect-strict: ImportError: import of 'nothing_of_that_name' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: ModuleNotFoundError: No module named 'nothing_of_that_name'
import sys


class Finder:
    def find_spec(self, *arguments):
        print("ESCAPED")


sys.meta_path = [Finder()]
import nothing_of_that_name
