# _no_network: what other modules of the library import as socket, socketserver and urllib.request. A run has no
# network: it knows a name for itself, and every attempt to reach something fails.
import errno

AF_UNIX, AF_INET, AF_INET6 = 1, 2, 10
SOCK_STREAM, SOCK_DGRAM = 1, 2
SOL_SOCKET, SO_REUSEADDR, SO_BROADCAST = 1, 2, 6


def gethostname():
    return "localhost"


def getfqdn(name=""):
    return name or "localhost"


def _unreachable(*args, **kwargs):
    raise OSError(errno.ENETUNREACH, "a run has no network")


socket = create_connection = getaddrinfo = gethostbyname = urlopen = _unreachable


class ThreadingTCPServer:
    # A class of servers cannot even be made, so that an attempt to listen fails at once and not in a thread.
    __init_subclass__ = _unreachable


StreamRequestHandler = ThreadingTCPServer
