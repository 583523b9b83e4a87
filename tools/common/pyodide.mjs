// Loads the oracle: CPython 3.14 as the npm package pyodide, in the version that tools/package-lock.json pins.
//
// `npm ci` in tools/ installs it. The environment variable PYODIDE_HOME may name another folder of the package. Another
// version is refused, because its CPython may print something else.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const lock = JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"));
const pinned = lock.packages["node_modules/pyodide"].version;

export async function loadOracle(options) {
  const home = process.env.PYODIDE_HOME;
  const pyodide = await import(home ? pathToFileURL(join(home, "pyodide.mjs")).href : "pyodide");
  if (pyodide.version !== pinned) {
    throw new Error(`pyodide ${pyodide.version} is installed, but tools/package-lock.json pins ${pinned}: ` +
                    "run npm ci in tools/");
  }
  return pyodide.loadPyodide(options);
}
