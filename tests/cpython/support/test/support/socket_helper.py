# test.support.socket_helper: there are no sockets. A test that asks for one is skipped.
import unittest

HOST = HOSTv4 = "127.0.0.1"
HOSTv6 = "::1"
IPV6_ENABLED = False
skip_unless_bind_unix_socket = unittest.skip("needs sockets")


def _needs_sockets(*args, **kwargs):
    raise unittest.SkipTest("needs sockets")


bind_port = find_unused_port = bind_unix_socket = create_unix_domain_name = _needs_sockets
transient_internet = tcp_blackhole = _needs_sockets
