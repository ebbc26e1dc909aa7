import { quizFindings } from "#core/quizzes/content/quiz-finding.ts";
import { asNewRows } from "#core/staff/import/planned-rows.ts";
import { inputLines } from "#cli/input/input-lines.ts";
import { readArguments } from "#cli/arguments.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { composeQuizLines } from "./composition.ts";
import { lineFaultText } from "#cli/wording/line-faults.ts";
import { findingText, lintedText } from "./wording/register.ts";
import type { Command } from "#cli/terminal.ts";

/** Looks quizzes over before they open. Source: specification/quizzes.md, Staff commands. */
export const quizLint: Command = async (given, terminal) => {
  const read = readArguments(given, { switches: ["json"], options: [], files: 1 });
  if (read.kind === "refused") return wrongUsage(terminal, "quiz lint", read.refusal);
  const [file = ""] = read.value.files;
  const { changes: quizzes, faults } = asNewRows(await composeQuizLines(inputLines(terminal.readPieces(file))));
  const found = quizzes.flatMap(({ row: { line }, becomes }) =>
    quizFindings(becomes).map((finding) => ({ line, quiz: becomes.quiz.id, ...finding })),
  );
  if (read.value.switches.has("json"))
    await terminal.write(`${JSON.stringify({ quizzes: quizzes.length, faults, findings: found }, null, 2)}\n`);
  else {
    for (const fault of faults) terminal.complain(lineFaultText(fault));
    const isNoneRead = quizzes.length === 0 && faults.length > 0; // Nothing was looked over.
    await terminal.write(isNoneRead ? "" : `${found.map(findingText).join("")}${lintedText(quizzes.length, found.length)}`);
  }
  return faults.length + found.length === 0 ? DONE : UNUSABLE_INPUT;
};
