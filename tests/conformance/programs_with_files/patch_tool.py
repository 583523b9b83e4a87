# option: --policy standard --enable files
"""Make unified diffs between two trees, apply them, and report what does not fit."""
import difflib
import filecmp
import os
import re
import shutil
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

OLD = {
    "poem.txt": "Roses are red,\nViolets are blue,\nSugar is sweet,\nAnd so are you.\n",
    "list.txt": "".join(f"item {i}\n" for i in range(1, 31)),
    "gone.txt": "bye\n",
    "same/x.txt": "same\n",
}
NEW = {
    "poem.txt": "Roses are red,\nViolets are violet,\nSugar is sweet,\nAnd so are you.\n— anon",
    "list.txt": "".join(f"item {i}\n" for i in range(1, 31) if i != 5).replace("item 27", "ITEM 27\nitem 27½"),
    "fresh/new.txt": "hello\n",
    "same/x.txt": "same\n",
}
HUNK = re.compile(r"@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@")


class PatchError(Exception):
    pass


@dataclass
class Hunk:
    start: int
    lines: list = field(default_factory=list)


@dataclass
class FilePatch:
    old: str
    new: str
    hunks: list = field(default_factory=list)


def write_tree(root, files):
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def read_lines(path):
    return path.read_text(encoding="utf-8").splitlines(keepends=True) if path.exists() else []


def diff_trees(old, new):
    names = {p.relative_to(root).as_posix() for root in (old, new) for p in root.rglob("*") if p.is_file()}
    for name in sorted(names):
        a, b = old / name, new / name
        left = name if a.exists() else os.devnull
        right = name if b.exists() else os.devnull
        for line in difflib.unified_diff(read_lines(a), read_lines(b), left, right, n=2):
            yield line if line.endswith("\n") else line + "\n\\ No newline at end of file\n"


def parse(lines):
    patch = None
    for line in lines:
        if line.startswith("--- "):
            patch = FilePatch(line[4:].rstrip(), "")
        elif line.startswith("+++ "):
            patch.new = line[4:].rstrip()
            yield patch
        elif match := HUNK.match(line):
            patch.hunks.append(Hunk(int(match[1])))
        elif line.startswith("\\"):
            patch.hunks[-1].lines[-1] = patch.hunks[-1].lines[-1].rstrip("\n")
        elif line[:1] in " +-":
            patch.hunks[-1].lines.append(line)
        else:
            raise PatchError(f"unexpected line {line!r}")


def apply(root, patches, fuzz=3):
    for patch in list(patches):
        target = root / (patch.new if patch.new != os.devnull else patch.old)
        lines, moved = read_lines(target), 0
        for number, hunk in enumerate(patch.hunks, start=1):
            before = [line[1:] for line in hunk.lines if line[0] in " -"]
            after = [line[1:] for line in hunk.lines if line[0] in " +"]
            expected = max(hunk.start - 1, 0) + moved
            for offset in sorted(range(-fuzz, fuzz + 1), key=abs):
                at = expected + offset
                if at >= 0 and lines[at:at + len(before)] == before:
                    break
            else:
                raise PatchError(f"{target.name}: hunk {number} does not fit near line {hunk.start}")
            if offset:
                print(f"{target.name}: hunk {number} applied {offset:+d} lines away")
            lines[at:at + len(before)] = after
            moved += len(after) - len(before)
        if patch.new == os.devnull:
            target.unlink()
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text("".join(lines), encoding="utf-8")


def compare(comparison, prefix=""):
    for label, names in (("only left", comparison.left_only), ("only right", comparison.right_only),
                         ("differ", comparison.diff_files)):
        for name in sorted(names):
            print(f"{label}: {prefix}{name}")
    for name, inner in sorted(comparison.subdirs.items()):
        compare(inner, prefix + name + "/")


with tempfile.TemporaryDirectory() as base:
    old, new, copy = (Path(base, name) for name in ("old", "new", "copy"))
    write_tree(old, OLD)
    write_tree(new, NEW)
    compare(filecmp.dircmp(old, new))
    text = list(diff_trees(old, new))
    print("".join(text))
    shutil.copytree(old, copy)
    patches = list(parse("".join(text).splitlines(keepends=True)))
    print([(Path(p.old).name, Path(p.new).name, len(p.hunks)) for p in patches])
    apply(copy, patches)
    compare(filecmp.dircmp(copy, new, hide=["fresh"]))
    print(all((copy / name).read_text("utf-8") == text for name, text in NEW.items()), (copy / "gone.txt").exists())

    (old / "list.txt").write_text("first\nsecond\n" + OLD["list.txt"])
    apply(old, [patch for patch in patches if patch.new == "list.txt"])
    (old / "poem.txt").write_text("something else\n")
    try:
        apply(old, [patch for patch in patches if patch.new == "poem.txt"])
    except PatchError as error:
        print(error)
    ratio = difflib.SequenceMatcher(None, OLD["poem.txt"], NEW["poem.txt"]).ratio()
    print(f"{ratio:.3f}", difflib.get_close_matches("itme 3", OLD["list.txt"].splitlines(), n=2))

#> only left: gone.txt
#> only right: fresh
#> differ: list.txt
#> differ: poem.txt
#> --- /dev/null
#> +++ fresh/new.txt
#> @@ -0,0 +1 @@
#> +hello
#> --- gone.txt
#> +++ /dev/null
#> @@ -1 +0,0 @@
#> -bye
#> --- list.txt
#> +++ list.txt
#> @@ -3,5 +3,4 @@
#>  item 3
#>  item 4
#> -item 5
#>  item 6
#>  item 7
#> @@ -25,5 +24,6 @@
#>  item 25
#>  item 26
#> -item 27
#> +ITEM 27
#> +item 27½
#>  item 28
#>  item 29
#> --- poem.txt
#> +++ poem.txt
#> @@ -1,4 +1,5 @@
#>  Roses are red,
#> -Violets are blue,
#> +Violets are violet,
#>  Sugar is sweet,
#>  And so are you.
#> +— anon
#> \ No newline at end of file
#>
#> [('null', 'new.txt', 1), ('gone.txt', 'null', 1), ('list.txt', 'list.txt', 2), ('poem.txt', 'poem.txt', 1)]
#> True False
#> list.txt: hunk 1 applied +2 lines away
#> list.txt: hunk 2 applied +2 lines away
#> poem.txt: hunk 1 does not fit near line 1
#> 0.913 ['item 3', 'item 30']
