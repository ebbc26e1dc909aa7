import { importCommand } from "#cli/input/import-command.ts";
import { inputLines } from "#cli/input/input-lines.ts";
import { refused } from "#core/shared/result.ts";
import { importedText } from "./wording/page-import.ts";
import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { ImportRun } from "#cli/input/import-command.ts";
import type { InputLine } from "#cli/input/input-lines.ts";
import type { PageIntake } from "#core/staff/page-intake.ts";
import type { Result } from "#core/shared/result.ts";
import type { Command } from "#cli/terminal.ts";

type PageLines<Line> = { readonly name: string; readonly lines: readonly Line[]; readonly run: ImportRun };
type PageRefusal = { readonly kind: "faulty"; readonly faults: readonly LineFault[] } | { readonly kind: "no-page" };

type PageImport<Line> = {
  /** As it is typed. */
  readonly name: string;
  /** What stands on the page: "Health plans". */
  readonly what: string;
  /** A sentence for a shop that has no page on which they could stand. */
  readonly noPage: string;
  /** Loaded when it is run. */
  readonly compose: () => Promise<{
    readonly inLines: (
      lines: AsyncIterable<readonly InputLine[]>,
    ) => Promise<{ readonly lines: readonly Line[]; readonly faults: readonly LineFault[] }>;
    readonly put: (asked: CommandContext, given: PageLines<Line>) => Promise<Result<PageIntake, PageRefusal>>;
  }>;
};

/** A command with which staff replace all entries of a page by those of a file. */
export const pageImport = <Line>({ name, what, noPage, compose }: PageImport<Line>): Command =>
  importCommand<PageIntake>({
    name,
    async put(asked, { file, name: fileName, run }) {
      const { inLines, put } = await compose();
      const { lines, faults } = await inLines(inputLines(asked.terminal.readPieces(file)));
      if (faults.length > 0) return refused(faults);
      const imported = await put(asked, { name: fileName, lines, run });
      if (imported.kind === "ok") return imported;
      if (imported.refusal.kind === "faulty") return refused(imported.refusal.faults);
      asked.terminal.complain(noPage);
      return refused([]);
    },
    told: (intake, run) => importedText(what, intake, run),
  });
