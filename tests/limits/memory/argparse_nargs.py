# An argument that wants more values than there can be: its usage is a text of that many names.
# option: --policy standard
# expect: memory_error
import argparse

argparse.ArgumentParser().add_argument("--x", nargs=10 ** 9)
