# argparse: command lines by declarations of their arguments, as CPython 3.14 reads them.
#
# There is no terminal: help has no colour, and is as wide as the environment says, or 80 columns.
#
# Why this file is long: actions, parsers and the formatter of help are one flat namespace that programs
# subclass, private hooks included.
"""Command-line parsing library"""

__all__ = ["ArgumentParser", "ArgumentError", "ArgumentTypeError", "BooleanOptionalAction",
           "FileType", "HelpFormatter", "ArgumentDefaultsHelpFormatter",
           "RawDescriptionHelpFormatter", "RawTextHelpFormatter", "MetavarTypeHelpFormatter",
           "Namespace", "Action", "ONE_OR_MORE", "OPTIONAL", "PARSER", "REMAINDER", "SUPPRESS",
           "ZERO_OR_MORE"]

ONE_OR_MORE = "+"
OPTIONAL = "?"
PARSER = "A..."
REMAINDER = "..."
SUPPRESS = "==SUPPRESS=="
ZERO_OR_MORE = "*"
_UNRECOGNIZED_ARGS_ATTR = "_unrecognized_args"


def _columns():
    # What shutil.get_terminal_size() returns without a terminal.
    import os
    try:
        columns = int(os.environ["COLUMNS"])
    except (KeyError, ValueError):
        columns = 0
    return columns if columns > 0 else 80


# --- late: errors

class ArgumentError(Exception):
    """An argument that is wrong, in the parser or on the command line."""

    def __init__(self, argument, message):
        self.argument_name = _get_action_name(argument)
        self.message = message

    def __str__(self):
        if self.argument_name is None:
            return f"{self.message}"
        return f"argument {self.argument_name}: {self.message}"


class ArgumentTypeError(Exception):
    """What a type function raises to choose the message."""


# --- late: texts of arguments

def _joined_choices(choices, separator=", "):
    return separator.join(map(str, choices))


def _get_action_name(argument):
    if argument is None:
        return None
    if argument.option_strings:
        return "/".join(argument.option_strings)
    metavar = argument.metavar
    if metavar not in (None, SUPPRESS):
        if not isinstance(metavar, tuple):
            return metavar
        if argument.nargs == ONE_OR_MORE or argument.nargs == ZERO_OR_MORE and len(metavar) == 2:
            return "%s[, %s]" % metavar
        return ", ".join(metavar)
    if argument.dest not in (None, SUPPRESS):
        return argument.dest
    if argument.choices:
        return "{" + ",".join(argument.choices) + "}"
    return None


# --- late: help

import re


def _wide(columns, text):
    return " " * columns + text


class _Section:
    # A heading and what comes below it, formatted when all of it is known.
    def __init__(self, formatter, parent, heading=None):
        self.formatter = formatter
        self.parent = parent
        self.heading = heading
        self.items = []

    def format_help(self):
        formatter = self.formatter
        if self.parent is not None:
            formatter._indent()
        text = formatter._join_parts([function(*arguments) for function, arguments in self.items])
        if self.parent is not None:
            formatter._dedent()
        if not text:
            return ""
        heading = ""
        if self.heading is not None and self.heading is not SUPPRESS:
            heading = _wide(formatter._current_indent, f"{self.heading}:\n")
        return formatter._join_parts(["\n", heading, text, "\n"])


