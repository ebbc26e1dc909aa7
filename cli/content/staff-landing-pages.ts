import type { RowFile } from "#core/staff/import/incoming-row.ts";
import type { LandingPage } from "#core/content/landing-pages/landing-page.ts";
import type { ImportLandingPages } from "#core/staff/landing-pages/import-landing-pages.use-case.ts";
import type { InputLine } from "#cli/input/input-lines.ts";

/** What the commands ask of the shop's data. */
export type StaffLandingPages = {
  readonly import: (given: Parameters<ImportLandingPages>[1]) => ReturnType<ImportLandingPages>;
  /** By name. */
  readonly all: () => Promise<readonly LandingPage[]>;
};

/** What they ask of the file format. */
export type LandingFiles = {
  inLines(lines: AsyncIterable<readonly InputLine[]>): Promise<RowFile<LandingPage>>;
};
