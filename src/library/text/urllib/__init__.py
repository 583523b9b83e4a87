# urllib: a package of urllib.parse alone, which takes addresses apart.
# Nothing here opens one.
