"""An interpreter for DSPy: dspy.ProgramOfThought(signature, interpreter_factory=HognoseInterpreter), and dspy.RLM.

Names stay from one execute() to the next. SUBMIT(…) ends the program with a FinalOutput.
"""

import hognose
from dspy.primitives.code_interpreter import CodeExecutionError, CodeInterpreterError, FinalOutput
from hognose.adapters._steps import DEFAULTS, define_tool, step_of, text_of


class HognoseInterpreter:
    """tools: functions by name, which may change at any time. output_fields: None, or what DSPy tells of the output
    fields; SUBMIT() then takes them. options: those of hognose.Session."""

    def __init__(self, tools=None, output_fields=None, **options):
        self.tools = dict(tools or {})
        self.output_fields = output_fields
        self._options = {**DEFAULTS, **options}
        self._session = None
        self._defined = set()
        self._final = []

    execution_instructions = ("The code is Python 3.14 with the built-in library. It has no files and no network. "
                              "print() shows text, names stay from one block to the next.")

    def start(self):
        """Makes the session, if there is none."""
        if self._session is None:
            self._session = hognose.Session(**self._options)
            self._session.define(self._submit, name="SUBMIT")
            self._defined = {"SUBMIT"}

    def shutdown(self):
        """Forgets all names."""
        self._session = None

    def __call__(self, code, variables=None):
        return self.execute(code, variables)

    def execute(self, code, variables=None):
        """Returns a FinalOutput after SUBMIT(), the printed text, or else the value of the last expression. Raises
        SyntaxError, CodeExecutionError for an exception of the code, and CodeInterpreterError for a limit."""
        self.start()
        for name in self.tools:
            if name not in self._defined:
                define_tool(self._session, name, lambda *a, _name=name, **k: self.tools[_name](*a, **k))
                self._defined.add(name)
        for name, value in (variables or {}).items():
            try:
                self._session.set_global(name, value)
            except (TypeError, ValueError) as error:
                raise CodeInterpreterError(f"the variable {name} cannot be given to the sandbox: {error}") from None
        self._final.clear()
        result = self._session.run(code, filename="<code>")
        if self._final:
            return FinalOutput(self._final[0])
        step = step_of(result)
        if step.is_stopped:
            raise CodeInterpreterError(step.error)
        if result.error_type == "SyntaxError" and not result.frames:
            raise SyntaxError(result.error.partition(": ")[2])
        if step.error is not None:
            raise CodeExecutionError(step.output + step.error)
        if step.output:
            return step.output
        return None if step.value is None else text_of(step.value)

    def _submit(self, *arguments, **keywords):
        names = [field["name"] for field in self.output_fields or []]
        if len(arguments) > len(names) and names or len(arguments) > 1 and not names:
            raise TypeError(f"SUBMIT() takes {len(names) or 1} arguments, {len(arguments)} were given")
        if names:
            given = {**dict(zip(names, arguments)), **keywords}
            if missing := [name for name in names if name not in given]:
                raise TypeError(f"SUBMIT() needs {', '.join(missing)}")
        else:
            given = arguments[0] if arguments and not keywords else dict(keywords)
        self._final.append(given)
        self._session.cancel()