class HelpFormatter:
    """Lays out the usage and the help of a parser."""

    _Section = _Section

    def __init__(self, prog, indent_increment=2, max_help_position=24, width=None, color=True):
        if width is None:
            width = _columns() - 2
        self._prog = prog
        self._indent_increment = indent_increment
        self._max_help_position = min(max_help_position, max(width - 20, indent_increment * 2))
        self._width = width
        self._current_indent = 0
        self._level = 0
        self._action_max_length = 0
        self._root_section = self._Section(self, None)
        self._current_section = self._root_section

    def _set_color(self, color):
        # A run has no terminal: there is no colour whatever is asked for.
        pass

    def _indent(self):
        self._level += 1
        self._current_indent += self._indent_increment

    def _dedent(self):
        self._level -= 1
        self._current_indent -= self._indent_increment
        assert self._current_indent >= 0, "Indent decreased below 0."

    def _add_item(self, func, args):
        self._current_section.items.append((func, args))

    def start_section(self, heading):
        self._indent()
        inner = self._Section(self, self._current_section, heading)
        self._add_item(inner.format_help, [])
        self._current_section = inner

    def end_section(self):
        outer = self._current_section.parent
        self._current_section = outer
        self._dedent()

    def add_text(self, text):
        if text is not SUPPRESS and text is not None:
            self._add_item(self._format_text, [text])

    def add_usage(self, usage, actions, groups, prefix=None):
        if usage is not SUPPRESS:
            self._add_item(self._format_usage, (usage, actions, groups, prefix))

    def add_argument(self, action):
        if action.help is SUPPRESS:
            return
        longest = len(self._format_action_invocation(action)) + self._current_indent
        for subaction in self._iter_indented_subactions(action):
            length = len(self._format_action_invocation(subaction)) + self._current_indent
            longest = max(longest, length)
        self._action_max_length = max(self._action_max_length, longest)
        self._add_item(self._format_action, [action])

    def add_arguments(self, actions):
        for action in actions:
            self.add_argument(action)

    def format_help(self):
        text = self._root_section.format_help()
        if text:
            text = re.sub(r"\n\n\n+", "\n\n", text).strip("\n") + "\n"
        return text

    def _join_parts(self, part_strings):
        return "".join([part for part in part_strings if part and part is not SUPPRESS])

    def _format_usage(self, usage, actions, groups, prefix):
        if prefix is None:
            prefix = "usage: "
        if usage is not None:
            usage = usage % {"prog": self._prog}
        elif not actions:
            usage = f"{self._prog}"
        else:
            usage = self._usage_of(actions, groups, prefix)
        return f"{prefix}{usage}\n\n"

    def _usage_of(self, actions, groups, prefix):
        # Options before positionals; on one line if that is wide enough, else wrapped between parts.
        prog = f"{self._prog}"
        options = [action for action in actions if action.option_strings]
        positionals = [action for action in actions if not action.option_strings]
        parts = self._get_actions_usage_parts(options + positionals, groups)
        usage = " ".join(part for part in [prog, " ".join(parts)] if part)
        width = max(self._width - self._current_indent, 11)
        if len(prefix) + len(usage) <= width:
            return usage
        option_parts = self._get_actions_usage_parts(options, groups)
        positional_parts = self._get_actions_usage_parts(positionals, groups)
        begin = len(prefix) + len(prog)
        if begin <= 0.75 * width:
            # Continued lines begin below the first part after the name of the program.
            if not option_parts and not positional_parts:
                return prog
            indent = " " * (begin + 1)
            first, second = option_parts, positional_parts
            if not first:
                first, second = second, []
            lines = self._wrapped([prog, *first], indent, width, len(prefix) - 1)
            lines[0] = lines[0][len(indent):]
            lines += self._wrapped(second, indent, width)
        else:
            indent = " " * len(prefix)
            lines = self._wrapped(option_parts + positional_parts, indent, width)
            if len(lines) > 1:
                lines = self._wrapped(option_parts, indent, width)
                lines += self._wrapped(positional_parts, indent, width)
            lines.insert(0, prog)
        return "\n".join(lines)

    def _wrapped(self, parts, indent, width, begin=None):
        lines = [[]]
        end = len(indent) - 1 if begin is None else begin
        for part in parts:
            end += 1 + len(part)
            if end > width and lines[-1]:
                lines.append([])
                end = len(indent) + len(part)
            lines[-1].append(part)
        return [indent + " ".join(line) for line in lines if line]

    def _format_actions_usage(self, actions, groups):
        return " ".join(self._get_actions_usage_parts(actions, groups))

    def _is_long_option(self, string):
        return len(string) > 2

    def _shown_groups(self, actions, groups):
        # (start, end, group) of those whose actions are next to each other among actions.
        for group in groups:
            members = group._group_actions
            if not members:
                raise ValueError(f"empty group {group}")
            if all(action.help is SUPPRESS for action in members):
                continue
            if any(action not in actions for action in members):
                continue
            start = min(actions.index(action) for action in members)
            end = start + len(members)
            if set(actions[start:end]) == set(members):
                yield start, end, group

    def _usage_part(self, action, grouped):
        if action.help is SUPPRESS:
            return None
        if not action.option_strings:
            part = self._format_args(action, self._get_default_metavar_for_positional(action))
            if grouped and part[0] == "[" and part[-1] == "]":
                part = part[1:-1]
            return part
        if action.nargs == 0:
            part = action.format_usage()
        else:
            metavar = self._get_default_metavar_for_optional(action)
            part = f"{action.option_strings[0]} {self._format_args(action, metavar)}"
        return part if action.required or grouped else f"[{part}]"

    def _get_actions_usage_parts(self, actions, groups):
        shown = list(self._shown_groups(actions, groups))
        grouped = set()
        for start, end, group in shown:
            grouped.update(actions[start:end])
        parts = [self._usage_part(action, action in grouped) for action in actions]
        for start, end, group in shown:
            members = [part for part in parts[start:end] if part is not None]
            opening, closing = "[", "]"
            if group.required:
                opening, closing = ("(", ")") if len(members) > 1 else ("", "")
            members = [part + " |" for part in members[:-1]] + [members[-1] + closing]
            members[0] = opening + members[0]
            parts[start:end] = members + [None] * (end - start - len(members))
        return [part for part in parts if part is not None]

    def _format_text(self, text):
        if "%(prog)" in text:
            text = text % {"prog": self._prog}
        width = max(self._width - self._current_indent, 11)
        return self._fill_text(text, width, " " * self._current_indent) + "\n\n"

    def _format_action(self, action):
        position = min(self._action_max_length + 2, self._max_help_position)
        width = max(self._width - position, 11)
        room = position - self._current_indent - 2
        header = self._format_action_invocation(action)
        first = 0
        if action.help and len(header) <= room:
            parts = [_wide(self._current_indent, f"{header:<{room}}  ")]
        else:
            parts = [_wide(self._current_indent, f"{header}\n")]
            first = position
        if action.help and action.help.strip():
            text = self._expand_help(action)
            if text:
                for line in self._split_lines(text, width):
                    parts.append(_wide(first, f"{line}\n"))
                    first = position
        elif not parts[0].endswith("\n"):
            parts.append("\n")
        parts.extend(map(self._format_action, self._iter_indented_subactions(action)))
        return self._join_parts(parts)

    def _format_action_invocation(self, action):
        if not action.option_strings:
            default = self._get_default_metavar_for_positional(action)
            return " ".join(self._metavar_formatter(action, default)(1))
        text = ", ".join(action.option_strings)
        if action.nargs != 0:
            default = self._get_default_metavar_for_optional(action)
            text += " " + self._format_args(action, default)
        return text

    def _metavar_formatter(self, action, default_metavar):
        if action.metavar is not None:
            result = action.metavar
        elif action.choices is not None:
            result = "{" + _joined_choices(action.choices, ",") + "}"
        else:
            result = default_metavar

        def format(tuple_size):
            return result if isinstance(result, tuple) else (result,) * tuple_size
        return format

    def _format_args(self, action, default_metavar):
        metavar = self._metavar_formatter(action, default_metavar)
        nargs = action.nargs
        if nargs is None:
            return "%s" % metavar(1)
        if nargs == OPTIONAL:
            return "[%s]" % metavar(1)
        if nargs == ZERO_OR_MORE:
            names = metavar(1)
            return "[%s [%s ...]]" % names if len(names) == 2 else "[%s ...]" % names
        if nargs == ONE_OR_MORE:
            return "%s [%s ...]" % metavar(2)
        if nargs == REMAINDER:
            return "..."
        if nargs == PARSER:
            return "%s ..." % metavar(1)
        if nargs == SUPPRESS:
            return ""
        try:
            places = ["%s" for _ in range(nargs)]
        except TypeError:
            raise ValueError("invalid nargs value") from None
        return " ".join(places) % metavar(nargs)

    def _expand_help(self, action):
        text = self._get_help_string(action)
        if "%" not in text:
            return text
        values = {"prog": self._prog}
        for name, value in {**action.__dict__, **values}.items():
            if value is SUPPRESS:
                continue
            values[name] = value.__name__ if hasattr(value, "__name__") else value
        if values.get("choices") is not None:
            values["choices"] = _joined_choices(values["choices"])
        return text % values

    def _iter_indented_subactions(self, action):
        try:
            get_subactions = action._get_subactions
        except AttributeError:
            return
        self._indent()
        yield from get_subactions()
        self._dedent()

    def _split_lines(self, text, width):
        import textwrap
        return textwrap.wrap(" ".join(re.split(r"\s+", text, flags=re.ASCII)).strip(), width)

    def _fill_text(self, text, width, indent):
        import textwrap
        text = " ".join(re.split(r"\s+", text, flags=re.ASCII)).strip()
        return textwrap.fill(text, width, initial_indent=indent, subsequent_indent=indent)

    def _get_help_string(self, action):
        return action.help

    def _get_default_metavar_for_optional(self, action):
        return action.dest.upper()

    def _get_default_metavar_for_positional(self, action):
        return action.dest


