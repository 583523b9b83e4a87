# An argument with an impossible number of values: its usage text has that many names.
# option: --policy standard
# expect: memory_error
import argparse

argparse.ArgumentParser().add_argument("--x", nargs=10 ** 9)
