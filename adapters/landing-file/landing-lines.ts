import { readLines } from "#adapters/input-file/read-lines.ts";
import { pageIn } from "./read-page.ts";
import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { LandingPageLine } from "#core/staff/landing-pages/import-landing-pages.use-case.ts";
import type { InputLine } from "#adapters/input-file/read-lines.ts";

/** The lines of a file of `landing import`, a page each. Source: specification/plans.md, Landing pages by name. */
export async function readLandingLines(
  input: AsyncIterable<readonly InputLine[]>,
): Promise<{ readonly lines: readonly LandingPageLine[]; readonly faults: readonly LineFault[] }> {
  const { lines, faults } = await readLines(input, pageIn);
  return { lines: lines.map(({ line, value }) => ({ line, page: value })), faults };
}
