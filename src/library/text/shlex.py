# shlex: splitting of command lines by the rules of the POSIX shell, and quoting for it.
"""Splits text into words as a shell does."""

import re
from collections import deque
from io import StringIO

__all__ = ["shlex", "split", "quote", "join"]

_WORD = "abcdfeghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"
_LATIN = "ßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞ"


class shlex:
    """Yields the tokens of a text or stream."""

    def __init__(self, instream=None, infile=None, posix=False, punctuation_chars=False):
        if isinstance(instream, str):
            instream = StringIO(instream)
        if instream is None:
            raise ValueError("shlex() needs a text or a stream: there is no standard input")
        self.instream = instream
        self.infile = infile
        self.posix = posix
        self.eof = None if posix else ""
        self.commenters = "#"
        self.wordchars = _WORD + _LATIN if posix else _WORD
        self.whitespace = " \t\r\n"
        self.whitespace_split = False
        self.quotes = "'\""
        self.escapedquotes = '"'
        self.escape = "\\"
        self.source = None
        self.lineno = 1
        self.debug = 0
        self.pushback, self.filestack = deque(), deque()
        self.state, self.token = " ", ""
        apart = "();<>|&" if punctuation_chars is True else punctuation_chars or ""
        self._punctuation_chars = apart
        if apart:
            self._pushback_chars = deque()
            self.wordchars = "".join(c for c in self.wordchars + "~-./*?=" if c not in apart)

    @property
    def punctuation_chars(self):
        return self._punctuation_chars

    def push_token(self, tok):
        """Have get_token() give this token next."""
        self.pushback.appendleft(tok)

    def push_source(self, newstream, newfile=None):
        """Read from another stream until it ends."""
        if isinstance(newstream, str):
            newstream = StringIO(newstream)
        self.filestack.appendleft((self.infile, self.instream, self.lineno))
        self.infile = newfile
        self.instream = newstream
        self.lineno = 1

    def pop_source(self):
        """Go back to the stream before."""
        self.instream.close()
        self.infile, self.instream, self.lineno = self.filestack.popleft()
        self.state = " "

    def get_token(self):
        """The next token; eof at the end."""
        if self.pushback:
            return self.pushback.popleft()
        token = self.read_token()
        while token == self.eof and self.filestack:
            self.pop_source()
            token = self.get_token()
        return token

    def _skip_comment(self):
        self.instream.readline()
        self.lineno += 1

    def _next_char(self):
        if self._punctuation_chars and self._pushback_chars:
            return self._pushback_chars.pop()
        return self.instream.read(1)

    def _put_back(self, char):
        # What ends a word begins the next one, or is one.
        if self._punctuation_chars:
            self._pushback_chars.append(char)
        else:
            self.pushback.appendleft(char)

    def read_token(self):
        quoted = False
        escapedstate = " "
        while True:
            may_end = False
            char = self._next_char()
            if char == "\n":
                self.lineno += 1
            if self.state is None:
                self.token = ""
                break
            if self.state == " ":
                if not char:
                    self.state = None
                    break
                if char in self.whitespace:
                    may_end = True
                elif char in self.commenters:
                    self._skip_comment()
                elif self.posix and char in self.escape:
                    escapedstate = "a"
                    self.state = char
                elif char in self.wordchars:
                    self.token = char
                    self.state = "a"
                elif char in self._punctuation_chars:
                    self.token = char
                    self.state = "c"
                elif char in self.quotes:
                    self.token = self.token if self.posix else char
                    self.state = char
                elif self.whitespace_split:
                    self.token = char
                    self.state = "a"
                else:
                    self.token = char
                    may_end = True
            elif self.state in self.quotes:
                if not char:
                    raise ValueError("No closing quotation")
                quoted = True
                is_closed = char == self.state
                if self.posix and is_closed:
                    self.state = "a"
                elif self.posix and char in self.escape and self.state in self.escapedquotes:
                    escapedstate = self.state
                    self.state = char
                else:
                    self.token += char
                    if is_closed:
                        self.state = " "
                        break
            elif self.state in self.escape:
                if not char:
                    raise ValueError("No escaped character")
                # Within quotes only the quote itself and the escape are escaped.
                if escapedstate in self.quotes and char != self.state and char != escapedstate:
                    self.token += self.state
                self.token += char
                self.state = escapedstate
            elif self.state in ("a", "c"):
                if not char:
                    self.state = None
                    break
                if char in self.whitespace:
                    may_end = True
                elif char in self.commenters:
                    self._skip_comment()
                    may_end = self.posix
                elif self.state == "c":
                    if char not in self._punctuation_chars:
                        self._put_back(char)
                        self.state = " "
                        break
                    self.token += char
                elif self.posix and (char in self.quotes or char in self.escape):
                    escapedstate = "a"
                    self.state = char
                elif (char in self.wordchars or char in self.quotes
                      or (self.whitespace_split and char not in self._punctuation_chars)):
                    self.token += char
                else:
                    self._put_back(char)
                    may_end = True
                if may_end:
                    self.state = " "
            if may_end and (self.token or (self.posix and quoted)):
                break
        token, self.token = self.token, ""
        return None if self.posix and not quoted and token == "" else token

    def error_leader(self, infile=None, lineno=None):
        """How a message about the current line begins."""
        if infile is None:
            infile = self.infile
        if lineno is None:
            lineno = self.lineno
        return '"%s", line %d: ' % (infile, lineno)

    def __iter__(self):
        return self

    def __next__(self):
        token = self.get_token()
        if token == self.eof:
            raise StopIteration
        return token


def split(s, comments=False, posix=True):
    """The words of a command line."""
    if s is None:
        raise ValueError("s argument must not be None")
    words = shlex(s, posix=posix)
    words.whitespace_split, words.commenters = True, "#" if comments else ""
    return list(words)


def join(split_command):
    """A command line of these words."""
    return " ".join(quote(arg) for arg in split_command)


_find_unsafe = re.compile(r"[^\w@%+=:,./-]", re.ASCII).search


def quote(s):
    """A word as a shell has to be given it."""
    if not s:
        return "''"
    if not isinstance(s, str):
        raise TypeError(f"expected string object, got {type(s).__name__!r}")
    if _find_unsafe(s) is None:
        return s
    return "'" + s.replace("'", "'\"'\"'") + "'"
