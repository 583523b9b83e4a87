# A finder of the guest in sys.meta_path is never asked.
# option: --allow-import=sys
# expect-strict: ImportError: | ModuleNotFoundError: 
# expect-standard: ImportError: | ModuleNotFoundError: 
import sys


class Finder:
    def find_spec(self, *arguments):
        print("ESCAPED")


sys.meta_path = [Finder()]
import nothing_of_that_name
