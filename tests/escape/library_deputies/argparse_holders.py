# argparse formats attributes of actions and namespaces: with a module in their place, and text of the
# guest whose % receives the collected values.
# option: --allow-import=argparse,inspect
# expect-strict: contained
# expect-standard: contained
import argparse
import inspect

taken = []


class Help(str):
    def __contains__(self, other):
        return True

    def __mod__(self, values):
        taken.append(values)
        return ""


class Action:
    """Looks like an action, and hands over a module where its attributes are asked for."""

    option_strings, metavar, choices, nargs, dest = (), "m", None, None, "m"
    help = Help("%(x)s")
    __dict__ = inspect


def attempt(function, *args):
    try:
        taken.append(function(*args))
    except (AttributeError, TypeError):
        pass


formatter = argparse.HelpFormatter("p")
formatter.add_argument(Action())
attempt(formatter.format_help)
attempt(argparse.Namespace._get_kwargs, inspect)
attempt(argparse.Namespace._get_kwargs, argparse.ArgumentParser)
attempt(argparse.Namespace.__contains__, inspect, "sys")
attempt(argparse.Namespace.__repr__, inspect)
try:
    inspect.__dict__
    taken.clear()  # the standard policy lets programs read namespaces
except AttributeError:
    pass
print("ESCAPED" if any(taken) else "contained")
