import { whatChanged } from "#core/pricing/what-changed.ts";
import { readArguments } from "#cli/arguments.ts";
import { composeCartFiles } from "./composition.ts";
import { priced } from "./priced.ts";
import { unusable, wrongUsage } from "#cli/complaints.ts";
import { changesJson, changesText } from "./printing/changes.ts";
import { paintFor } from "#cli/printing/paint.ts";
import { DONE } from "#cli/terminal.ts";
import type { Command } from "#cli/terminal.ts";

/** Says why the bill of the second file is another than that of the first. */
export const cartDiff: Command = async (given, terminal) => {
  const read = readArguments(given, { switches: ["json"], options: [], files: 2 });
  if (read.kind === "refused") return wrongUsage(terminal, "cart diff", read.refusal);
  const {
    switches,
    files: [before = "", after = ""],
  } = read.value;
  if (before === "-" && after === "-") return wrongUsage(terminal, "cart diff", "standard input can be one FILE only");

  const { fromBytes } = composeCartFiles();
  const now = terminal.now(); // One for both: a moment's difference is no cause.
  const old = fromBytes(await terminal.readWhole(before), now);
  const young = fromBytes(await terminal.readWhole(after), now);
  const faulty = [
    old.kind === "refused" ? unusable(terminal, old.refusal, before) : DONE,
    young.kind === "refused" ? unusable(terminal, young.refusal, after) : DONE,
  ];
  if (old.kind === "refused" || young.kind === "refused") return Math.max(...faulty);
  const changes = priced(young.value, (request) => whatChanged(old.value, request));
  if (changes.kind === "refused") return unusable(terminal, changes.refusal);
  if (changes.value.kind === "refused")
    return unusable(terminal, [{ path: "cart", expected: "amounts within the limits on the way from one to the other" }]);
  await terminal.write(switches.has("json") ? changesJson(changes.value.value) : changesText(changes.value.value, paintFor(terminal)));
  return DONE;
};
