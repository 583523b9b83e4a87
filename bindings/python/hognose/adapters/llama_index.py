"""LlamaIndex: CodeActAgent(code_execute_fn=make_code_execute_fn(), …), and a tool for other agents."""

from hognose.adapters._steps import Steps, step_of, text_of


def make_code_execute_fn(tools=None, **options):
    """An `async def (code) -> text` with a session of its own: names stay from call to call.

    tools: functions by name. options: those of hognose.Session.
    """
    steps = Steps(tools, options)

    async def code_execute_fn(code):
        step = step_of(await steps.run_async(code))
        parts = [step.output] if step.output else []
        if step.error is not None:
            parts.append(step.error)
        elif step.value is not None:
            parts.append(text_of(step.value))
        return "\n".join(part.rstrip("\n") for part in parts)

    return code_execute_fn


def code_interpreter_tool(tools=None, **options):
    """A FunctionTool `code_interpreter(code)` that returns printed text and errors."""
    from llama_index.core.tools import FunctionTool
    steps = Steps(tools, options)

    async def code_interpreter(code: str) -> str:
        """Runs Python code. Names stay from call to call; print() shows text."""
        result = await steps.run_async(code)
        step = step_of(result)
        return f"StdOut:\n{result.output}\nStdErr:\n{step.error or result.stderr}"

    return FunctionTool.from_defaults(async_fn=code_interpreter)