# --- late: other layouts of help

class RawDescriptionHelpFormatter(HelpFormatter):
    """Leaves descriptions as they were written."""

    def _fill_text(self, text, width, indent):
        return "".join([indent + line for line in text.splitlines(keepends=True)])


class RawTextHelpFormatter(RawDescriptionHelpFormatter):
    """Leaves every text as it was written."""

    def _split_lines(self, text, width):
        return text.splitlines()


class ArgumentDefaultsHelpFormatter(HelpFormatter):
    """Tells the default of each argument in its help."""

    def _get_help_string(self, action):
        text = action.help
        if text is None:
            text = ""
        if "%(default)" in text or action.default is SUPPRESS:
            return text
        if action.option_strings or action.nargs in (OPTIONAL, ZERO_OR_MORE):
            text += " (default: %(default)s)"
        return text


class MetavarTypeHelpFormatter(HelpFormatter):
    """Shows the name of the type where a value belongs."""

    def _get_default_metavar_for_optional(self, action):
        return action.type.__name__

    def _get_default_metavar_for_positional(self, action):
        return action.type.__name__


# --- late: objects that show their attributes

class _AttributeHolder:
    # Shows its attributes: those that are no names of Python as a dict.
    def __repr__(self):
        parts = [repr(value) for value in self._get_args()]
        others = {}
        for name, value in self._get_kwargs():
            if name.isidentifier():
                parts.append(f"{name}={value!r}")
            else:
                others[name] = value
        if others:
            parts.append(f"**{others!r}")
        return f"{type(self).__name__}({', '.join(parts)})"

    def _get_kwargs(self):
        return list(self.__dict__.items())

    def _get_args(self):
        return []


# --- late: Namespace

class Namespace(_AttributeHolder):
    """What parse_args() gives: an attribute for each argument."""

    def __init__(self, **kwargs):
        for name in kwargs:
            setattr(self, name, kwargs[name])

    def __eq__(self, other):
        if not isinstance(other, Namespace):
            return NotImplemented
        return self.__dict__ == other.__dict__

    def __contains__(self, key):
        return key in self.__dict__


# --- late: Action

class Action(_AttributeHolder):
    """One argument of a parser: how it is written, and what happens when it is met."""

    def __init__(self, option_strings, dest, nargs=None, const=None, default=None, type=None,
                 choices=None, required=False, help=None, metavar=None, deprecated=False):
        self.option_strings = option_strings
        self.dest = dest
        self.nargs = nargs
        self.const = const
        self.default = default
        self.type = type
        self.choices = choices
        self.required = required
        self.help = help
        self.metavar = metavar
        self.deprecated = deprecated

    def _get_kwargs(self):
        names = ("option_strings", "dest", "nargs", "const", "default", "type", "choices",
                 "required", "help", "metavar", "deprecated")
        return [(name, getattr(self, name)) for name in names]

    def format_usage(self):
        return self.option_strings[0]

    def __call__(self, parser, namespace, values, option_string=None):
        raise NotImplementedError(".__call__() not defined")


# --- late: BooleanOptionalAction

class BooleanOptionalAction(Action):
    def __init__(self, option_strings, dest, default=None, required=False, help=None,
                 deprecated=False):
        both = []
        for name in option_strings:
            if name.startswith("--no-"):
                raise ValueError(f"invalid option name {name!r} for BooleanOptionalAction")
            both += (name, "--no-" + name[2:]) if name.startswith("--") else (name,)
        super().__init__(both, dest, nargs=0, default=default, required=required, help=help,
                         deprecated=deprecated)

    def __call__(self, parser, namespace, values, option_string=None):
        if option_string in self.option_strings:
            setattr(namespace, self.dest, not option_string.startswith("--no-"))

    def format_usage(self):
        return " | ".join(self.option_strings)


# --- late: actions

import sys


def _copy_items(items):
    if items is None:
        return []
    if type(items) is list:
        return items[:]
    import copy
    return copy.copy(items)


class _StoreAction(Action):
    def __init__(self, option_strings, dest, nargs=None, const=None, default=None, type=None,
                 choices=None, required=False, help=None, metavar=None, deprecated=False):
        if nargs == 0:
            raise ValueError("nargs for store actions must be != 0; if you have nothing to store, "
                             "actions such as store true or store const may be more appropriate")
        if const is not None and nargs != OPTIONAL:
            raise ValueError(f"nargs must be {OPTIONAL!r} to supply const")
        super().__init__(option_strings, dest, nargs, const, default, type, choices, required,
                         help, metavar, deprecated)

    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, values)


class _StoreConstAction(Action):
    def __init__(self, option_strings, dest, const=None, default=None, required=False, help=None,
                 metavar=None, deprecated=False):
        super().__init__(option_strings, dest, nargs=0, const=const, default=default,
                         required=required, help=help, deprecated=deprecated)

    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, self.const)


class _StoreTrueAction(_StoreConstAction):
    def __init__(self, option_strings, dest, default=False, required=False, help=None,
                 deprecated=False):
        super().__init__(option_strings, dest, True, default, required, help,
                         deprecated=deprecated)


class _StoreFalseAction(_StoreConstAction):
    def __init__(self, option_strings, dest, default=True, required=False, help=None,
                 deprecated=False):
        super().__init__(option_strings, dest, False, default, required, help,
                         deprecated=deprecated)


class _AppendAction(Action):
    def __init__(self, option_strings, dest, nargs=None, const=None, default=None, type=None,
                 choices=None, required=False, help=None, metavar=None, deprecated=False):
        if nargs == 0:
            raise ValueError("nargs for append actions must be != 0; if arg strings are not "
                             "supplying the value to append, the append const action may be more "
                             "appropriate")
        if const is not None and nargs != OPTIONAL:
            raise ValueError(f"nargs must be {OPTIONAL!r} to supply const")
        super().__init__(option_strings, dest, nargs, const, default, type, choices, required,
                         help, metavar, deprecated)

    def __call__(self, parser, namespace, values, option_string=None):
        items = _copy_items(getattr(namespace, self.dest, None))
        items.append(values)
        setattr(namespace, self.dest, items)


class _AppendConstAction(Action):
    def __init__(self, option_strings, dest, const=None, default=None, required=False, help=None,
                 metavar=None, deprecated=False):
        super().__init__(option_strings, dest, nargs=0, const=const, default=default,
                         required=required, help=help, metavar=metavar, deprecated=deprecated)

    def __call__(self, parser, namespace, values, option_string=None):
        items = _copy_items(getattr(namespace, self.dest, None))
        items.append(self.const)
        setattr(namespace, self.dest, items)


