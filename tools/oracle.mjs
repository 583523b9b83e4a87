// Runs a batch of scripts under CPython 3.14 for tools/test.py.
//
// Reads the JSON request of oracle_driver.py from stdin and writes its JSON response to stdout.
// tools/common/pyodide.mjs finds CPython.

import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { loadOracle } from "./common/pyodide.mjs";

const toStderr = (line) => process.stderr.write(line + "\n");
const python = await loadOracle({ stdout: toStderr, stderr: toStderr });
const driver = readFileSync(new URL("./oracle_driver.py", import.meta.url), "utf8");
python.globals.set("oracle_request", await text(process.stdin));
python.runPython(driver.replace('if __name__ == "__main__":', "if False:"));
process.stdout.write(python.runPython("run_batch(oracle_request)"));
