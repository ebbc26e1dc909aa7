import { titleOf } from "#core/invoices/service-paper.ts";
import { taxTableOf } from "#core/invoices/tax-table.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { NOTHING } from "#core/shared/money.ts";
import { dayWritten } from "./amounts.ts";
import { nonEmpty } from "./sale.ts";
import { creditedIn, healthCareLine, SERVICE_TITLES } from "./service-sale.ts";
import { paperWords } from "./wording.ts";
import type { PlanPaper } from "#core/invoices/plan-paper.ts";
import type { Sale } from "./sale.ts";

/** A bill of a health plan, or a credit note against it. */
export function planSale(paper: PlanPaper): Sale {
  const { kind, number, day, supplier, buyer, plan, people, term, rate, tax, total } = paper;
  const { title, numbered } = SERVICE_TITLES[titleOf(paper)];
  return {
    of: "service",
    title,
    document: {
      number,
      day,
      supplier,
      supply: "within-a-state",
      rates: rate > 0 ? taxTableOf([{ rate, tax }]) : [],
      net: total,
      roundOff: NOTHING,
      total,
    },
    parties: [
      { label: paperWords.soldBy, name: supplier.name, lines: nonEmpty(supplier.address ?? "") },
      {
        label: paperWords.billedTo,
        name: buyer.name,
        lines: nonEmpty(buyer.mobile === null ? "" : paperWords.mobile(buyer.mobile)),
      },
    ],
    facts: [
      { label: numbered, values: [number] },
      { label: paperWords.date, values: [dayWritten(day)] },
      { label: paperWords.subscription, values: [paper.reference] },
      ...creditedIn(paper, paperWords.planBack),
    ],
    lines: [
      healthCareLine({
        title: paperWords.healthPlan(plan, people),
        details: [paperWords.yearOf(dayWritten(indianDay(term.from)), dayWritten(daysAfter(indianDay(term.until), -1)))],
        ...{ rate, tax, amount: total },
      }),
    ],
    total: kind === "credit-note" ? paperWords.credited : paperWords.total,
    copy: kind === "bill" ? paperWords.original : null,
    notes: rate === 0 ? [paperWords.planExempt] : [],
  };
}
