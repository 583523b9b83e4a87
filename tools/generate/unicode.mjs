// Runs unicode.py under CPython 3.14, which includes the Unicode 16.0 database, and writes the
// generated files into the repository.
//
//     node tools/generate/unicode.mjs
//
// Takes about half a minute. The result depends only on the interpreter's Unicode version.
// tools/common/pyodide.mjs finds the interpreter.
import { readFileSync, writeFileSync } from "fs";
import { dirname, join } from "path";
import { fileURLToPath } from "url";
import { loadOracle } from "../common/pyodide.mjs";

const folder = dirname(fileURLToPath(import.meta.url));
const python = await loadOracle({ stdout: (line) => console.log(line) });
python.FS.writeFile("/tmp/generate.py", readFileSync(join(folder, "unicode.py")));
python.runPython(`
source = open("/tmp/generate.py").read()
exec(compile(source, "unicode.py", "exec"), globals())
`);
const files = python.globals.get("generated").toJs({ dict_converter: Object.fromEntries });
for (const [path, text] of Object.entries(files)) {
  writeFileSync(join(folder, "..", "..", path), text);
  console.log(`${path}: ${text.length} bytes`);
}
