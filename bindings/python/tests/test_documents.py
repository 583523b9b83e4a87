"""The examples of the pages and of the docstrings."""

import doctest
import pathlib

import pytest

import hognose

DOCS = pathlib.Path(__file__).resolve().parents[3] / "docs"


@pytest.mark.parametrize("page, fewest", [
    ("python.md", 30), ("python_compat.md", 14), ("quick_start.md", 9), ("cookbook.md", 40), ("migration.md", 20),
    ("python_security.md", 7), ("../README.md", 5)])
def test_the_pages(page, fewest):
    failed, attempted = doctest.testfile(str(DOCS / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert failed == 0 and attempted >= fewest


def test_the_docstring():
    failed, attempted = doctest.testmod(hognose)
    assert failed == 0 and attempted == 2
