// Starts what is named behind it in its own place, after NAME=value as env(1) has it: some of a process is told to its beginning alone, and
// package.json can't say it to every system's shell. What the environment has already stays.
import { spawn } from "node:child_process";
import { once } from "node:events";

const words = process.argv.slice(2);
const begin = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
const env = { ...Object.fromEntries(words.slice(0, begin).map((word) => word.split("="))), ...process.env };
const program = words.slice(begin);

if (process.platform !== "win32") process.execve(process.execPath, [process.execPath, ...program], env);
const [status] = await once(spawn(process.execPath, program, { env, stdio: "inherit" }), "exit"); // Windows puts no program in the place of another.
process.exitCode = status ?? 1;
