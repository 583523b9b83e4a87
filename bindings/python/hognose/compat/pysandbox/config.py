"""SandboxConfig: what a guest may use."""

import os

import hognose

# The features of pysandbox -> those of a Hognose policy.
FEATURES = {
    "stdout": ["stdout"],
    "stderr": ["stderr"],
    "stdin": ["stdin"],
    "exit": ["exit"],
    "traceback": ["traceback"],
    "help": ["help"],
    "interpreter": ["stdout", "stderr", "traceback", "exit", "help"],
    "regex": ["regex"],
    "math": ["math"],
    "datetime": ["datetime"],
    "time": ["time"],
    "random": ["random"],
    "unicodedata": ["unicodedata"],
    "codecs": ["codecs"],
    "encodings": ["codecs"],
    "debug_sandbox": ["traceback"],
    "future": ["future"],
    "site": ["exit", "help"],
}
_CLOSED = ("stdout", "stderr", "exit")  # open under the profile strict


class SandboxConfig:
    """The features of a sandbox, and its limits as attributes; None means no limit.

    timeout: seconds. max_memory: bytes. max_output_size: bytes of stdout and stderr together. max_input_size: bytes of
    a program. recursion_limit: calls.
    """

    def __init__(self, *features, cpython_restricted=False, timeout=5.0, max_memory=250 << 20,
                 max_output_size=64 << 10, max_input_size=64 << 10, recursion_limit=1000):
        if cpython_restricted:
            raise NotImplementedError("the restricted mode was a part of CPython 2; a sandbox here needs no help of "
                                      "the host's interpreter, and denies by default")
        self.timeout = timeout
        self.max_memory = max_memory
        self.max_output_size = max_output_size
        self.max_input_size = max_input_size
        self.recursion_limit = recursion_limit
        self._features = []
        self._modules = []
        self._paths = []
        for feature in features:
            self.enable(feature)

    @property
    def features(self):
        return set(self._features)

    def enable(self, feature):
        """Enables a feature. ValueError for a name that there is not."""
        if feature not in FEATURES:
            raise ValueError(f"there is no feature {feature!r}; the features are {', '.join(FEATURES)}")
        self._features.append(feature)

    def allowModule(self, name, *attributes):
        """Lets guests import a built-in module, whole."""
        if attributes:
            raise NotImplementedError("a module is allowed as a whole: its parts have no authority to take away")
        self._modules.append(name)

    def allowPath(self, path):
        """Lets guests open a copy of the file, or of the files in the folder, under the same path. It is made with the
        sandbox, and what guests write is in their memory."""
        self._paths.append(os.path.abspath(path))

    def options(self):
        """The options for hognose.Sandbox."""
        policy = hognose.Policy("strict")
        wanted = {name for feature in self._features for name in FEATURES[feature]}
        for name in _CLOSED:
            if name not in wanted:
                policy.remove_feature(name)
        for name in wanted - set(_CLOSED):
            policy.add_feature(name)
        for module in self._modules:
            policy.add_module(module)
        files = {}
        for path in self._paths:
            if os.path.isdir(path):
                files.update((os.path.join(path, name), content) for name, content in hognose.read_files(path).items())
            else:
                with open(path, "rb") as file:
                    files[path] = file.read()
        limits = {"max_depth": self.recursion_limit, "max_source_bytes": self.max_input_size}
        return {"policy": policy, "files": files if self._paths else None, "max_time_s": self.timeout,
                "max_output_bytes": self.max_output_size, "limits": limits,
                "max_memory_mb": None if self.max_memory is None else max(1, self.max_memory >> 20)}
