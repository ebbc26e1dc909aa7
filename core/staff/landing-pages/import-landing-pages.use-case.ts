import { ok, refused } from "../../shared/result.ts";
import { isSame } from "../../shared/equality/is-same.ts";
import { repeatedValues } from "../../shared/lines/line-fault.ts";
import type { LineFault } from "../../shared/lines/line-fault.ts";
import type { LandingPage } from "../../content/landing-pages/landing-page.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { LandingPageChange, LandingPageRegister } from "./landing-page-register.port.ts";

/** A page of a file, and the number of its line from 1 on. */
export type LandingPageLine = { readonly line: number; readonly page: LandingPage };

/** `name` is the file's name without its folders; a dry run tells the same and changes nothing. */
export type LandingPageImport = { readonly name: string; readonly lines: readonly LandingPageLine[]; readonly run: "dry" | "real" };

/** How many pages are new, how many changed, and how many stayed the same. */
export type LandingPageIntake = { readonly added: number; readonly changed: number; readonly unchanged: number };

export type FaultyPages = { readonly kind: "faulty"; readonly faults: readonly LineFault[] };

/**
 * Puts landing pages in the place of those of the same names, as staff; `who` is the staff member's name. All of a file, or nothing where a line
 * is faulty: a name twice, or a category that the shop does not have. Source: specification/plans.md, Landing pages by name.
 */
export type ImportLandingPages = (who: string, given: LandingPageImport) => Promise<Result<LandingPageIntake, FaultyPages>>;

export const makeImportLandingPages =
  ({ register, now }: { readonly register: LandingPageRegister; readonly now: Clock }): ImportLandingPages =>
  async (who, { name, lines, run }) => {
    const faults = [...repeatedNames(lines), ...unknownCategories(lines, await register.categories())].sort((a, b) => a.line - b.line);
    if (faults.length > 0) return refused({ kind: "faulty", faults });
    return register.change((stored): LandingPageChange<Result<LandingPageIntake, FaultyPages>> => {
      const { put, intake } = intakeOf(lines, stored);
      if (run === "dry") return { put: [], audit: null, answer: ok(intake) };
      const subject = { kind: "landing-page", id: "all" } as const;
      const audit = { at: now(), who, action: "landing import", subject, details: { file: name, ...intake } };
      return { put, audit, answer: ok(intake) };
    });
  };

const repeatedNames = (lines: readonly LandingPageLine[]): readonly LineFault[] =>
  repeatedValues(
    lines.map(({ line, page }) => ({ line, value: page.name })),
    { path: "name", what: "a name" },
  );

const unknownCategories = (lines: readonly LandingPageLine[], categories: ReadonlySet<string>): readonly LineFault[] =>
  lines.flatMap(({ line, page }) =>
    page.blocks.flatMap((block, nth) =>
      block.kind === "shelf" && !categories.has(block.category)
        ? [{ line, path: `blocks[${nth}].category`, expected: "a category of the shop" }]
        : [],
    ),
  );

function intakeOf(lines: readonly LandingPageLine[], stored: readonly LandingPage[]) {
  const former = new Map(stored.map((page) => [page.name, page]));
  const pages = lines.map(({ page }) => page);
  const added = pages.filter(({ name }) => !former.has(name));
  const changed = pages.filter((page) => former.has(page.name) && !isSame(former.get(page.name), page));
  const intake: LandingPageIntake = {
    added: added.length,
    changed: changed.length,
    unchanged: pages.length - added.length - changed.length,
  };
  return { put: [...added, ...changed], intake };
}
