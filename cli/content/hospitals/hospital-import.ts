import { refused } from "#core/shared/result.ts";
import { importCommand } from "#cli/input/import-command.ts";
import { inputLines } from "#cli/input/input-lines.ts";
import { importedText } from "../wording/page-import.ts";
import { HOSPITALS, NO_PAGE } from "./wording/hospitals.ts";
import type { PageIntake } from "#core/staff/page-intake.ts";

/** Puts the hospitals of a file on their page. */
export const hospitalImport = importCommand<PageIntake>({
  name: "hospital import",
  async put(asked, { file, name, run }) {
    const { hospitalFiles, withHospitals } = await import("./composition.ts");
    const { lines, faults } = await hospitalFiles.inLines(inputLines(asked.terminal.readPieces(file)));
    if (faults.length > 0) return refused(faults);
    const imported = await withHospitals(asked, (hospitals) => hospitals.import({ name, lines, run }));
    if (imported.kind === "ok") return imported;
    if (imported.refusal.kind === "faulty") return refused(imported.refusal.faults);
    asked.terminal.complain(NO_PAGE);
    return refused([]);
  },
  told: (intake, run) => importedText(HOSPITALS, intake, run),
});
