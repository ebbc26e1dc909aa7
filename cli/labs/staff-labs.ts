import type { ImportLabs } from "#core/labs/register/import-labs.use-case.ts";
import type { LabFinding } from "#core/labs/register/lab-finding.ts";
import type { LabOffer, Labs } from "#core/labs/labs.port.ts";
import type { ListLabSlots } from "#core/labs/choosing/list-lab-slots.use-case.ts";
import type { IncomingLabEntry } from "#core/labs/register/lab-line.ts";
import type { Rows } from "#core/staff/import/incoming-row.ts";
import type { InputLine } from "#cli/input/input-lines.ts";

/** What the commands ask of the shop's data. */
export type StaffLabs = {
  readonly import: (given: Parameters<ImportLabs>[1]) => ReturnType<ImportLabs>;
  readonly findings: () => Promise<readonly LabFinding[]>;
  readonly offered: Labs["offered"];
  readonly slots: ListLabSlots;
};

/** What they ask of the file format. */
export type LabFiles = {
  inLines(lines: AsyncIterable<readonly InputLine[]>): Promise<Rows<IncomingLabEntry>>;
  linesOf(offer: LabOffer): Iterable<string>;
};
