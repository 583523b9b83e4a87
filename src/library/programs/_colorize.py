# _colorize: the colours in which argparse, doctest and unittest print on a terminal.
#
# A run has no terminal, but a program or its host may ask for colours in the environment. CPython's text of this
# module reads the namespace of a class, which programs may not do under every policy.
"""Colours of text, as codes for terminals."""

import os
import sys

# Whether anything is coloured without being asked for.
COLORIZE = True

# The names of colours, in the order of their codes, and the prefixes of names, with what the code then begins with.
_NAMES = "BLACK RED GREEN YELLOW BLUE MAGENTA CYAN WHITE".split()
_KINDS = "=3 BOLD_=1;3 INTENSE_=9 BACKGROUND_=4 INTENSE_BACKGROUND_=10".split()

_codes = {"RESET": "\x1b[0m", "BOLD": "\x1b[1m", "GREY": "\x1b[90m"}
for _kind in _KINDS:
    _prefix, _, _start = _kind.partition("=")
    for _digit, _name in enumerate(_NAMES):
        _codes[_prefix + _name] = f"\x1b[{_start}{_digit}m"

ANSIColors = type("ANSIColors", (), _codes)


class _Colors:
    """An object with one attribute for each colour, or for each part of a text that has a colour."""

    def __init__(self, colors):
        for name, code in colors.items():
            setattr(self, name, code)


# The parts of texts and their colours.
_ARGPARSE = """
    usage=BOLD_BLUE prog=BOLD_MAGENTA prog_extra=MAGENTA heading=BOLD_BLUE summary_long_option=CYAN
    summary_short_option=GREEN summary_label=YELLOW summary_action=GREEN long_option=BOLD_CYAN short_option=BOLD_GREEN
    label=BOLD_YELLOW action=BOLD_GREEN reset=RESET"""
_UNITTEST = "passed=GREEN warn=YELLOW fail=RED fail_info=BOLD_RED reset=RESET"


def _section(parts, codes):
    pairs = (part.split("=") for part in parts.split())
    return _Colors({name: codes[color] for name, color in pairs})


def _theme(codes):
    return _Colors({"argparse": _section(_ARGPARSE, codes), "unittest": _section(_UNITTEST, codes)})


_without = dict.fromkeys(_codes, "")
_no_colors = _Colors(_without)
_plain = _theme(_without)
_colored = _theme(_codes)


# --- whether there are colours

# A program may have put anything in the place of its environment.

def _has_settings():
    try:
        return len(os.environ) > 0
    except Exception:
        return False


def _setting(name):
    try:
        return os.environ.get(name)
    except Exception:
        return None


def _is_terminal(file):
    number = getattr(file, "fileno", None)
    if number is None:
        return False
    try:
        return os.isatty(number())
    except OSError:
        is_terminal = getattr(file, "isatty", None)
        return is_terminal is not None and is_terminal()


def can_colorize(*, file=None):
    """Returns whether text for the file, by default sys.stdout, should have colours."""
    if _has_settings():
        choice = _setting("PYTHON_COLORS")
        if choice in ("0", "1"):
            return choice == "1"
        if _setting("NO_COLOR"):
            return False
        if COLORIZE and _setting("FORCE_COLOR"):
            return True
        if _setting("TERM") == "dumb":
            return False
    return COLORIZE and _is_terminal(sys.stdout if file is None else file)


# --- the colours

def get_colors(colorize=False, *, file=None):
    """Returns an object with the codes of all colours, which are empty where there are none."""
    return ANSIColors() if colorize or can_colorize(file=file) else _no_colors


def get_theme(*, tty_file=None, force_color=False, force_no_color=False):
    """Returns an object with the colours of argparse and unittest, which are empty where there are none."""
    if not force_color and (force_no_color or not can_colorize(file=tty_file)):
        return _plain
    return _colored


def decolor(text):
    """Returns the text without codes of colours."""
    if "\x1b" in text:
        for code in _codes.values():
            text = text.replace(code, "")
    return text
