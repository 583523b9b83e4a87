# argparse: files of arguments, FileType and the width of help.
# option: --policy standard
# cpython: It reads the file, opens the file, and takes the width from the environment or the terminal.
# reason: argparse knows no files, no environment and no terminal. Files are refused with a message, and help is 80 columns wide.
import argparse
import warnings

warnings.simplefilter("ignore")
parser = argparse.ArgumentParser(prog="tool", fromfile_prefix_chars="@", exit_on_error=False)
parser.add_argument("out", type=argparse.FileType("w"))
for line in ("@arguments.txt", "result.txt"):
    try:
        parser.parse_args([line])
    except argparse.ArgumentError as error:
        print(error)

#> can't read 'arguments.txt': there are no files
#> argument out: can't open 'result.txt': there are no files