class _ExtendAction(_AppendAction):
    def __call__(self, parser, namespace, values, option_string=None):
        items = _copy_items(getattr(namespace, self.dest, None))
        items.extend(values)
        setattr(namespace, self.dest, items)


class _CountAction(Action):
    def __init__(self, option_strings, dest, default=None, required=False, help=None,
                 deprecated=False):
        super().__init__(option_strings, dest, nargs=0, default=default, required=required,
                         help=help, deprecated=deprecated)

    def __call__(self, parser, namespace, values, option_string=None):
        count = getattr(namespace, self.dest, None)
        setattr(namespace, self.dest, (0 if count is None else count) + 1)


class _HelpAction(Action):
    def __init__(self, option_strings, dest=SUPPRESS, default=SUPPRESS, help=None,
                 deprecated=False):
        super().__init__(option_strings, dest, nargs=0, default=default, help=help,
                         deprecated=deprecated)

    def __call__(self, parser, namespace, values, option_string=None):
        parser.print_help()
        parser.exit()


class _VersionAction(Action):
    def __init__(self, option_strings, version=None, dest=SUPPRESS, default=SUPPRESS, help=None,
                 deprecated=False):
        if help is None:
            help = "show program's version number and exit"
        # CPython 3.14 forgets `deprecated` here, so there is never a warning.
        super().__init__(option_strings, dest, nargs=0, default=default, help=help)
        self.version = version

    def __call__(self, parser, namespace, values, option_string=None):
        formatter = parser._get_formatter()
        formatter.add_text(parser.version if self.version is None else self.version)
        parser._print_message(formatter.format_help(), sys.stdout)
        parser.exit()


class _SubParsersAction(Action):
    class _ChoicesPseudoAction(Action):
        # What help shows of one of the parsers.
        def __init__(self, name, aliases, help):
            metavar = f"{name} ({', '.join(aliases)})" if aliases else name
            super().__init__([], name, help=help, metavar=metavar)

    def __init__(self, option_strings, prog, parser_class, dest=SUPPRESS, required=False,
                 help=None, metavar=None):
        self._prog_prefix = prog
        self._parser_class = parser_class
        self._name_parser_map = {}
        self._choices_actions = []
        self._deprecated = set()
        self._color = True
        super().__init__(option_strings, dest, nargs=PARSER, choices=self._name_parser_map,
                         required=required, help=help, metavar=metavar)

    def add_parser(self, name, *, deprecated=False, **kwargs):
        if kwargs.get("prog") is None:
            kwargs["prog"] = f"{self._prog_prefix} {name}"
        if kwargs.get("color") is None:
            kwargs["color"] = self._color
        aliases = kwargs.pop("aliases", ())
        if name in self._name_parser_map:
            raise ValueError(f"conflicting subparser: {name}")
        for alias in aliases:
            if alias in self._name_parser_map:
                raise ValueError(f"conflicting subparser alias: {alias}")
        choice = None
        if "help" in kwargs:
            choice = self._ChoicesPseudoAction(name, aliases, kwargs.pop("help"))
            self._choices_actions.append(choice)
        parser = self._parser_class(**kwargs)
        if choice is not None:
            parser._check_help(choice)
        for each in (name, *aliases):
            self._name_parser_map[each] = parser
            if deprecated:
                self._deprecated.add(each)
        return parser

    def _get_subactions(self):
        return self._choices_actions

    def __call__(self, parser, namespace, values, option_string=None):
        name, *strings = values
        if self.dest is not SUPPRESS:
            setattr(namespace, self.dest, name)
        try:
            subparser = self._name_parser_map[name]
        except KeyError:
            choices = ", ".join(self._name_parser_map)
            raise ArgumentError(self, f"unknown parser {name!r} (choices: {choices})")
        if name in self._deprecated:
            parser._warning(f"command '{name}' is deprecated")
        # Into a namespace of its own, so that its defaults win over those of the parser around it.
        found, strings = subparser.parse_known_args(strings, None)
        for key, value in found.__dict__.items():
            setattr(namespace, key, value)
        if strings:
            if not hasattr(namespace, _UNRECOGNIZED_ARGS_ATTR):
                setattr(namespace, _UNRECOGNIZED_ARGS_ATTR, [])
            getattr(namespace, _UNRECOGNIZED_ARGS_ATTR).extend(strings)


# --- late: FileType

class FileType:
    """Deprecated factory for creating file object types"""

    def __init__(self, mode="r", bufsize=-1, encoding=None, errors=None):
        import warnings
        warnings.warn("FileType is deprecated. Simply open files after parsing arguments.",
                      category=PendingDeprecationWarning, stacklevel=2)
        self._mode = mode
        self._bufsize = bufsize
        self._encoding = encoding
        self._errors = errors

    def __call__(self, string):
        if string != "-":
            try:
                return open(string, self._mode, self._bufsize, self._encoding, self._errors)
            except OSError as error:
                raise ArgumentTypeError(f"can't open '{string}': {error}")
        if "r" in self._mode:
            stream = sys.stdin
        elif any(letter in self._mode for letter in "wax"):
            stream = sys.stdout
        else:
            raise ValueError(f'argument "-" with mode {self._mode!r}')
        return stream.buffer if "b" in self._mode else stream

    def __repr__(self):
        parts = [repr(value) for value in (self._mode, self._bufsize) if value != -1]
        for name, value in (("encoding", self._encoding), ("errors", self._errors)):
            if value is not None:
                parts.append(f"{name}={value!r}")
        return f"{type(self).__name__}({', '.join(parts)})"


# --- late: what holds actions

