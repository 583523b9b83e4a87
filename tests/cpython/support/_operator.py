# _operator for CPython's own tests: there is one implementation of the operators.
from operator import *
from hmac import compare_digest as _compare_digest
