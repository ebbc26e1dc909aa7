import { serviceTax } from "./service-paper.ts";
import type { TaxParts } from "../orders/order/line-tax.ts";
import type { Paise } from "../shared/money.ts";
import type { Numbered } from "./invoice.ts";
import type { ServicePaper } from "./service-paper.ts";

export const PLAN_PAPERS = ["bill", "credit-note"] as const;
export type PlanPaperKind = (typeof PLAN_PAPERS)[number];

/** Who sells plans as it was when a paper was made: whoever runs the site. `address` null: none was told. */
export type PlanSupplier = { readonly name: string; readonly address: string | null };

/**
 * The facts of a paper about a health plan: what its year cost, or that all of it went back. `reference`: the subscription; `people`: for
 * how many it is; `term`: of its year, in milliseconds since 1970. Amounts in paise, taxes included; `rate` in per cent, 0: exempt. Source:
 * specification/plans.md, Papers of a plan.
 */
export type PlanPaper = Numbered & {
  readonly kind: PlanPaperKind;
  readonly reference: string;
  readonly supplier: PlanSupplier;
  readonly buyer: ServicePaper["buyer"];
  readonly plan: string;
  /** The same name in Hindi; null: the English one stands for both. */
  readonly hindi: string | null;
  readonly people: number;
  readonly term: { readonly from: number; readonly until: number };
  readonly rate: number;
  readonly tax: TaxParts;
  readonly total: Paise;
  /** The bill that a credit note is against; null: it is none. */
  readonly against: Numbered | null;
};

/** The paper with its tax: a plan is sold where its seller is. */
export const planPaper = (facts: Omit<PlanPaper, "tax">): PlanPaper => ({ ...facts, tax: serviceTax(facts.total, facts.rate) });
