// Runs unicode.py under CPython 3.14, which includes the Unicode 16.0 database, and writes the
// generated files into the repository.
//
//     npm install pyodide@314.0.7     (in any folder; any release with Python 3.14 works)
//     node tools/generate/unicode.mjs path/to/node_modules/pyodide
//
// Takes about half a minute. The result depends only on the interpreter's Unicode version.
import { readFileSync, writeFileSync } from "fs";
import { dirname, join, resolve } from "path";
import { fileURLToPath, pathToFileURL } from "url";

const package_folder = process.argv[2];
if (!package_folder) {
  console.error("usage: node tools/generate/unicode.mjs path/to/node_modules/pyodide");
  process.exit(2);
}
const folder = dirname(fileURLToPath(import.meta.url));
const { loadPyodide } = await import(pathToFileURL(join(resolve(package_folder), "pyodide.mjs")));
const python = await loadPyodide({ stdout: (line) => console.log(line) });
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