class _ActionsContainer:
    def __init__(self, description, prefix_chars, argument_default, conflict_handler):
        super().__init__()
        self.description = description
        self.argument_default = argument_default
        self.prefix_chars = prefix_chars
        self.conflict_handler = conflict_handler
        self._registries = {}
        for name, action in ((None, _StoreAction), ("store", _StoreAction),
                             ("store_const", _StoreConstAction), ("store_true", _StoreTrueAction),
                             ("store_false", _StoreFalseAction), ("append", _AppendAction),
                             ("append_const", _AppendConstAction), ("count", _CountAction),
                             ("help", _HelpAction), ("version", _VersionAction),
                             ("parsers", _SubParsersAction), ("extend", _ExtendAction)):
            self.register("action", name, action)
        self._get_handler()
        self._defaults, self._option_string_actions = {}, {}
        self._actions, self._action_groups, self._mutually_exclusive_groups = [], [], []
        self._negative_number_matcher = re.compile(r"-\.?\d")
        # Not empty: there are options that look like negative numbers. Groups share the list.
        self._has_negative_number_optionals = []

    def register(self, registry_name, value, object):
        self._registries.setdefault(registry_name, {})[value] = object

    def _registry_get(self, registry_name, value, default=None):
        return self._registries[registry_name].get(value, default)

    def set_defaults(self, **kwargs):
        self._defaults |= kwargs
        for known in self._actions:
            if known.dest in kwargs:
                known.default = kwargs[known.dest]

    def get_default(self, dest):
        defaults = (known.default for known in self._actions if known.dest == dest)
        return next((default for default in defaults if default is not None), self._defaults.get(dest))

    def add_argument(self, *args, **kwargs):
        """Describe one argument: a positional one by its name, or an optional one by its option strings."""
        if not args or len(args) == 1 and args[0][0] not in self.prefix_chars:
            if args and "dest" in kwargs:
                raise TypeError("dest supplied twice for positional argument, did you mean metavar?")
            kwargs = self._get_positional_kwargs(*args, **kwargs)
        else:
            kwargs = self._get_optional_kwargs(*args, **kwargs)
        if "default" not in kwargs:
            if kwargs["dest"] in self._defaults:
                kwargs["default"] = self._defaults[kwargs["dest"]]
            elif self.argument_default is not None:
                kwargs["default"] = self.argument_default
        action_name = kwargs.get("action")
        action_class = self._pop_action_class(kwargs)
        if not callable(action_class):
            raise ValueError(f"unknown action {action_class!r}")
        action = action_class(**kwargs)
        if not action.option_strings and action.nargs == 0:
            raise ValueError(f"action {action_name!r} is not valid for positional arguments")
        type_func = self._registry_get("type", action.type, action.type)
        if not callable(type_func):
            raise TypeError(f"{type_func!r} is not callable")
        if type_func is FileType:
            raise TypeError(f"{type_func!r} is a FileType class object, instance of it must be passed")
        if hasattr(self, "_get_formatter"):
            formatter = self._get_formatter()
            try:
                formatter._format_args(action, None)
            except TypeError:
                raise ValueError("length of metavar tuple does not match nargs")
        self._check_help(action)
        return self._add_action(action)

    def add_argument_group(self, *args, **kwargs):
        self._action_groups.append(_ArgumentGroup(self, *args, **kwargs))
        return self._action_groups[-1]

    def add_mutually_exclusive_group(self, **kwargs):
        self._mutually_exclusive_groups.append(_MutuallyExclusiveGroup(self, **kwargs))
        return self._mutually_exclusive_groups[-1]

    def _add_action(self, action):
        self._check_conflict(action)
        action.container = self
        self._actions.append(action)
        for option_string in action.option_strings:
            self._option_string_actions[option_string] = action
            if (self._negative_number_matcher.match(option_string)
                    and not self._has_negative_number_optionals):
                self._has_negative_number_optionals.append(True)
        return action

    def _remove_action(self, action):
        self._actions.remove(action)

    def _add_container_actions(self, container):
        # The actions of a parent, in groups of the same titles and exclusions.
        titles, homes = {}, {}
        for group in self._action_groups:
            if titles.setdefault(group.title, group) is not group:
                raise ValueError(f"cannot merge actions - two groups are named {group.title!r}")
        for group in container._action_groups:
            home = titles.get(group.title)
            if home is None:
                home = titles[group.title] = self.add_argument_group(
                    title=group.title, description=group.description,
                    conflict_handler=group.conflict_handler)
            homes |= dict.fromkeys(group._group_actions, home)
        for group in container._mutually_exclusive_groups:
            around = self if group._container is container else titles[group._container.title]
            exclusive = around.add_mutually_exclusive_group(required=group.required)
            homes |= dict.fromkeys(group._group_actions, exclusive)
        for action in container._actions:
            homes.get(action, self)._add_action(action)

    def _get_positional_kwargs(self, dest, **kwargs):
        if "required" in kwargs:
            raise TypeError("'required' is an invalid argument for positionals")
        nargs = kwargs.get("nargs")
        if nargs == 0:
            raise ValueError("nargs for positionals must be != 0")
        if nargs not in (OPTIONAL, ZERO_OR_MORE, REMAINDER, SUPPRESS):
            kwargs["required"] = True
        return {**kwargs, "dest": dest, "option_strings": []}

    def _get_optional_kwargs(self, *args, **kwargs):
        long_options = []
        for option_string in args:
            if option_string[0] not in self.prefix_chars:
                raise ValueError(f"invalid option string {option_string!r}: "
                                 f"must start with a character {self.prefix_chars!r}")
            if len(option_string) > 1 and option_string[1] in self.prefix_chars:
                long_options.append(option_string)
        dest = kwargs.pop("dest", None)
        if dest is None:
            named_by = long_options[0] if long_options else args[0]
            dest = named_by.lstrip(self.prefix_chars)
            if not dest:
                raise TypeError(f"dest= is required for options like {args[-1]!r}")
            dest = dest.replace("-", "_")
        return {**kwargs, "dest": dest, "option_strings": list(args)}

    def _pop_action_class(self, kwargs, default=None):
        action = kwargs.pop("action", default)
        return self._registry_get("action", action, action)

    def _get_handler(self):
        name = f"_handle_conflict_{self.conflict_handler}"
        try:
            return getattr(self, name)
        except AttributeError:
            raise ValueError(f"invalid conflict_resolution value: {self.conflict_handler!r}")

    def _check_conflict(self, action):
        conflicts = [(option_string, self._option_string_actions[option_string])
                     for option_string in action.option_strings
                     if option_string in self._option_string_actions]
        if conflicts:
            self._get_handler()(action, conflicts)

    def _handle_conflict_error(self, action, conflicting_actions):
        strings = ", ".join([option_string for option_string, _ in conflicting_actions])
        plural = "" if len(conflicting_actions) == 1 else "s"
        raise ArgumentError(action, f"conflicting option string{plural}: {strings}")

    def _handle_conflict_resolve(self, action, conflicting_actions):
        taken = self._option_string_actions
        for option_string, loser in conflicting_actions:
            names = loser.option_strings
            names.remove(option_string)
            taken.pop(option_string, None)
            if not names:
                loser.container._remove_action(loser)

    def _check_help(self, action):
        if action.help and hasattr(self, "_get_formatter"):
            formatter = self._get_formatter()
            try:
                formatter._expand_help(action)
            except (ValueError, TypeError, KeyError) as error:
                raise ValueError("badly formed help string") from error


# --- late: groups

