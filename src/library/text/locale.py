# locale: a run has only the locale "C".
"""Locale support module: the C locale only."""

LC_CTYPE, LC_NUMERIC, LC_TIME, LC_COLLATE, LC_MONETARY, LC_MESSAGES, LC_ALL = range(7)
CHAR_MAX = 127

__all__ = ["getlocale", "getdefaultlocale", "getpreferredencoding", "getencoding", "Error",
           "setlocale", "localeconv", "strcoll", "strxfrm", "str", "atof", "atoi", "format_string",
           "currency", "normalize", "LC_CTYPE", "LC_COLLATE", "LC_MESSAGES", "LC_TIME",
           "LC_MONETARY", "LC_NUMERIC", "LC_ALL", "CHAR_MAX"]


class Error(Exception):
    """What setlocale() raises for any locale but C."""


def setlocale(category, locale=None):
    """The name of the locale: always C."""
    if not isinstance(category, int) or not 0 <= category <= 6:
        raise Error('unsupported locale setting')
    if locale not in (None, '', 'C', 'POSIX', (None, None)):
        raise Error('unsupported locale setting')
    return 'C'


def getlocale(category=LC_CTYPE):
    """Language code and encoding: none and none for the C locale."""
    if category == LC_ALL:
        raise TypeError('category LC_ALL is not supported')
    return None, None


def getdefaultlocale(envvars=()):
    """As getlocale()."""
    return None, None


def getpreferredencoding(do_setlocale=True):
    """The encoding of text: always UTF-8."""
    return 'utf-8'


getencoding = getpreferredencoding


def normalize(localename):
    """The name itself."""
    return localename


def localeconv():
    """How numbers and amounts are written in the C locale."""
    return {'int_curr_symbol': '', 'currency_symbol': '', 'mon_decimal_point': '',
            'mon_thousands_sep': '', 'mon_grouping': [], 'positive_sign': '', 'negative_sign': '',
            'int_frac_digits': CHAR_MAX, 'frac_digits': CHAR_MAX, 'p_cs_precedes': CHAR_MAX,
            'p_sep_by_space': CHAR_MAX, 'n_cs_precedes': CHAR_MAX, 'n_sep_by_space': CHAR_MAX,
            'p_sign_posn': CHAR_MAX, 'n_sign_posn': CHAR_MAX, 'decimal_point': '.',
            'thousands_sep': '', 'grouping': []}


def strcoll(a, b, /):
    """The order of two strings: negative, zero or positive."""
    return (a > b) - (a < b)


def strxfrm(string, /):
    """What orders as the string does: itself."""
    return string


def format_string(f, val, grouping=False, monetary=False):
    """f % val."""
    return f % val


def localize(string, grouping=False, monetary=False):
    """A number as text, with the decimal point of the locale: that of amounts is empty."""
    if '.' not in string:
        return string
    point = localeconv()['mon_decimal_point' if monetary else 'decimal_point']
    return point.join(string.split('.'))


def delocalize(string):
    """A number of the locale as text that float() takes."""
    return string.replace(localeconv()['decimal_point'], '.')


def currency(val, symbol=True, grouping=False, international=False):
    """The C locale has no currency."""
    raise ValueError("Currency formatting is not possible using the 'C' locale.")


def str(val):
    """A float with twelve digits."""
    return '%.12g' % val


def atof(string, func=float):
    """The number that a text stands for."""
    return func(string)


def atoi(string):
    """The int that a text stands for."""
    return int(string)
