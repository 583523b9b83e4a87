"""The examples of docs/python.md and of the docstrings."""

import doctest
import pathlib

import hognose

PAGE = pathlib.Path(__file__).resolve().parents[3] / "docs" / "python.md"


def test_the_page():
    failed, attempted = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert failed == 0 and attempted > 15


def test_the_docstring():
    failed, attempted = doctest.testmod(hognose)
    assert failed == 0 and attempted == 2
