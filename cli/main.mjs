#!/usr/bin/env node
// Plain JavaScript: an entry in TypeScript is compiled before anything can be kept compiled, by a compiler that takes longer to load than a
// command takes.
import module from "node:module";

module.enableCompileCache?.(); // Before anything else is loaded: what follows is compiled once, not at every start. Node 20 has none.
const { niramaya } = await import("./niramaya.ts");
const { processTerminal } = await import("./process-terminal.ts");
process.exitCode = await niramaya(process.argv.slice(2), processTerminal());
