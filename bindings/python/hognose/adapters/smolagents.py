"""An executor for smolagents: CodeAgent(tools, model, executor=HognoseExecutor()).

Names stay from step to step. After a limit the step is undone. Tools are called with copies of data, so a tool's result
that is not data is a TypeError of the guest.
"""

import hognose
from hognose.adapters._steps import DEFAULTS, define_tool, step_of
from smolagents.local_python_executor import CodeOutput, InterpreterError, PythonExecutor


class HognoseExecutor(PythonExecutor):
    """options: those of hognose.Session. The agent's `additional_authorized_imports` only tell the model what it may
    import; allowed_imports= and policy= decide."""

    def __init__(self, **options):
        self._options = {**DEFAULTS, **options}
        self._session = hognose.Session(**self._options)
        self._tools = {}
        self._final = []
        self.state = {"_print_outputs": ""}

    def send_tools(self, tools):
        for name, tool in tools.items():
            if name not in self._tools:
                define_tool(self._session, name, self._call(name))
            self._tools[name] = tool

    def _call(self, name):
        def call(*arguments, **keywords):
            result = self._tools[name](*arguments, **keywords)
            if name != "final_answer":
                return result
            # Nothing of the guest's code runs after its answer, whatever it catches.
            self._final.append(result)
            self._session.cancel()
        return call

    def send_variables(self, variables):
        for name, value in variables.items():
            try:
                self._session.set_global(name, value)
            except (TypeError, ValueError) as error:
                raise InterpreterError(f"the variable {name} cannot be given to the sandbox: {error}") from None

    def __call__(self, code_action):
        self._final.clear()
        step = step_of(self._session.run(code_action, filename="<code>"))
        self.state["_print_outputs"] = step.output
        if self._final:
            return CodeOutput(output=self._final[0], logs=step.output, is_final_answer=True)
        if step.error is not None:
            raise InterpreterError(step.error)
        return CodeOutput(output=step.value, logs=step.output, is_final_answer=False)

    def cleanup(self):
        """Forgets all names."""
        self._session.discard()
