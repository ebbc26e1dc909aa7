import { QUESTIONNAIRES } from "#core/assessments/questions/questionnaires.ts";
import { readArguments } from "#cli/arguments.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { lintedQuestionnaire } from "./composition.ts";
import { lintText } from "./words.ts";
import type { Command } from "#cli/terminal.ts";

/** Looks for what is wrong with the questionnaires. Source: specification/assessments.md, Questionnaires. */
export const assessmentLint: Command = async (given, terminal) => {
  const read = readArguments(given, { switches: ["json"], options: [], files: 0 });
  if (read.kind === "refused") return wrongUsage(terminal, "assessment lint", read.refusal);
  const linted = QUESTIONNAIRES.map(lintedQuestionnaire);
  await terminal.write(read.value.switches.has("json") ? `${JSON.stringify({ questionnaires: linted }, null, 2)}\n` : lintText(linted));
  return linted.every(({ faults }) => faults.length === 0) ? DONE : UNUSABLE_INPUT;
};
