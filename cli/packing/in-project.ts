import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { DEFECT, WRONG_USAGE } from "../terminal.ts";
import type { Command } from "../terminal.ts";

/** The project, seen from the packed command in dist/package as from here. */
const inside = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * Stands in the packed command for one that works on the shop itself: runs that in the project, where the packed command is the project's
 * own.
 */
export const inProject: Command = async (_given, terminal) => {
  const main = inside("cli/main.mjs");
  if (existsSync(main)) return run(main);
  terminal.complain("The shop is started in the project's own folder, npm start, and looked after there: npx niramaya.\n");
  return WRONG_USAGE;
};

/** Its exit status. The project's own Node knows TypeScript, whatever npx runs on. */
function run(main: string): Promise<number> {
  const own = inside("node_modules/.bin/node");
  const child = spawn(existsSync(own) ? own : process.execPath, [main, ...process.argv.slice(2)], { stdio: "inherit" });
  process.on("SIGTERM", () => void child.kill("SIGTERM"));
  process.on("SIGINT", () => {}); // A terminal tells both, and a second signal would end it at once.
  return new Promise((ended, failed) => {
    child.once("error", failed);
    child.once("exit", (status) => ended(status ?? DEFECT));
  });
}
