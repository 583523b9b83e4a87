// Compares the syntax trees of Hognose with those of CPython 3.14 (the npm package pyodide), file by
// file: `hognose show ast --format=cpython` with the output of ast.dump including all positions.
//
//   node tools/inspect/compare_syntax_trees.mjs [FOLDER...]     default: the library of Debian's python3.11
//
// A file that one of the two rejects must be rejected by both. Prints the files that differ and a
// total. The exit code is 1 if any file differs. tools/common/pyodide.mjs finds CPython.

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { loadOracle } from "../common/pyodide.mjs";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const hognose = join(root, "build/release/hognose");
const python = await loadOracle();
const dump = python.runPython(`
import ast, hashlib, warnings

warnings.simplefilter("ignore")

def digest(source):
    try:
        tree = compile(bytes(source.to_py()), "file", "exec", ast.PyCF_ONLY_AST, dont_inherit=True)
    except SyntaxError:
        return None
    text = ast.dump(tree, include_attributes=True, show_empty=True)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()

digest`);

function digestOfHognose(path) {
  const result = spawnSync(hognose, ["show", "ast", "--format=cpython", path],
                           { maxBuffer: 1 << 30 });
  if (result.status !== 0) return undefined;
  const end = result.stdout.length - 1;  // the newline
  return createHash("sha256").update(result.stdout.subarray(0, end)).digest("hex");
}

const folders = process.argv.length > 2 ? process.argv.slice(2) : ["/usr/lib/python3.11"];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".py"))
    .map((name) => join(folder, name)));
let same = 0, rejected = 0, different = 0;
for (const path of files.sort()) {
  const theirs = dump(new Uint8Array(readFileSync(path))), ours = digestOfHognose(path);
  if (theirs !== ours) {
    ++different;
    const how = theirs === undefined ? "only Hognose accepts it"
      : ours === undefined ? "only Hognose rejects it" : "the trees differ";
    console.log(`${path}: ${how}`);
  } else if (theirs === undefined) {
    ++rejected;
  } else {
    ++same;
  }
}
console.log(`${files.length} files: ${same} equal, ${rejected} rejected by both, ${different} different`);
process.exit(different === 0 && files.length > 0 ? 0 : 1);
