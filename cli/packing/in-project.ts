import { WRONG_USAGE } from "../terminal.ts";
import type { Command } from "../terminal.ts";

/** Stands in the packed command for one that works on the shop itself. */
export const inProject: Command = async (_given, terminal) => {
  terminal.complain("The shop is started in the project's own folder, npm start, and looked after there: npx niramaya.\n");
  return WRONG_USAGE;
};
