# test.support.socket_helper: there are no sockets.
import unittest

raise unittest.SkipTest("needs sockets")
