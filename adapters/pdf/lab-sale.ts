import { labTitleOf } from "#core/invoices/lab-paper.ts";
import { taxTableOf } from "#core/invoices/tax-table.ts";
import { indianDay, indianTime } from "#core/shared/indian-time.ts";
import { NOTHING } from "#core/shared/money.ts";
import { dayWritten } from "./amounts.ts";
import { nonEmpty } from "./sale.ts";
import { creditedIn, healthCareLine, SERVICE_TITLES } from "./service-sale.ts";
import { paperWords } from "./wording.ts";
import type { LabPaper, LabService } from "#core/invoices/lab-paper.ts";
import type { Sale, SaleLine } from "./sale.ts";

/** A receipt or a bill of a booking of tests. */
export function labSale(paper: LabPaper): Sale {
  const { kind, number, day, supplier, buyer, start, lines, total } = paper;
  const { title, numbered } = SERVICE_TITLES[labTitleOf(paper)];
  const taxed = kind === "receipt" ? [] : lines.filter(({ rate }) => rate > 0);
  const isExempt = kind !== "receipt" && lines.some(({ rate }) => rate === 0);
  return {
    of: "service",
    title,
    document: {
      number,
      day,
      supplier,
      supply: "within-a-state",
      rates: taxed.length === 0 ? [] : taxTableOf(lines),
      net: total,
      roundOff: NOTHING,
      total,
    },
    parties: [
      {
        label: paperWords.laboratory,
        name: supplier.name,
        lines: nonEmpty(supplier.address, supplier.accreditation === null ? "" : paperWords.accredited(supplier.accreditation)),
      },
      {
        label: paperWords.billedTo,
        name: buyer.name,
        lines: nonEmpty(buyer.mobile === null ? "" : paperWords.mobile(buyer.mobile)),
      },
    ],
    facts: [
      { label: numbered, values: [number] },
      { label: paperWords.date, values: [dayWritten(day)] },
      { label: paperWords.labBooking, values: [paper.reference] },
      ...creditedIn(paper, paperWords.labBack),
      { label: paperWords.sample, values: [paperWords.on(dayWritten(indianDay(start)), indianTime(start))] },
    ],
    lines: lines.map(lineOf),
    total: kind === "receipt" ? paperWords.paidFor : kind === "credit-note" ? paperWords.credited : paperWords.total,
    copy: kind === "bill" ? paperWords.original : null,
    notes: [...(kind === "receipt" ? [paperWords.labReceiptNote] : []), ...(isExempt ? [paperWords.labExempt] : [])],
  };
}

const lineOf = ({ service, person, ...figures }: LabPaper["lines"][number]): SaleLine =>
  healthCareLine({ title: titleOf(service), details: person === null ? [] : [paperWords.forPerson(person)], ...figures });

const titleOf = (service: LabService): string => (service.kind === "tests" ? service.title.english : paperWords.labServices[service.kind]);
