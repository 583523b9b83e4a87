# os.path for CPython's own tests: paths as text. Nothing exists.
curdir, pardir, sep, extsep = ".", "..", "/", "."
altsep = None
pathsep = ":"


def _slash(p):
    return b"/" if isinstance(p, bytes) else "/"


def split(p):
    slash = _slash(p)
    i = p.rfind(slash) + 1
    head, tail = p[:i], p[i:]
    if head and head != slash * len(head):
        head = head.rstrip(slash)
    return head, tail


def dirname(p):
    return split(p)[0]


def basename(p):
    return split(p)[1]


def join(a, *parts):
    slash = _slash(a)
    for part in parts:
        if part.startswith(slash):
            a = part
        elif not a or a.endswith(slash):
            a += part
        else:
            a += slash + part
    return a


def splitext(p):
    head, tail = split(p)
    dot = b"." if isinstance(p, bytes) else "."
    stem = tail.lstrip(dot)
    i = stem.rfind(dot)
    if i < 0:
        return p, p[:0]
    return p[:len(p) - len(stem) + i], stem[i:]


def isabs(p):
    return p.startswith(_slash(p))


def normpath(p):
    slash = _slash(p)
    parts = []
    for part in p.split(slash):
        if part in ("", ".", b"", b"."):
            continue
        if part in ("..", b"..") and parts and parts[-1] != part:
            parts.pop()
        else:
            parts.append(part)
    return (slash if isabs(p) else p[:0]) + slash.join(parts) or slash[:0] + p[:0] or "."


def abspath(p):
    return normpath(join(_slash(p), p))


realpath = abspath


def normcase(p):
    return p


def exists(p):
    return False


isfile = isdir = islink = lexists = ismount = exists


def expanduser(p):
    return p


def commonprefix(items):
    if not items:
        return ""
    low, high = min(items), max(items)
    for i, c in enumerate(low):
        if c != high[i]:
            return low[:i]
    return low
