import { titleOf } from "#core/invoices/service-paper.ts";
import { taxTableOf } from "#core/invoices/tax-table.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { dayWritten } from "./amounts.ts";
import { nonEmpty } from "./sale.ts";
import { careLine, saleOfCare } from "./sale-of-care.ts";
import { paperWords } from "./wording.ts";
import type { PlanPaper } from "#core/invoices/plan-paper.ts";
import type { Sale } from "./sale.ts";

/** A bill of a health plan, or a credit note against it. */
export function planSale(paper: PlanPaper): Sale {
  const { supplier, plan, people, term, rate, tax, total } = paper;
  return saleOfCare(paper, {
    title: titleOf(paper),
    rates: rate > 0 ? taxTableOf([{ rate, tax }]) : [],
    seller: { label: paperWords.soldBy, lines: nonEmpty(supplier.address ?? "") },
    ofBuyer: [],
    reason: paperWords.planBack,
    facts: [],
    lines: [
      careLine({
        title: paperWords.healthPlan(plan, people),
        details: [paperWords.yearOf(dayWritten(indianDay(term.from)), dayWritten(daysAfter(indianDay(term.until), -1)))],
        rate,
        tax,
        amount: total,
      }),
    ],
    notes: rate === 0 ? [paperWords.planExempt] : [],
  });
}
