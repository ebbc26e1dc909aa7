import { ok, refused } from "../../shared/result.ts";
import { doneCounts } from "../import-decision.ts";
import { changedOf, planOf, plannedRows } from "../import/planned-rows.ts";
import type { LineFault } from "../../shared/lines/line-fault.ts";
import type { LandingPage } from "../../content/landing-pages/landing-page.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { ImportPlan } from "../import/import-plan.ts";
import type { RowFile } from "../import/incoming-row.ts";
import type { RowChange } from "../import/planned-rows.ts";
import type { LandingPageChange, LandingPageRegister } from "./landing-page-register.port.ts";

/** `name` is the file's name without its folders; a dry run tells the same and changes nothing. */
export type LandingPageImport = { readonly name: string; readonly file: RowFile<LandingPage>; readonly run: "dry" | "real" };

/** `pages`: what those of the file are then. */
export type ImportedPages = { readonly plan: ImportPlan; readonly pages: readonly LandingPage[] };

export type FaultyPages = { readonly kind: "faulty"; readonly faults: readonly LineFault[] };

/**
 * Lays landing pages over those of the same names, as staff; `who` is the staff member's name. All of a file, or nothing where a line
 * is faulty: a name twice, or a category that the shop does not have. Source: specification/plans.md, Landing pages by name.
 */
export type ImportLandingPages = (who: string, given: LandingPageImport) => Promise<Result<ImportedPages, FaultyPages>>;

export const makeImportLandingPages =
  ({ register, now }: { readonly register: LandingPageRegister; readonly now: Clock }): ImportLandingPages =>
  async (who, { name, file, run }) => {
    const categories = await register.categories();
    return register.change((stored): LandingPageChange<Result<ImportedPages, FaultyPages>> => {
      const former = new Map<string, LandingPage>(stored.map((page) => [page.name, page]));
      const planned = plannedRows(file, {
        formerOf: (id) => former.get(id) ?? null,
        path: "name",
        what: "a name",
        faultsOf: (change) => unknownCategories(change, categories),
      });
      if (planned.kind === "refused") return { put: [], audit: null, answer: refused({ kind: "faulty", faults: planned.refusal }) };
      const plan = planOf(planned.value);
      if (run === "dry") return { put: [], audit: null, answer: ok({ plan, pages: planned.value.map(({ becomes }) => becomes) }) };
      const subject = { kind: "landing-page", id: "all" } as const;
      const audit = { at: now(), who, action: "landing import", subject, details: { file: name, ...doneCounts(plan) } };
      return {
        put: changedOf(planned.value).map(({ becomes }) => becomes),
        audit,
        answer: ok({ plan, pages: planned.value.map(({ becomes }) => becomes) }),
      };
    });
  };

const unknownCategories = ({ row: { line }, becomes }: RowChange<LandingPage>, categories: ReadonlySet<string>): readonly LineFault[] =>
  becomes.blocks.flatMap((block, nth) =>
    block.kind === "shelf" && !categories.has(block.category)
      ? [{ line, path: `blocks[${nth}].category`, expected: "a category of the shop" }]
      : [],
  );
