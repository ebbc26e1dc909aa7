import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { LandingPage } from "#core/content/landing-pages/landing-page.ts";
import type { ImportLandingPages, LandingPageLine } from "#core/staff/landing-pages/import-landing-pages.use-case.ts";
import type { InputLine } from "#cli/input/input-lines.ts";

/** What the commands ask of the shop's data. */
export type StaffLandingPages = {
  readonly import: (given: Parameters<ImportLandingPages>[1]) => ReturnType<ImportLandingPages>;
  /** By name. */
  readonly all: () => Promise<readonly LandingPage[]>;
};

/** What they ask of the file format. */
export type LandingFiles = {
  inLines(
    lines: AsyncIterable<readonly InputLine[]>,
  ): Promise<{ readonly lines: readonly LandingPageLine[]; readonly faults: readonly LineFault[] }>;
};
