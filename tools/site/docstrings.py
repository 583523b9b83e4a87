"""For mkdocstrings: the docstrings of hognose._engine, whose stubs have only signatures, from the installed module."""

import importlib

import griffe


class EngineDocstrings(griffe.Extension):
    def on_object(self, *, obj, **_):
        module, _, path = obj.path.partition("hognose._engine.")
        if module or not path or obj.docstring is not None:
            return
        found = importlib.import_module("hognose._engine")
        for name in path.split("."):
            found = getattr(found, name, None)
        text = found.__doc__ if found is not None else None
        if obj.is_function and text:
            # The first paragraph is the signature.
            text = text.partition("\n\n")[2]
        if text:
            obj.docstring = griffe.Docstring(text, parent=obj)
