import { readArguments } from "#cli/arguments.ts";
import { composeDemoCatalogue } from "./composition.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { dayIn } from "#core/shared/day.ts";
import { printedDay } from "#core/shared/moment.ts";
import { DONE } from "#cli/terminal.ts";
import type { Command } from "#cli/terminal.ts";

const COMMAND = "catalogue demo";
const KINDS = ["coupons", "pincodes", "shipping"] as const;

/** Prints the demo shop's products as NDJSON, the most popular first, or else its coupons, pincodes or shipping settings. */
export const catalogueDemo: Command = async (given, terminal) => {
  const read = readArguments(given, { switches: KINDS, options: ["day"], files: 0 });
  if (read.kind === "refused") return wrongUsage(terminal, COMMAND, read.refusal);
  const { switches, options } = read.value;
  if (switches.size > 1) return wrongUsage(terminal, COMMAND, "expected at most one of --coupons, --pincodes and --shipping");
  const day = dayIn(options.get("day") ?? printedDay(terminal.now()));
  if (day === null) return wrongUsage(terminal, COMMAND, "expected --day as a day such as 2026-11-20");
  const lines = composeDemoCatalogue()(KINDS.find((kind) => switches.has(kind)) ?? "products", day);
  await terminal.write(lines.map((line) => `${line}\n`).join(""));
  return DONE;
};
