"""A prompt: python -m hognose.compat.pysandbox.interpreter"""

import argparse
import codeop
import sys

import hognose
from hognose.compat.pysandbox.execfile import add_options, config_of
from hognose.compat.pysandbox.sandbox import _print, _read_line


def read_statement():
    """The next statement, or None at the end of the input. The host's parser only says whether it is complete."""
    lines = []
    while True:
        try:
            lines.append(input(">>> " if not lines else "... "))
        except EOFError:
            return None
        text = "\n".join(lines)
        try:
            if codeop.compile_command(text) is not None:
                return text
        except (SyntaxError, ValueError, OverflowError):
            return text  # the sandbox reports the error; its grammar may be newer


def main():
    parser = argparse.ArgumentParser(prog="python -m hognose.compat.pysandbox.interpreter",
                                     description="A prompt whose statements run in a sandbox.")
    add_options(parser)
    arguments = parser.parse_args()
    config = config_of(parser, arguments, "interpreter")
    session = hognose.Session(**config.options(), stream=_print, stdin=_read_line)
    print(f"Hognose {hognose.__version__}; features: {', '.join(sorted(config.features))}. "
          f"A statement may take {config.timeout:g} s.")
    while (statement := read_statement()) is not None:
        try:
            result = session.run(statement, filename="<stdin>")
        except KeyboardInterrupt:
            print("KeyboardInterrupt: the statement was undone", file=sys.stderr)
            continue
        if not result.ok:
            if result.error_type == "SystemExit":
                break
            sys.stderr.write((result.traceback or f"{result.error}; the statement was undone").rstrip("\n") + "\n")
        elif result.return_value is not None:
            value = result.return_value
            print(value.text if isinstance(value, (hognose.Opaque, hognose.GuestObject)) else repr(value))
    return 0


if __name__ == "__main__":
    sys.exit(main())
