import { currentQuestionnaire } from "#core/assessments/questions/questionnaires.ts";
import { ASSESSMENT_KINDS } from "#core/assessments/questions/worded-questionnaire.ts";
import { readArguments } from "#cli/arguments.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { printedQuestionnaire } from "./composition.ts";
import { noKindText } from "./words.ts";
import type { Command } from "#cli/terminal.ts";

/** Prints a questionnaire as FHIR R4 has it. Source: specification/assessments.md, Questionnaires. */
export const assessmentPrint: Command = async (given, terminal) => {
  const read = readArguments(given, { switches: ["json"], options: [], files: 1 });
  if (read.kind === "refused") return wrongUsage(terminal, "assessment print", read.refusal);
  const [kindName = ""] = read.value.files;
  const kind = ASSESSMENT_KINDS.find((one) => one === kindName);
  if (kind === undefined) {
    terminal.complain(noKindText(kindName, ASSESSMENT_KINDS));
    return UNUSABLE_INPUT;
  }
  await terminal.write(`${JSON.stringify(printedQuestionnaire(currentQuestionnaire(kind)), null, 2)}\n`);
  return DONE;
};
