import { refused } from "#core/shared/result.ts";
import { importCommand } from "#cli/input/import-command.ts";
import { inputLines } from "#cli/input/input-lines.ts";
import { importedText } from "../wording/page-import.ts";
import { NO_PAGE, PLANS } from "./wording/plans.ts";
import type { PageIntake } from "#core/staff/page-intake.ts";

/** Puts the plans of a file on the health-plan page. */
export const planImport = importCommand<PageIntake>({
  name: "plan import",
  async put(asked, { file, name, run }) {
    const { planFiles, withPlans } = await import("./composition.ts");
    const { lines, faults } = await planFiles.inLines(inputLines(asked.terminal.readPieces(file)));
    if (faults.length > 0) return refused(faults);
    const imported = await withPlans(asked, (plans) => plans.import({ name, lines, run }));
    if (imported.kind === "ok") return imported;
    if (imported.refusal.kind === "faulty") return refused(imported.refusal.faults);
    asked.terminal.complain(NO_PAGE);
    return refused([]);
  },
  told: (intake, run) => importedText(PLANS, intake, run),
});
