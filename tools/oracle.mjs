// Runs a batch of scripts under CPython 3.14 (the npm package pyodide) for tools/test.py.
//
// Reads the JSON request of oracle_driver.py from stdin and writes its JSON response to stdout. The
// package is found beside this file (npm install in tools/) or, if set, in the folder PYODIDE_HOME.

import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const home = process.env.PYODIDE_HOME;
const specifier = home ? pathToFileURL(join(home, "pyodide.mjs")).href : "pyodide";
const { loadPyodide } = await import(specifier);

const toStderr = (line) => process.stderr.write(line + "\n");
const python = await loadPyodide({ stdout: toStderr, stderr: toStderr });
const driver = readFileSync(new URL("./oracle_driver.py", import.meta.url), "utf8");
python.globals.set("oracle_request", await text(process.stdin));
python.runPython(driver.replace('if __name__ == "__main__":', "if False:"));
process.stdout.write(python.runPython("run_batch(oracle_request)"));
