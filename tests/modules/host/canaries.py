# A module of a host, for tools/fuzz/deputies.py: objects that only guarded names lead to, and sees(),
# which says whether a value is one of them. Everything that is hidden lives in closures, class namespaces
# under the name `kept` (which the host's policy guards), locals of frames, and behind natives.
import abc
import types
from dataclasses import dataclass


def _make():
    class Canary:
        pass

    in_class, in_sealed = Canary(), Canary()

    class Bottom:
        kept = in_class

        def __init__(self, *arguments, **keywords):
            pass

    class Middle(Bottom):
        pass

    class Public(Middle):
        """A class of the host."""
        visible = 1

        def method(self, argument=None):
            return 0

    class Below(Public):
        pass

    class Sealing(type):
        def __setattr__(cls, name, value):
            raise TypeError("this class is sealed")

    class Sealed(metaclass=Sealing):
        kept = in_sealed
        limit = 1

    class Plugin(abc.ABC):
        pass

    class Known:
        pass

    Plugin.register(Known)
    isinstance(Known(), Plugin)

    @dataclass(frozen=True, slots=True)
    class Ticket:
        user: str
        admin: bool = False

    class Stateful:
        __slots__ = ("value",)

        def __getstate__(self):
            return state

        def __setstate__(self, given):
            pass

    canary = Canary()
    state = [canary]
    inside_list = ["item"]
    inside_set = {"item"}
    inside_dict = {"item": 1}
    ticket = Ticket("guest")
    # A program may put other attributes into the class, which is no change of the ticket.
    user_of, admin_of = Ticket.user.__get__, Ticket.admin.__get__
    everything = {
        "a value in a closure": canary, "a state": state, "a list": inside_list,
        "a set": inside_set, "a dict": inside_dict, "a base": Bottom, "a base between": Middle,
        "a class below": Below, "a registered class": Known, "a kept name": in_class,
        "a kept name of a sealed class": in_sealed, "the class of canaries": Canary,
    }
    numbers = {id(value): label for label, value in everything.items()}

    def sees(value):
        label = numbers.get(id(value))
        if label is not None and value is everything[label]:
            return label
        if type(value) in (types.MappingProxyType, dict):
            try:
                is_namespace = any(each is in_class or each is in_sealed for each in value.values())
            except Exception:  # a view of a mapping of the program
                return None
            return "a namespace" if is_namespace else None
        return None

    def function(argument=None, *, key=None):
        """A function of the host."""
        return canary is argument

    def generator():
        local = canary
        yield 1
        yield local is None

    async def coroutine():
        local = canary
        return local is None

    def fail():
        local = canary
        raise ValueError("of the host", local is None)

    def objects():
        started = generator()
        next(started)
        try:
            fail()
        except ValueError as error:
            failure = error
        return [Public, Public(), Sealed, Sealed(), Plugin, Ticket, ticket, Stateful, Stateful(),
                function, generator, started, coroutine, failure, type(failure),
                failure.__traceback__, iter(inside_list), iter(inside_set), iter(inside_dict),
                reversed(inside_list), enumerate(inside_list), zip(inside_list), inside_list.count,
                inside_list.__len__, inside_set.__contains__, inside_dict.get, inside_dict.__str__,
                canary.__repr__, canary.__str__, Public().method, types.MethodType(function, 1)]


    def damage():
        probe = object.__new__(Public)
        probe.probe = 1
        if probe.probe != 1 or Sealed.limit != 1:
            return "attributes are set otherwise"
        if (user_of(ticket), admin_of(ticket)) != ("guest", False):
            return "the ticket"
        if inside_list != ["item"] or inside_set != {"item"} or inside_dict != {"item": 1}:
            return "a container"
        if len(state) != 1 or state[0] is not canary:
            return "a state"
        return None

    return sees, objects, damage


sees, objects, damage = _make()
