"""An eval_fn for langgraph-codeact: create_codeact(model, tools, make_eval_fn()).

Each script runs in a sandbox of its own. What the graph carries on are the names whose values are data; functions and
classes that a script defines are gone after it.
"""

import hognose
from hognose.adapters._steps import DEFAULTS, data_of, define_tool, step_of


def make_eval_fn(**options):
    """eval_fn(code, locals) -> (text, new variables). options: those of hognose.Session."""
    options = {**DEFAULTS, **options}
    hognose.Session(**options)  # wrong options fail here

    def eval_fn(code, locals):
        session = hognose.Session(**options)
        tools = set()
        for name, value in locals.items():
            if callable(value):
                define_tool(session, name, value)
                tools.add(name)
            else:
                session.set_global(name, value)
        step = step_of(session.run(code, filename="<script>"))
        text = step.output + (step.error or "")
        variables = {name: value for name, value in data_of(session, without=tools).items()
                     if name not in locals or value != locals[name]}
        return text or "<code ran, no output printed to stdout>", variables

    return eval_fn
