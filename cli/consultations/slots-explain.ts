import { explainSlot } from "#core/consultations/slots/explain-slot.ts";
import { readInstant } from "#core/shared/read-instant.ts";
import { readArguments } from "#cli/arguments.ts";
import { unusable, wrongUsage } from "#cli/complaints.ts";
import { DONE } from "#cli/terminal.ts";
import { composeSlotsFiles } from "./composition.ts";
import { slotsAt } from "./slots-at.ts";
import { slotExplanationJson } from "./slots-json.ts";
import type { Command } from "#cli/terminal.ts";

/** Says why a time of a practitioner is offered or is not. Source: specification/slots.md, The command. */
export const slotsExplain: Command = async (given, terminal) => {
  const read = readArguments(given, { switches: ["json"], options: ["at"], files: 1 });
  if (read.kind === "refused") return wrongUsage(terminal, "slots explain", read.refusal);
  const {
    switches,
    options,
    files: [file = ""],
  } = read.value;
  const time = options.get("at");
  if (time === undefined) return wrongUsage(terminal, "slots explain", "expected --at INSTANT");
  const at = readInstant(time);
  if (at === null) return wrongUsage(terminal, "slots explain", "--at: expected an instant such as 2026-11-20T10:00:00+05:30");
  const slots = composeSlotsFiles().fromBytes(await terminal.readWhole(file));
  if (slots.kind === "refused") return unusable(terminal, slots.refusal);
  const facts = slotsAt(slots.value, terminal.now());
  const explained = explainSlot(facts, at);
  if (explained === null) return unusable(terminal, [{ path: "--at", expected: "an instant from from on and before to" }]);
  if (switches.has("json")) await terminal.write(`${JSON.stringify(slotExplanationJson(explained), null, 2)}\n`);
  else {
    const { slotSentence } = await import("./wording/slots.ts");
    await terminal.write(`${slotSentence(facts, explained)}\n`);
  }
  return DONE;
};
