# lies: generators that are entered again while they run.
# option: --policy standard
def t(name, f):
    try:
        print(name, f())
    except Exception as e:
        print(name, type(e).__name__, e)


def run(action):
    def body():
        try:
            yield 1
            t("inside", action)
            yield 2
        except GeneratorExit:
            print("closing")
            t("inside close", action)
            raise
        except KeyError as e:
            print("caught", e)
            t("inside except", action)
            yield 3
        finally:
            t("inside finally", action)
    return body()


for name in ("next", "send", "throw", "close", "list", "iterate", "unpack", "state"):
    actions = {
        "next": lambda: next(g), "send": lambda: g.send(1), "throw": lambda: g.throw(ValueError(1)),
        "close": lambda: g.close(), "list": lambda: list(g),
        "iterate": lambda: [x for x in g], "unpack": lambda: (*g,),
        "state": lambda: (g.gi_running, g.gi_suspended, g.gi_frame is not None)}
    print("--", name)
    g = run(actions[name])
    t("first", lambda: next(g))
    t("second", lambda: next(g))
    t("throw", lambda: g.throw(KeyError("thrown")))
    t("rest", lambda: list(g))
    g = run(actions[name])
    t("first", lambda: next(g))
    t("close", lambda: g.close())
    t("after", lambda: next(g, "end"))


def delegating():
    yield from inner


inner = delegating()
t("itself", lambda: next(inner))
t("then", lambda: next(inner, "end"))


def one():
    yield from two_


def two():
    yield from one_


one_, two_ = one(), two()
t("each other", lambda: next(one_))
t("first", lambda: next(one_, "end"))
t("second", lambda: next(two_, "end"))


async def coroutine():
    c.send(None)


c = coroutine()
t("coroutine", lambda: c.send(None))
t("again", lambda: c.send(None))


async def numbers():
    yield 1
    await again()
    yield 2


async def again():
    await a.__anext__()


a = numbers()
t("async", lambda: a.__anext__().send(None))
t("async again", lambda: a.__anext__().send(None))
expression = (next(expression) for _ in "ab")
t("expression", lambda: next(expression))


class Key:
    def __eq__(self, other):
        return next(g2)


def searching():
    yield Key() in [1]
    yield 5


g2 = searching()
t("within ==", lambda: next(g2))
t("after ==", lambda: next(g2, "end"))

#> -- next
#> first 1
#> inside ValueError generator already executing
#> second 2
#> caught 'thrown'
#> inside except ValueError generator already executing
#> throw 3
#> inside finally ValueError generator already executing
#> rest []
#> first 1
#> closing
#> inside close ValueError generator already executing
#> inside finally ValueError generator already executing
#> close None
#> after end
#> -- send
#> first 1
#> inside ValueError generator already executing
#> second 2
#> caught 'thrown'
#> inside except ValueError generator already executing
#> throw 3
#> inside finally ValueError generator already executing
#> rest []
#> first 1
#> closing
#> inside close ValueError generator already executing
#> inside finally ValueError generator already executing
#> close None
#> after end
#> -- throw
#> first 1
#> inside ValueError generator already executing
#> second 2
#> caught 'thrown'
#> inside except ValueError generator already executing
#> throw 3
#> inside finally ValueError generator already executing
#> rest []
#> first 1
#> closing
#> inside close ValueError generator already executing
#> inside finally ValueError generator already executing
#> close None
#> after end
#> -- close
#> first 1
#> inside ValueError generator already executing
#> second 2
#> caught 'thrown'
#> inside except ValueError generator already executing
#> throw 3
#> inside finally ValueError generator already executing
#> rest []
#> first 1
#> closing
#> inside close ValueError generator already executing
#> inside finally ValueError generator already executing
#> close None
#> after end
#> -- list
#> first 1
#> inside ValueError generator already executing
#> second 2
#> caught 'thrown'
#> inside except ValueError generator already executing
#> throw 3
#> inside finally ValueError generator already executing
#> rest []
#> first 1
#> closing
#> inside close ValueError generator already executing
#> inside finally ValueError generator already executing
#> close None
#> after end
#> -- iterate
#> first 1
#> inside ValueError generator already executing
#> second 2
#> caught 'thrown'
#> inside except ValueError generator already executing
#> throw 3
#> inside finally ValueError generator already executing
#> rest []
#> first 1
#> closing
#> inside close ValueError generator already executing
#> inside finally ValueError generator already executing
#> close None
#> after end
#> -- unpack
#> first 1
#> inside ValueError generator already executing
#> second 2
#> caught 'thrown'
#> inside except ValueError generator already executing
#> throw 3
#> inside finally ValueError generator already executing
#> rest []
#> first 1
#> closing
#> inside close ValueError generator already executing
#> inside finally ValueError generator already executing
#> close None
#> after end
#> -- state
#> first 1
#> inside (True, False, True)
#> second 2
#> caught 'thrown'
#> inside except (True, False, True)
#> throw 3
#> inside finally (True, False, True)
#> rest []
#> first 1
#> closing
#> inside close (True, False, True)
#> inside finally (True, False, True)
#> close None
#> after end
#> itself ValueError generator already executing
#> then end
#> each other ValueError generator already executing
#> first end
#> second end
#> coroutine ValueError coroutine already executing
#> again RuntimeError cannot reuse already awaited coroutine
#> async StopIteration 1
#> async again RuntimeError anext(): asynchronous generator is already running
#> expression ValueError generator already executing
#> within == ValueError generator already executing
#> after == end
