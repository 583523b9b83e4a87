# A weak proxy forwards names under the policy of the code that reads them: a name that is refused on the
# object itself is refused through the proxy, and by __getattribute__ of the proxy's type.
# option: --allow-import weakref
# expect-strict: contained
# expect-standard: contained
import weakref


class A:
    def f(self):
        pass


def allowed(thing, name):
    try:
        getattr(thing, name)
        return True
    except AttributeError:
        return False


def allowed_by_hand(thing, name):
    try:
        type(thing).__getattribute__(thing, name)
        return True
    except AttributeError:
        return False


wrong = []
for thing, name in ((A, "__subclasses__"), (A, "__mro__"), (A, "__dict__"), (A.f, "__globals__"),
                    (A.f, "__closure__"), (A(), "__reduce_ex__")):
    proxy = weakref.proxy(thing)
    if not allowed(thing, name) and (allowed(proxy, name) or allowed_by_hand(proxy, name)):
        wrong.append(name)
print("ESCAPED" if wrong else "contained", *wrong)
