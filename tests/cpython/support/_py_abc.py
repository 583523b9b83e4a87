# _py_abc for CPython's own tests: there is one implementation of abstract classes.
from abc import ABCMeta, get_cache_token
