# base64: whole files and lines; the encodings themselves are native (base64.cpp, base85.cpp).
"""Bytes as ASCII text in base 64, 32, 16 and 85 (RFC 4648, Ascii85, Z85)."""

import binascii
import struct

__all__ = ["encode", "decode", "encodebytes", "decodebytes", "b64encode", "b64decode", "b32encode",
           "b32decode", "b32hexencode", "b32hexdecode", "b16encode", "b16decode", "b85encode",
           "b85decode", "a85encode", "a85decode", "z85encode", "z85decode", "standard_b64encode",
           "standard_b64decode", "urlsafe_b64encode", "urlsafe_b64decode"]

MAXLINESIZE = 76  # characters
MAXBINSIZE = 57  # the bytes of such a line
bytes_types = (bytes, bytearray)
_Error = binascii.Error  # loads binascii: the natives raise its exception

# Programs read these names, although they are private.
_b32alphabet = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
_b32hexalphabet = b"0123456789ABCDEFGHIJKLMNOPQRSTUV"
_b85alphabet = (b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                b"!#$%&()*+-;<=>?@^_`{|}~")
_z85alphabet = (b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                b".-:+=^!/*?&<>()[]{}@%$#")
_A85START = b"<~"
_A85END = b"~>"
_urlsafe_encode_translation = bytes.maketrans(b"+/", b"-_")
_urlsafe_decode_translation = bytes.maketrans(b"-_", b"+/")


# --- files

def _pieces(file):
    # A pipe may return less than it was asked for; only the last piece may be short.
    piece = file.read(MAXBINSIZE)
    while piece:
        rest = len(piece) < MAXBINSIZE and file.read(MAXBINSIZE - len(piece))
        if rest:
            piece += rest
        else:
            yield piece
            piece = file.read(MAXBINSIZE)


def encode(input, output):
    """Writes what the binary file input contains to output, as lines of base64."""
    for piece in _pieces(input):
        output.write(binascii.b2a_base64(piece))


def decode(input, output):
    """Writes the bytes that the lines of base64 in input stand for to output."""
    while line := input.readline():
        output.write(binascii.a2b_base64(line))


# --- lines

def _check_bytes(data):
    kind = type(data).__name__
    try:
        view = memoryview(data)
    except TypeError as error:
        raise TypeError(f"expected bytes-like object, not {kind}") from error
    if view.format not in {"B", "b", "c"}:
        raise TypeError(f"expected single byte elements, not {view.format!r} from {kind}")
    if view.ndim != 1:
        raise TypeError(f"expected 1-D data, not {view.ndim}-D data from {kind}")


def encodebytes(s):
    """Returns lines of base64 for a bytes-like object, each with a newline."""
    _check_bytes(s)
    lines = (s[start:start + MAXBINSIZE] for start in range(0, len(s), MAXBINSIZE))
    return b"".join(map(binascii.b2a_base64, lines))


def decodebytes(s):
    """Returns the bytes for a bytes-like object that contains lines of base64."""
    _check_bytes(s)
    return binascii.a2b_base64(s)


# --- the command line

_USAGE = """\
usage: {} [-h|-d|-e|-u] [file|-]
        -h: print this help message and exit
        -d, -u: decode
        -e: encode (default)"""


def main():
    """Converts a file or the standard input to the standard output."""
    import getopt
    import sys
    usage = _USAGE.format(sys.argv[0])
    try:
        options, files = getopt.getopt(sys.argv[1:], "deuh")
    except getopt.GetoptError as problem:
        print(problem, usage, sep="\n", file=sys.stderr)
        sys.exit(2)
    letters = [option[1] for option, _ in options]
    if "h" in letters:
        print(usage)
        return
    convert = decode if letters and letters[-1] in "du" else encode
    name = files[0] if files else "-"
    if name == "-":
        convert(sys.stdin.buffer, sys.stdout.buffer)
        return
    with open(name, "rb") as source:
        convert(source, sys.stdout.buffer)


if __name__ == "__main__":
    main()
