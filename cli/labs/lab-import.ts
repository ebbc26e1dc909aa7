import { refused } from "#core/shared/result.ts";
import { importCommand } from "#cli/input/import-command.ts";
import { inputLines } from "#cli/input/input-lines.ts";
import { platformAlone } from "./platform-alone.ts";
import { importedText } from "./wording/labs.ts";

/** Puts what laboratories offer in the place of what has the same ids. */
export const labImport = importCommand({
  name: "lab import",
  async put(context, { file, name, run }) {
    const { labFiles, withLabs } = await import("./composition.ts");
    const entries = await labFiles.inLines(inputLines(context.terminal.readPieces(file)));
    const imported = await withLabs(context, (labs) => labs.import({ name, file: entries, run }));
    return imported.kind === "ok" ? imported : refused(imported.refusal.faults);
  },
  told: importedText,
  among: platformAlone,
});
