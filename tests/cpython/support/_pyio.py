# _pyio for CPython's own tests: there is one implementation of streams.
from io import *
from io import BytesIO, StringIO
