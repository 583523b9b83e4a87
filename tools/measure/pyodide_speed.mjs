// Measures Pyodide for python_speed.py: node pyodide_speed.mjs GROUPS.
// The first line of standard input is [data, statements] as JSON. Each of the others is the name of a measurement, which
// is answered with the seconds that it takes.

import { createInterface } from "node:readline";
import { loadOracle } from "../common/pyodide.mjs";

const groups = Number(process.argv[2]);
const CALLS = 5000;

function seconds(action) {
  const start = process.hrtime.bigint();
  action();
  return Number(process.hrtime.bigint() - start) / 1e9;
}

function best(action) {
  return Math.min(...Array.from({ length: groups }, () => seconds(action)));
}

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const [values, statements] = JSON.parse((await lines.next()).value);
const python = await loadOracle();
const newNames = python.globals.get("dict");
const feeds = () => {
  const globals = newNames();
  for (const text of statements) python.runPython(text, { globals });
  globals.destroy();
};
const cold = () => {
  const globals = newNames();
  python.runPython("1 + 1", { globals });
  globals.destroy();
};
python.globals.set("f", (n) => n);
const loop = (body) => () => python.runPython(`for i in range(${CALLS}):\n    ${body}\n`);
const held = python.toPy(values);
const measurements = {
  one: () => best(() => python.runPython("1 + 1")),
  cold: () => best(cold),
  feeds: () => best(feeds),
  call: () => (best(loop("j = f(i)")) - best(loop("j = i"))) / CALLS,
  in: () => best(() => python.toPy(values).destroy()),
  out: () => best(() => held.toJs()),
};
for await (const name of lines) {
  console.log(measurements[name]());
}