class _ArgumentGroup(_ActionsContainer):
    def __init__(self, container, title=None, description=None, **kwargs):
        if "prefix_chars" in kwargs:
            import warnings
            warnings.warn("The use of the undocumented 'prefix_chars' parameter in "
                          "ArgumentParser.add_argument_group() is deprecated.",
                          DeprecationWarning, stacklevel=3)
        kwargs.setdefault("conflict_handler", container.conflict_handler)
        kwargs.setdefault("prefix_chars", container.prefix_chars)
        kwargs.setdefault("argument_default", container.argument_default)
        super().__init__(description=description, **kwargs)
        self.title = title
        self._group_actions = []
        # All else is of the container, also what comes later.
        for shared in ("_actions", "_defaults", "_has_negative_number_optionals",
                       "_mutually_exclusive_groups", "_option_string_actions", "_registries"):
            setattr(self, shared, getattr(container, shared))

    def _add_action(self, action):
        action = super()._add_action(action)
        self._group_actions.append(action)
        return action

    def _remove_action(self, action):
        super()._remove_action(action)
        self._group_actions.remove(action)

    def _add_section(self, formatter):
        formatter.start_section(self.title)
        formatter.add_text(self.description)
        formatter.add_arguments(self._group_actions)
        formatter.end_section()

    def add_argument_group(self, *args, **kwargs):
        raise ValueError("argument groups cannot be nested")


# --- late: groups of which one is given

class _MutuallyExclusiveGroup(_ArgumentGroup):
    def __init__(self, container, required=False):
        super().__init__(container)
        self.required = required
        self._container = container

    def _add_action(self, action):
        if action.required:
            raise ValueError("mutually exclusive arguments must be optional")
        action = self._container._add_action(action)
        self._group_actions.append(action)
        return action

    def _remove_action(self, action):
        self._group_actions.remove(action)
        self._container._remove_action(action)

    def add_mutually_exclusive_group(self, **kwargs):
        raise ValueError("mutually exclusive groups cannot be nested")


# --- late: parsing

class _Parse:
    # One parse of a list of strings. Each string is a letter of a pattern: A an argument, O what looks
    # like an option, - the first "--". Options are taken as they come, and positionals as soon as
    # there are arguments for them; intermixed, positionals come last, out of all that is left.
    def __init__(self, parser, strings, namespace):
        self.parser = parser
        self.strings = strings
        self.namespace = namespace
        self.positionals = parser._get_positional_actions()
        self.extras = []
        self.extras_pattern = []
        self.seen = set()
        self.given = set()  # those seen that did not only take their default
        self.warned = set()
        self.conflicts = {}
        for group in parser._mutually_exclusive_groups:
            for action in group._group_actions:
                others = self.conflicts.setdefault(action, [])
                others += [other for other in group._group_actions if other is not action]
        self.options = {}
        letters = []
        for index, string in enumerate(strings):
            if string == "--":
                letters.append("-" + "A" * (len(strings) - index - 1))
                break
            found = parser._parse_optional(string)
            if found is None:
                letters.append("A")
            else:
                self.options[index] = found
                letters.append("O")
        self.pattern = "".join(letters)

    def run(self, intermixed):
        last = max(self.options, default=-1)
        start = 0
        while start <= last:
            next_option = self.pattern.find("O", start)
            if not intermixed and start != next_option:
                end = self.consume_positionals(start)
                if end > start:
                    start = end
                    continue
            if start not in self.options:
                self.leave(start, next_option)
                start = next_option
            start = self.consume_option(start)
        if intermixed:
            self.leave(start, len(self.strings))
            return self.consume_left()
        end = self.consume_positionals(start)
        return self.extras + self.strings[end:]

    def leave(self, start, end):
        self.extras += self.strings[start:end]
        self.extras_pattern += self.pattern[start:end]

    def consume_left(self):
        strings, letters = self.extras, self.extras_pattern
        places = [index for index, letter in enumerate(letters) if letter != "O"]
        self.strings = [strings[index] for index in places]
        self.pattern = "".join([letters[index] for index in places])
        taken = set(places[:self.consume_positionals(0)])
        return [string for index, string in enumerate(strings) if index not in taken]

    def take(self, action, strings, option_string=None):
        self.seen.add(action)
        values = self.parser._get_values(action, strings)
        if action.option_strings or strings:
            self.given.add(action)
            for other in self.conflicts.get(action, ()):
                if other in self.given:
                    raise ArgumentError(
                        action, f"not allowed with argument {_get_action_name(other)}")
        if values is not SUPPRESS:
            action(self.parser, self.namespace, values, option_string)

    def consume_positionals(self, start):
        counts = self.parser._match_arguments_partial(self.positionals, self.pattern[start:])
        for action, count in zip(self.positionals, counts):
            end = start + count
            strings = self.strings[start:end]
            letters = self.pattern[start:end]
            if action.nargs == PARSER:
                letters = letters[:1]  # what comes after the name is for the other parser
            if action.nargs != REMAINDER and "-" in letters:
                strings.remove("--")
            start = end
            if strings and action.deprecated:
                self.parser._warning(f"argument '{action.dest}' is deprecated")
            self.take(action, strings)
        self.positionals = self.positionals[len(counts):]
        return start

    def consume_option(self, start):
        found = self.options[start]
        if len(found) > 1:
            matches = ", ".join([option_string for _, option_string, _, _ in found])
            raise ArgumentError(
                None, f"ambiguous option: {self.strings[start]} could match {matches}")
        action, option_string, separator, explicit = found[0]
        parser = self.parser
        taken = []
        end = start + 1
        while True:
            if action is None:
                self.extras.append(self.strings[start])
                self.extras_pattern.append("O")
                return end
            if explicit is None:
                end += parser._match_argument(action, self.pattern[end:])
                taken.append((action, self.strings[start + 1:end], option_string))
                break
            count = parser._match_argument(action, "A")
            if count == 1:
                taken.append((action, [explicit], option_string))
                break
            # -xyz is -x -y -z if -x takes no argument.
            if (count != 0 or explicit == "" or option_string[1] in parser.prefix_chars
                    or separator or explicit[0] in parser.prefix_chars):
                raise ArgumentError(action, f"ignored explicit argument {explicit!r}")
            taken.append((action, [], option_string))
            rest = explicit
            option_string = option_string[0] + rest[0]
            if option_string not in parser._option_string_actions:
                self.extras.append(option_string[0] + rest)
                self.extras_pattern.append("O")
                break
            action = parser._option_string_actions[option_string]
            rest = rest[1:]
            if not rest:
                separator = explicit = None
            elif rest[0] == "=":
                separator, explicit = "=", rest[1:]
            else:
                separator, explicit = "", rest
        for action, strings, option_string in taken:
            if action.deprecated and option_string not in self.warned:
                parser._warning(f"option '{option_string}' is deprecated")
                self.warned.add(option_string)
            self.take(action, strings, option_string)
        return end

    def check_all_there(self):
        parser, namespace = self.parser, self.namespace
        missing = []
        for action in parser._actions:
            if action in self.seen:
                continue
            if action.required:
                missing.append(_get_action_name(action))
            elif (isinstance(action.default, str) and hasattr(namespace, action.dest)
                    and action.default is getattr(namespace, action.dest)):
                setattr(namespace, action.dest, parser._get_value(action, action.default))
        if missing:
            raise ArgumentError(
                None, f"the following arguments are required: {', '.join(missing)}")
        for group in parser._mutually_exclusive_groups:
            if group.required and self.given.isdisjoint(group._group_actions):
                names = " ".join([_get_action_name(action) for action in group._group_actions
                                  if action.help is not SUPPRESS])
                raise ArgumentError(None, f"one of the arguments {names} is required")


