# sysconfig for CPython's own tests: nothing was configured.
def get_config_var(name):
    return None


def get_config_vars(*names):
    return [None] * len(names) if names else {}


def get_platform():
    return "linux-x86_64"


def is_python_build(check_home=None):
    return False
