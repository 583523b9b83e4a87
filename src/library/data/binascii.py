# binascii: the exceptions, and the codes of uuencode and quoted-printable; the rest is native.
"""Conversion between binary data and ASCII"""


class Error(ValueError):
    pass


class Incomplete(Exception):
    pass


def _ascii(data):
    if isinstance(data, str):
        if not data.isascii():
            raise ValueError("string argument should contain only ASCII characters")
        return data.encode("ascii")
    try:
        return memoryview(data).tobytes()
    except TypeError:
        raise TypeError("argument should be bytes, buffer or ASCII string, "
                        f"not '{type(data).__name__}'") from None


def _binary(data):
    try:
        return memoryview(data).tobytes()
    except TypeError:
        raise TypeError("a bytes-like object is required, "
                        f"not '{type(data).__name__}'") from None


def b2a_uu(data, /, *, backtick=False):
    """Uuencode line of data."""
    data = _binary(data)
    if len(data) > 45:
        raise Error("At most 45 bytes at once")
    zero = 96 if backtick else 32
    line = bytearray()
    line.append(32 + len(data) if data or not backtick else zero)
    for i in range(0, len(data), 3):
        group = int.from_bytes(data[i:i + 3].ljust(3, b"\0"), "big")
        for shift in (18, 12, 6, 0):
            value = group >> shift & 63
            line.append(32 + value if value else zero)
    line.append(10)
    return bytes(line)


def a2b_uu(data, /):
    """Decode a line of uuencoded data."""
    data = _ascii(data)
    length = (data[0] - 32) & 63 if data else 32
    out = bytearray()
    bits = count = 0
    place = 1
    while len(out) < length:
        byte = data[place] if place < len(data) else 0
        place += 1
        if byte in (10, 13) or place > len(data):
            byte = 0
            value = 0
        else:
            if not 32 <= byte <= 96:
                raise Error("Illegal char")
            value = (byte - 32) & 63
        bits = (bits << 6 | value) & 0xFFFF
        count += 6
        if count >= 8:
            count -= 8
            out.append(bits >> count & 255)
    for byte in data[place:]:
        if byte not in (32, 96, 10, 13):
            raise Error("Trailing garbage")
    return bytes(out)


_HEX = b"0123456789ABCDEF"


def a2b_qp(data, header=False):
    """Decode a string of qp-encoded data."""
    data = _ascii(data)
    out = bytearray()
    i = 0
    count = len(data)
    while i < count:
        byte = data[i]
        if byte == 61:
            i += 1
            if i >= count:
                break
            following = data[i]
            if following in (10, 13):
                # A soft line break goes, with its line end.
                while i < count and data[i] != 10:
                    i += 1
                i += 1
            elif following == 61:
                out.append(61)
                i += 1
            else:
                pair = data[i:i + 2]
                try:
                    out += bytes.fromhex(pair.decode("ascii")) if len(pair.strip()) == 2 else b"="
                    i += 2 if len(pair.strip()) == 2 else 0
                except ValueError:
                    out.append(61)
        elif header and byte == 95:
            out.append(32)
            i += 1
        else:
            out.append(byte)
            i += 1
    return bytes(out)


def b2a_qp(data, quotetabs=False, istext=True, header=False):
    """Encode a string using quoted-printable encoding."""
    data = _binary(data)
    first = data.find(b"\n")
    line_end = b"\r\n" if first > 0 and data[first - 1] == 13 else b"\n"
    out = bytearray()
    width = 0
    i = 0
    count = len(data)
    while i < count:
        byte = data[i]
        at_end = i + 1 == count
        following = data[i + 1] if not at_end else None
        before_line_end = at_end or following == 10 or following == 13
        escape = (byte > 126 or byte == 61 or (header and byte == 95)
                  or (byte == 46 and width == 0 and (at_end or following in (10, 13, 0)))
                  or (not istext and byte in (10, 13))
                  or (byte in (9, 32) and at_end)
                  or (byte < 33 and byte not in (9, 10, 13, 32))
                  or (byte < 33 and byte not in (10, 13)
                      and (quotetabs or (not quotetabs and byte not in (9, 32)))))
        if escape:
            if width + 3 >= 76:
                out += b"=" + line_end
                width = 0
            out += bytes((61, _HEX[byte >> 4], _HEX[byte & 15]))
            width += 3
            i += 1
            continue
        if istext and (byte == 10 or byte == 13 and following == 10):
            if out and out[-1] in (9, 32):
                last = out.pop()
                out += bytes((61, _HEX[last >> 4], _HEX[last & 15]))
            out += line_end
            width = 0
            i += 2 if byte == 13 else 1
            continue
        if not at_end and following != 10 and width + 1 >= 76:
            out += b"=" + line_end
            width = 0
        width += 1
        out.append(95 if header and byte == 32 else byte)
        i += 1
    return bytes(out)