# --- late: ArgumentParser

def _prog_name(prog=None):
    if prog is not None:
        return prog
    path = sys.argv[0]
    return path.rpartition("/")[2]


def _identity(string):
    return string


class ArgumentParser(_AttributeHolder, _ActionsContainer):
    """Turns command lines into values, as its arguments describe."""

    def __init__(self, prog=None, usage=None, description=None, epilog=None, parents=[],
                 formatter_class=HelpFormatter, prefix_chars="-", fromfile_prefix_chars=None,
                 argument_default=None, conflict_handler="error", add_help=True, allow_abbrev=True,
                 exit_on_error=True, *, suggest_on_error=False, color=True):
        super().__init__(description, prefix_chars, argument_default, conflict_handler)
        self.prog = _prog_name(prog)
        self.usage = usage
        self.epilog = epilog
        self.formatter_class = formatter_class
        self.fromfile_prefix_chars = fromfile_prefix_chars
        self.add_help = add_help
        self.allow_abbrev = allow_abbrev
        self.exit_on_error = exit_on_error
        self.suggest_on_error = suggest_on_error
        self.color = color
        self._positionals = self.add_argument_group("positional arguments")
        self._optionals = self.add_argument_group("options")
        self._subparsers = None
        self.register("type", None, _identity)
        if self.add_help:
            prefix = "-" if "-" in prefix_chars else prefix_chars[0]
            self.add_argument(prefix + "h", prefix * 2 + "help", action="help", default=SUPPRESS,
                              help="show this help message and exit")
        for parent in parents:
            if not isinstance(parent, ArgumentParser):
                raise TypeError("parents must be a list of ArgumentParser")
            self._add_container_actions(parent)
            self._defaults.update(parent._defaults)

    def _get_kwargs(self):
        names = ("prog", "usage", "description", "formatter_class", "conflict_handler", "add_help")
        return [(name, getattr(self, name)) for name in names]

    def add_subparsers(self, **kwargs):
        if self._subparsers is not None:
            raise ValueError("cannot have multiple subparser arguments")
        kwargs.setdefault("parser_class", type(self))
        if "title" in kwargs or "description" in kwargs:
            title = kwargs.pop("title", "subcommands")
            self._subparsers = self.add_argument_group(title, kwargs.pop("description", None))
        else:
            self._subparsers = self._positionals
        if kwargs.get("prog") is None:
            # The programs of the parsers are named by all that comes before them.
            formatter = self.formatter_class(prog=self.prog)
            formatter.add_usage(None, self._get_positional_actions(),
                                self._mutually_exclusive_groups, "")
            kwargs["prog"] = formatter.format_help().strip()
        action = self._pop_action_class(kwargs, "parsers")(option_strings=[], **kwargs)
        action._color = self.color
        self._check_help(action)
        self._subparsers._add_action(action)
        return action

    def _add_action(self, action):
        (self._optionals if action.option_strings else self._positionals)._add_action(action)
        return action

    def _get_optional_actions(self):
        return [action for action in self._actions if action.option_strings]

    def _get_positional_actions(self):
        return [action for action in self._actions if not action.option_strings]

    def parse_args(self, args=None, namespace=None):
        return self._without_extras(*self.parse_known_args(args, namespace))

    def parse_known_args(self, args=None, namespace=None):
        return self._parse_known_args2(args, namespace, intermixed=False)

    def parse_intermixed_args(self, args=None, namespace=None):
        return self._without_extras(*self.parse_known_intermixed_args(args, namespace))

    def parse_known_intermixed_args(self, args=None, namespace=None):
        for action in self._get_positional_actions():
            if action.nargs in (PARSER, REMAINDER):
                raise TypeError(f"parse_intermixed_args: positional arg with nargs={action.nargs}")
        return self._parse_known_args2(args, namespace, intermixed=True)

    def _without_extras(self, namespace, extras):
        if extras:
            message = f"unrecognized arguments: {' '.join(extras)}"
            if not self.exit_on_error:
                raise ArgumentError(None, message)
            self.error(message)
        return namespace

    def _parse_known_args2(self, args, namespace, intermixed):
        args = sys.argv[1:] if args is None else list(args)
        if namespace is None:
            namespace = Namespace()
        for action in self._actions:
            if action.dest is SUPPRESS or action.default is SUPPRESS:
                continue
            if not hasattr(namespace, action.dest):
                setattr(namespace, action.dest, action.default)
        for dest, value in self._defaults.items():
            if not hasattr(namespace, dest):
                setattr(namespace, dest, value)
        try:
            namespace, args = self._parse_known_args(args, namespace, intermixed)
        except ArgumentError as error:
            if not self.exit_on_error:
                raise
            self.error(str(error))
        unknown = getattr(namespace, _UNRECOGNIZED_ARGS_ATTR, None)
        if unknown is not None:
            delattr(namespace, _UNRECOGNIZED_ARGS_ATTR)
            args += unknown
        return namespace, args

    def _parse_known_args(self, arg_strings, namespace, intermixed):
        if self.fromfile_prefix_chars is not None:
            arg_strings = self._read_args_from_files(arg_strings)
        parse = _Parse(self, arg_strings, namespace)
        extras = parse.run(intermixed)
        parse.check_all_there()
        return namespace, extras

    def _read_args_from_files(self, arg_strings):
        read = []
        for string in arg_strings:
            if not string or string[0] not in self.fromfile_prefix_chars:
                read.append(string)
                continue
            try:
                with open(string[1:], encoding="utf-8", errors="surrogateescape") as file:
                    lines = file.read().splitlines()
            except OSError as error:
                raise ArgumentError(None, str(error))
            within = [each for line in lines for each in self.convert_arg_line_to_args(line)]
            read += self._read_args_from_files(within)
        return read

    def convert_arg_line_to_args(self, arg_line):
        return [arg_line]

    def _match_argument(self, action, arg_strings_pattern):
        found = re.match(self._get_nargs_pattern(action), arg_strings_pattern)
        if found is not None:
            return len(found.group(1))
        messages = {None: "expected one argument", OPTIONAL: "expected at most one argument",
                    ONE_OR_MORE: "expected at least one argument"}
        message = messages.get(action.nargs)
        if message is None:
            message = f"expected {action.nargs} argument{'' if action.nargs == 1 else 's'}"
        raise ArgumentError(action, message)

    def _match_arguments_partial(self, actions, arg_strings_pattern):
        # How many strings go to each of as many of the actions as can be served.
        patterns = [self._get_nargs_pattern(action) for action in actions]
        while patterns:
            found = re.match("".join(patterns), arg_strings_pattern)
            if found is not None:
                counts = [len(letters) for letters in found.groups()]
                # Those that got nothing have another chance after the option.
                if arg_strings_pattern[found.end():found.end() + 1] == "O":
                    while counts and not counts[-1]:
                        counts.pop()
                return counts
            patterns.pop()
        return []

    def _parse_optional(self, arg_string):
        # None for an argument, else (action, option, separator, explicit argument) for each option
        # that can be meant.
        if not arg_string or arg_string[0] not in self.prefix_chars:
            return None
        actions = self._option_string_actions
        if arg_string in actions:
            return [(actions[arg_string], arg_string, None, None)]
        if len(arg_string) == 1:
            return None
        option_string, separator, explicit = arg_string.partition("=")
        if separator and option_string in actions:
            return [(actions[option_string], option_string, separator, explicit)]
        found = self._get_option_tuples(arg_string)
        if found:
            return found
        if self._negative_number_matcher.match(arg_string):
            if not self._has_negative_number_optionals:
                return None
        if " " in arg_string:
            return None
        return [(None, arg_string, None, None)]

    def _get_option_tuples(self, option_string):
        prefix, separator, explicit = option_string.partition("=")
        if not separator:
            separator = explicit = None
        is_short = option_string[1] not in self.prefix_chars
        found = []
        for known, action in self._option_string_actions.items():
            if is_short and known == option_string[:2]:
                found.append((action, known, "", option_string[2:]))
            elif self.allow_abbrev and known.startswith(prefix):
                found.append((action, known, separator, explicit))
        return found

    def _get_nargs_pattern(self, action):
        nargs = action.nargs
        # Options stop at "--"; positionals take it too, wherever it comes.
        dash = "" if action.option_strings else "-"
        skip = dash and "-*"
        if nargs is None:
            pattern = f"{skip}A{skip}"
        elif nargs == OPTIONAL:
            pattern = f"{skip}A?{skip}"
        elif nargs == ZERO_OR_MORE:
            pattern = f"{skip}[A{dash}]*"
        elif nargs == ONE_OR_MORE:
            pattern = f"{skip}A[A{dash}]*"
        elif nargs == REMAINDER:
            pattern = f"[AO{dash}]*"
        elif nargs == PARSER:
            pattern = f"{skip}A[AO{dash}]*"
        elif nargs == SUPPRESS:
            pattern = skip
        else:
            letter = f"{skip}A" if dash else "[AO]"  # what is counted may look like an option
            pattern = f"(?:{letter}){{{nargs}}}{skip}"
        return f"({pattern})"

    def _get_values(self, action, arg_strings):
        nargs = action.nargs
        if not arg_strings and nargs == OPTIONAL:
            value = action.const if action.option_strings else action.default
            if isinstance(value, str) and value is not SUPPRESS:
                value = self._get_value(action, value)
        elif not arg_strings and nargs == ZERO_OR_MORE and not action.option_strings:
            value = [] if action.default is None else action.default
        elif len(arg_strings) == 1 and (nargs is None or nargs == OPTIONAL):
            value = self._get_value(action, arg_strings[0])
            self._check_value(action, value)
        elif nargs == SUPPRESS:
            value = SUPPRESS
        else:
            value = [self._get_value(action, string) for string in arg_strings]
            if nargs == PARSER:
                self._check_value(action, value[0])
            elif nargs != REMAINDER:
                for each in value:
                    self._check_value(action, each)
        return value

    def _get_value(self, action, arg_string):
        type_func = self._registry_get("type", action.type, action.type)
        if not callable(type_func):
            raise TypeError(f"{type_func!r} is not callable")
        try:
            return type_func(arg_string)
        except ArgumentTypeError as error:
            raise ArgumentError(action, str(error))
        except (TypeError, ValueError):
            name = getattr(action.type, "__name__", repr(action.type))
            raise ArgumentError(action, f"invalid {name} value: {arg_string!r}")

    def _check_value(self, action, value):
        choices = action.choices
        if choices is None:
            return
        if isinstance(choices, str):
            choices = iter(choices)  # one of the characters, no text of several
        if value in choices:
            return
        hint = ""
        if self.suggest_on_error and isinstance(value, str):
            if all(isinstance(choice, str) for choice in action.choices):
                import difflib
                for close in difflib.get_close_matches(value, action.choices, 1):
                    hint = f", maybe you meant {close!r}?"
        raise ArgumentError(action, f"invalid choice: {str(value)!r}{hint} "
                                    f"(choose from {_joined_choices(action.choices)})")

    def _formatter_with_usage(self):
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups)
        return formatter

    def format_usage(self):
        return self._formatter_with_usage().format_help()

    def format_help(self):
        formatter = self._formatter_with_usage()
        formatter.add_text(self.description)
        for group in self._action_groups:
            group._add_section(formatter)
        formatter.add_text(self.epilog)
        return formatter.format_help()

    def _get_formatter(self):
        return self.formatter_class(prog=self.prog)

    def print_usage(self, file=None):
        self._print_message(self.format_usage(), sys.stdout if file is None else file)

    def print_help(self, file=None):
        self._print_message(self.format_help(), sys.stdout if file is None else file)

    def _print_message(self, message, file=None):
        if message:
            file = file or sys.stderr
            try:
                file.write(message)
            except (AttributeError, OSError):
                pass

    def exit(self, status=0, message=None):
        if message:
            self._print_message(message, sys.stderr)
        sys.exit(status)

    def error(self, message):
        """Print usage and message to stderr and exit. What overrides it has to exit or raise, too."""
        self.print_usage(sys.stderr)
        self.exit(2, f"{self.prog}: error: {message}\n")

    def _warning(self, message):
        self._print_message(f"{self.prog}: warning: {message}\n", sys.stderr)
