import { refused } from "#core/shared/result.ts";
import { inputLines } from "#cli/input/input-lines.ts";
import { importCommand } from "#cli/input/import-command.ts";
import { importedText } from "../wording/register.ts";

/** Puts the quizzes of a file. Source: specification/quizzes.md, Staff commands. */
export const quizImport = importCommand({
  name: "quiz import",
  async put(context, { file, name, run }) {
    const { quizFiles, withQuizzes } = await import("./composition.ts");
    const quizzes = await quizFiles.inLines(inputLines(context.terminal.readPieces(file)));
    const imported = await withQuizzes(context, (actions) => actions.import({ name, quizzes, run }));
    return imported.kind === "ok" ? imported : refused(imported.refusal.faults);
  },
  told: importedText,
});
