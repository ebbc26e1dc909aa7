import { refused } from "#core/shared/result.ts";
import { importCommand } from "#cli/input/import-command.ts";
import { importedText } from "../wording/register.ts";

/** Puts the quizzes of a file. Source: specification/quizzes.md, Staff commands. */
export const quizImport = importCommand({
  name: "quiz import",
  async put(asked, { file, name, run }) {
    const { quizFiles, withQuizzes } = await import("./composition.ts");
    const { quizzes, faults } = quizFiles.lines(await asked.terminal.readWhole(file));
    if (faults.length > 0) return refused(faults);
    const imported = await withQuizzes(asked, (actions) => actions.import({ name, quizzes, run }));
    return imported.kind === "ok" ? imported : refused(imported.refusal.faults);
  },
  told: importedText,
});
