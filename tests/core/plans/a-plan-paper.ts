import { planPaper } from "#core/invoices/plan-paper.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { day } from "#core/shared/day.ts";
import { firstInstantOf } from "#core/shared/day.ts";
import { paise } from "#core/shared/money.ts";
import type { PlanPaper } from "#core/invoices/plan-paper.ts";

/** A bill of a plan for four people, which runs from 20 November 2026 on. */
export const aPlanPaper = (own: Partial<Omit<PlanPaper, "tax">> = {}): PlanPaper =>
  planPaper({
    kind: "bill",
    number: "HP0B/2627/000001",
    day: day("2026-11-20"),
    reference: "s-1",
    supplier: { name: "Niramaya Wellness Private Limited", address: "7 Tulsi Lane, Pune" },
    buyer: { name: "Asha Kulkarni", mobile: mobileIn("9820000001") },
    plan: "Parivar",
    hindi: "परिवार",
    people: 4,
    term: { from: firstInstantOf(day("2026-11-20")), until: firstInstantOf(day("2027-11-20")) },
    rate: 0,
    total: paise(1_299_900),
    against: null,
    ...own,
  });
