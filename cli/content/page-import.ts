import { importCommand } from "#cli/input/import-command.ts";
import { inputLines } from "#cli/input/input-lines.ts";
import { countsOf } from "#core/staff/import/import-plan.ts";
import { refused } from "#core/shared/result.ts";
import { importedText } from "./wording/page-import.ts";
import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { ImportPlan } from "#core/staff/import/import-plan.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { ImportRun } from "#cli/input/import-command.ts";
import type { InputLine } from "#cli/input/input-lines.ts";
import type { Result } from "#core/shared/result.ts";
import type { Command } from "#cli/terminal.ts";

type PageFile<File> = { readonly name: string; readonly file: File; readonly run: ImportRun };
type PageRefusal = { readonly kind: "faulty"; readonly faults: readonly LineFault[] } | { readonly kind: "no-page" };

type PageImport<File> = {
  /** As it is typed. */
  readonly name: string;
  /** What stands on the page: "Health plans". */
  readonly what: string;
  /** A sentence for a shop that has no page on which they could stand. */
  readonly noPage: string;
  /** Loaded when it is run. */
  readonly compose: () => Promise<{
    readonly inLines: (lines: AsyncIterable<readonly InputLine[]>) => Promise<File>;
    readonly put: (context: CommandContext, given: PageFile<File>) => Promise<Result<ImportPlan, PageRefusal>>;
  }>;
};

/** A command with which staff replace all entries of a page by those of a file. */
export const pageImport = <File>({ name, what, noPage, compose }: PageImport<File>): Command =>
  importCommand({
    name,
    async put(context, { file, name: fileName, run }) {
      const { inLines, put } = await compose();
      const read = await inLines(inputLines(context.terminal.readPieces(file)));
      const imported = await put(context, { name: fileName, file: read, run });
      if (imported.kind === "ok") return imported;
      if (imported.refusal.kind === "faulty") return refused(imported.refusal.faults);
      context.terminal.complain(noPage);
      return refused([]);
    },
    told: (plan, run) => importedText(what, plan, run),
    counted: countsOf,
  });
