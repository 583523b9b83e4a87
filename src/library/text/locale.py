# locale: a run has only the locale "C", so nothing here depends on the host.
"""Support for locales. There is one, which is called C."""

LC_CTYPE, LC_NUMERIC, LC_TIME, LC_COLLATE, LC_MONETARY, LC_MESSAGES, LC_ALL = range(7)

# In localeconv(): the locale does not say how many.
CHAR_MAX = 127

_CATEGORIES = "LC_CTYPE LC_COLLATE LC_TIME LC_MONETARY LC_NUMERIC LC_ALL LC_MESSAGES"
_FUNCTIONS = ("getlocale getdefaultlocale getpreferredencoding getencoding setlocale normalize localeconv strcoll "
              "strxfrm str atof atoi format_string currency")
__all__ = ["Error", "CHAR_MAX", *_CATEGORIES.split(), *_FUNCTIONS.split()]


class Error(Exception):
    """The locale does not exist."""


# --- which locale

def setlocale(category, locale=None):
    """Selects a locale for a category. Returns its name, which is C."""
    is_category = isinstance(category, int) and category in range(LC_ALL + 1)
    if is_category and locale in (None, "", "C", "POSIX", (None, None)):
        return "C"
    raise Error("unsupported locale setting")


def getlocale(category=LC_CTYPE):
    """Returns the language and the encoding of the locale. C has neither."""
    if category != LC_ALL:
        return None, None
    raise TypeError("category LC_ALL is not supported")


def getdefaultlocale(envvars=()):
    """Returns the same as getlocale()."""
    return None, None


def getpreferredencoding(do_setlocale=True):
    """Returns the encoding of text, which is always UTF-8."""
    return "utf-8"


getencoding = getpreferredencoding


def normalize(localename):
    """Returns the name as it is, because there are no aliases."""
    return localename


# --- text of numbers

_DECIMAL_POINT = "."
_CONVENTIONS = ("int_curr_symbol currency_symbol mon_decimal_point mon_thousands_sep mon_grouping positive_sign "
                "negative_sign int_frac_digits frac_digits p_cs_precedes p_sep_by_space n_cs_precedes n_sep_by_space "
                "p_sign_posn n_sign_posn decimal_point thousands_sep grouping").split()


def localeconv():
    """Returns a new dict of the conventions for numbers and amounts."""
    conventions = {}
    for name in _CONVENTIONS:
        if name == "decimal_point":
            conventions[name] = _DECIMAL_POINT
        elif name.endswith("grouping"):
            conventions[name] = []
        elif name.endswith(("_symbol", "_point", "_sep", "ive_sign")):
            conventions[name] = ""
        else:
            conventions[name] = CHAR_MAX
    return conventions


def localize(string, grouping=False, monetary=False):
    """Returns the text of a number as the locale writes it, which has no decimal point in amounts."""
    if "." not in string or not monetary:
        return string
    return string.replace(".", "")


def delocalize(string):
    """Returns the text of a number as float() reads it."""
    return string.replace(_DECIMAL_POINT, ".")


def str(val):
    """Returns the text of a float with up to twelve digits."""
    return format_string("%.12g", val)


def atof(string, func=float):
    """Reads a float."""
    return func(delocalize(string))


def atoi(string):
    """Reads an int."""
    return atof(string, int)


def currency(val, symbol=True, grouping=False, international=False):
    """Raises an error, because C has no currency."""
    raise ValueError("Currency formatting is not possible using the 'C' locale.")


def format_string(f, val, grouping=False, monetary=False):
    """Formats val with %, and writes its numbers as the locale does."""
    if not monetary:
        return f % val
    import re
    # The format that each conversion has, and the values that it takes.
    values = list(val) if isinstance(val, tuple) else [val]

    def convert(found):
        conversion = found.group()
        if found["key"] is not None:
            text = conversion % val
        elif found["kind"] == "%":
            text = conversion % ()
        else:
            count = 1 + conversion.count("*")
            text = conversion % tuple(values[:count])
            del values[:count]
        return localize(text, grouping, True) if found["kind"] in "eEfFgG" else text

    return re.sub(r"%(?P<key>\(.*?\))?[-#0-9 +*.hlL]*(?P<kind>[eEfFgGdiouxXcrsa%])", convert, f)


# --- order of strings

def strxfrm(string, /):
    """Returns a string that sorts as the locale sorts this one."""
    return string


def strcoll(os1, os2, /):
    """Compares two strings. Returns a negative number, zero or a positive number."""
    if os1 == os2:
        return 0
    return -1 if os1 < os2 else 1
