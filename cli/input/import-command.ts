import { doneCounts } from "#core/staff/import-decision.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { fileNameOf } from "#cli/staff/audit-entry.ts";
import { DONE } from "#cli/terminal.ts";
import { planText } from "#cli/wording/import-plan.ts";
import { refuseLines } from "./fault-report.ts";
import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { Result } from "#core/shared/result.ts";
import type { ImportPlan } from "#core/staff/import/import-plan.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { Command } from "#cli/terminal.ts";

/** `dry`: it is looked at, and nothing is stored. */
export type ImportRun = "dry" | "real";

/** `file` is read; `name` stands in the audit log, without its folder. */
export type ImportedFile = { readonly file: string; readonly name: string; readonly run: ImportRun };

type Importing = {
  /** As it is typed. */
  readonly name: string;
  readonly switches?: readonly string[];
  /** What it takes beside --as. */
  readonly options?: readonly string[];
  /** Puts all of the file, or nothing of it and says which lines are amiss. */
  readonly put: (context: CommandContext, file: ImportedFile) => Promise<Result<ImportPlan, readonly LineFault[]>>;
  readonly told: (plan: ImportPlan, run: ImportRun) => string;
  /** What --json has of the counts. */
  readonly counted?: (plan: ImportPlan) => object;
  /** Lets some staff import and refuses others; unless given, all may. */
  readonly among?: (context: CommandContext, act: () => Promise<number>) => Promise<number>;
};

/**
 * A command by which staff put a file into the shop: all of it, or nothing where a line is faulty. A dry run tells each field that would
 * change.
 */
export const importCommand = ({
  name,
  switches = [],
  options = [],
  put,
  told,
  counted = doneCounts,
  among = (_, act) => act(),
}: Importing): Command =>
  databaseCommand({ name, switches: [...switches, "dry-run", "json"], options: [...options, "as"], files: 1 }, (context) =>
    among(context, async () => {
      const { given, terminal } = context;
      const [file = ""] = given.files;
      const run = given.switches.has("dry-run") ? "dry" : "real";
      const imported = await put(context, { file, name: fileNameOf(file), run });
      if (imported.kind === "refused") return refuseLines(terminal, imported.refusal);
      const plan = imported.value;
      const json = () => `${JSON.stringify({ ...counted(plan), ...(run === "dry" ? { rows: plan.rows } : {}) })}\n`;
      await terminal.write(given.switches.has("json") ? json() : `${run === "dry" ? planText(plan) : ""}${told(plan, run)}`);
      return DONE;
    }),
  );
