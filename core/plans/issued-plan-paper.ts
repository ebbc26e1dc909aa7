import { counterOf, documentNumber } from "../invoices/document-number.ts";
import { PLAN_SERIES } from "../invoices/series.ts";
import { indianDay } from "../shared/indian-time.ts";
import type { Company } from "../content/company.ts";
import type { PlanPaper, PlanPaperKind } from "../invoices/plan-paper.ts";
import type { Paise } from "../shared/money.ts";
import type { Subscription } from "./subscription.ts";

/** A paper that has no number yet; `at` in milliseconds since 1970. */
export type PlanPaperToIssue = { readonly kind: PlanPaperKind; readonly at: number };

/** A paper of a plan with its number and all that it says, as it was then; nothing in it names a customer. */
export type IssuedPlanPaper = Pick<PlanPaper, "kind" | "number" | "day" | "supplier" | "plan" | "people" | "term" | "rate"> & {
  readonly amount: Paise;
};

/** What a plan pays for is health care, which is exempt, and no other rate is given. Source: specification/plans.md, Papers of a plan. */
const EXEMPT = 0;

/** By what a seller without a company's name is known. */
const UNNAMED = "Niramaya";

/**
 * The papers that are due once a subscription has come from one state to another: the bill when it is paid, as the whole year is paid for
 * then, and a credit note when all of it goes back. Source: specification/plans.md, Papers of a plan.
 */
export function planPapersBetween(before: Subscription, after: Subscription, at: number): readonly PlanPaperToIssue[] {
  const isPaid = before.term === null && after.term !== null;
  const isGivenBack = before.refund === null && after.refund !== null && after.term !== null;
  return [...(isPaid ? [{ kind: "bill", at } as const] : []), ...(isGivenBack ? [{ kind: "credit-note", at } as const] : [])];
}

/**
 * The papers that a plan should have and has not, in their order, to be issued at a moment: those of plans that were paid before there were
 * bills.
 * Source: specification/plans.md, Papers of a plan.
 */
export function missingPlanPapers({ subscription: { term, refund }, papers }: Papered, at: number): readonly PlanPaperToIssue[] {
  if (term === null) return [];
  const due: readonly PlanPaperKind[] = refund === null ? ["bill"] : ["bill", "credit-note"];
  return due.filter((kind) => papers.every((paper) => paper.kind !== kind)).map((kind) => ({ kind, at }));
}

type Papered = { readonly subscription: Pick<Subscription, "term" | "refund">; readonly papers: readonly Pick<IssuedPlanPaper, "kind">[] };

/** The counter that gives a paper its serial. Source: specification/invoices.md, Number of a paper. */
export const counterOfPlanPaper = ({ kind, at }: PlanPaperToIssue): string => counterOf({ kind, series: PLAN_SERIES, day: indianDay(at) });

type Sold = Pick<Subscription, "id" | "plan" | "term">;

/**
 * The paper as it is kept for ever. Throws a RangeError on a serial that does not fit, and on a plan that was never paid. Source:
 * specification/plans.md, Papers of a plan.
 */
export function issuedPlanPaper(
  { kind, at }: PlanPaperToIssue,
  { id, plan, term }: Sold,
  { serial, company }: { readonly serial: number; readonly company: Company | null },
): IssuedPlanPaper {
  if (term === null) throw new RangeError(`${id} was never paid`);
  const day = indianDay(at);
  return {
    kind,
    number: documentNumber({ kind, series: PLAN_SERIES, day, serial }),
    day,
    amount: plan.price,
    supplier: { name: company?.name ?? UNNAMED, address: company?.registeredAddress ?? null },
    plan: plan.title,
    people: plan.people,
    term,
    rate: EXEMPT,
  };
}
