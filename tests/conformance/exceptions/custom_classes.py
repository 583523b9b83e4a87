# Custom hierarchies: catching by base, attributes, overriding, exceptions with state and methods.
class AppError(Exception):
    """Base of the application's errors."""
    status = 500

    def __init__(self, message, **details):
        super().__init__(message)
        self.details = details

    def __str__(self):
        text = super().__str__()
        if self.details:
            text += " (" + ", ".join(f"{k}={v}" for k, v in sorted(self.details.items())) + ")"
        return text

    @classmethod
    def wrap(cls, error):
        return cls(f"wrapped {type(error).__name__}: {error}", original=error.args)


class NotFound(AppError):
    status = 404


class Denied(AppError, PermissionError):
    status = 403


class Retry(AppError):
    def __init__(self, after):
        super().__init__("retry", after=after)
        self.after = after

    def __bool__(self):
        return False

    def __eq__(self, other):
        return isinstance(other, Retry) and self.after == other.after

    __hash__ = None


def service(kind):
    if kind == "missing":
        raise NotFound("no page", path="/x", method="GET")
    if kind == "denied":
        raise Denied("stop", user="bob")
    if kind == "retry":
        raise Retry(3)
    if kind == "bug":
        return {}["oops"]
    return kind


for kind in ("fine", "missing", "denied", "retry", "bug"):
    try:
        result = service(kind)
    except NotFound as e:
        result = f"404 {e}"
    except PermissionError as e:
        result = f"permission {e} {e.status} {isinstance(e, AppError)}"
    except AppError as e:
        result = f"app {e.status} {e} {e.details} {bool(e)} {e == Retry(3)}"
    except LookupError as e:
        result = str(AppError.wrap(e))
    print(kind, "->", result)
try:
    try:
        service("bug")
    except KeyError as e:
        raise NotFound("translated") from e
except AppError as e:
    print(repr(e), repr(e.__cause__), e.status)


class Collect(Exception):
    def __init__(self):
        self.errors = []

    def add(self, e):
        self.errors.append(e)
        return self

    def __iter__(self):
        return iter(self.errors)

    def __len__(self):
        return len(self.errors)


c = Collect()
for text in ("1", "x", "2", "y"):
    try:
        int(text)
    except ValueError as e:
        c.add(e)
try:
    if c:
        raise c
except Collect as got:
    print(len(got), [str(e) for e in got], got is c)

#> fine -> fine
#> missing -> 404 no page (method=GET, path=/x)
#> denied -> permission stop (user=bob) 403 True
#> retry -> app 500 retry (after=3) {'after': 3} False True
#> bug -> wrapped KeyError: 'oops' (original=('oops',))
#> NotFound('translated') KeyError('oops') 404
#> 2 ["invalid literal for int() with base 10: 'x'", "invalid literal for int() with base 10: 'y'"] True
