# Objects that are not context managers; exceptions in enter, exit, and in the target.
class NoExit:
    def __enter__(self):
        print("never entered")


class NoEnter:
    def __exit__(self, *a):
        pass


class BadEnter:
    def __enter__(self):
        raise ValueError("in enter")

    def __exit__(self, *a):
        print("exit is not called")


class BadExit:
    def __enter__(self):
        return 5

    def __exit__(self, *a):
        raise KeyError("in exit")


class WrongArity:
    def __enter__(self):
        return 1

    def __exit__(self):
        pass


class Log:
    def __enter__(self):
        print("enter")
        return 5

    def __exit__(self, kind, e, tb):
        print("exit", kind and kind.__name__)


def run(f):
    try:
        f()
    except Exception as e:
        print(type(e).__name__, e, "| context", repr(e.__context__))


def no_exit():
    with NoExit():
        pass


def no_enter():
    with NoEnter():
        pass


def number():
    with 5:
        pass


def none():
    with None as x:
        pass


def bad_enter():
    with BadEnter():
        pass


def bad_exit():
    with BadExit():
        pass


def bad_exit_and_body():
    with BadExit():
        raise ValueError("body")


def wrong_arity():
    with WrongArity():
        pass


def target_fails():
    with Log() as (a, b):
        pass


def second_fails():
    with Log(), BadEnter():
        pass


def second_missing():
    with Log() as x, undefined_name as y:
        pass


class Instance:
    pass


def on_instance():
    i = Instance()
    i.__enter__ = lambda: 1
    i.__exit__ = lambda *a: None
    with i:
        pass


class TruthRaises:
    def __bool__(self):
        raise TypeError("truth of exit value")


class ExitValue(Log):
    def __exit__(self, *a):
        return TruthRaises()


def exit_truth():
    with ExitValue():
        raise ValueError("body")


def exit_truth_unused():
    with ExitValue():
        pass


def called():
    with Log:
        pass


def open_like():
    with len as f:
        pass


for f in (no_exit, no_enter, number, none, bad_enter, bad_exit, bad_exit_and_body, wrong_arity, target_fails,
          second_fails, second_missing, on_instance, exit_truth, exit_truth_unused, called, open_like):
    print(f.__name__, end=": ")
    run(f)
print("end")

#> no_exit: TypeError 'NoExit' object does not support the context manager protocol (missed __exit__ method) | context None
#> no_enter: TypeError 'NoEnter' object does not support the context manager protocol (missed __enter__ method) | context None
#> number: TypeError 'int' object does not support the context manager protocol (missed __exit__ method) | context None
#> none: TypeError 'NoneType' object does not support the context manager protocol (missed __exit__ method) | context None
#> bad_enter: ValueError in enter | context None
#> bad_exit: KeyError 'in exit' | context None
#> bad_exit_and_body: KeyError 'in exit' | context ValueError('body')
#> wrong_arity: TypeError WrongArity.__exit__() takes 1 positional argument but 4 were given | context None
#> target_fails: enter
#> exit TypeError
#> TypeError cannot unpack non-iterable int object | context None
#> second_fails: enter
#> exit ValueError
#> ValueError in enter | context None
#> second_missing: enter
#> exit NameError
#> NameError name 'undefined_name' is not defined | context None
#> on_instance: TypeError 'Instance' object does not support the context manager protocol (missed __exit__ method) | context None
#> exit_truth: enter
#> TypeError truth of exit value | context ValueError('body')
#> exit_truth_unused: enter
#> called: TypeError 'type' object does not support the context manager protocol (missed __exit__ method) | context None
#> open_like: TypeError 'builtin_function_or_method' object does not support the context manager protocol (missed __exit__ method) | context None
#> end
