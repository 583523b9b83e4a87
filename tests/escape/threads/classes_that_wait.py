# Every part of a class statement waits, and other threads create classes meanwhile.
# option: --allow-import threading
# expect-strict: contained
# expect-standard: contained
import threading

event = threading.Event()
made = []


class Meta(type):
    @classmethod
    def __prepare__(cls, name, bases, **keywords):
        event.wait(0.001)
        return {}

    def __new__(cls, name, bases, names, **keywords):
        event.wait(0.001)
        return type.__new__(cls, name, bases, names)

    def __init__(cls, *arguments, **keywords):
        event.wait(0.001)


class Named:
    def __set_name__(self, owner, name):
        event.wait(0.001)

    def __init_subclass__(cls, **keywords):
        event.wait(0.001)


class Entries:
    def __mro_entries__(self, bases):
        event.wait(0.001)
        return (Named,)


def work(number):
    class Own(Entries(), metaclass=Meta):
        event.wait(0.001)
        named = Named()

        def method(self, own=number):
            event.wait(0.001)
            return __class__, super().__hash__() is not None, own
        event.wait(0.001)

    made.append(Own().method() == (Own, True, number))


threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print("contained" if made == [True] * 4 else f"ESCAPED {made}")
