# _io: the classes of streams under the name that they have in pickles and in their reprs.
"""The classes of the module io."""

from io import (BufferedRandom, BufferedReader, BufferedRWPair, BufferedWriter, BytesIO, FileIO,
                IncrementalNewlineDecoder, StringIO, TextIOWrapper)
