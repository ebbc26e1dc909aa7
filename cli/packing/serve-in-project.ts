import { WRONG_USAGE } from "../terminal.ts";
import type { Command } from "../terminal.ts";

/** Stands for `serve` in the packed command. */
export const serve: Command = async (_given, terminal) => {
  terminal.complain("The shop is started in the project's own folder: npm start.\n");
  return WRONG_USAGE;
};
