import { labTitleOf } from "#core/invoices/lab-paper.ts";
import { taxTableOf } from "#core/invoices/tax-table.ts";
import { momentWritten } from "./amounts.ts";
import { nonEmpty } from "./sale.ts";
import { careLine, saleOfCare } from "./sale-of-care.ts";
import { paperWords } from "./wording.ts";
import type { LabPaper, LabService } from "#core/invoices/lab-paper.ts";
import type { Sale, SaleLine } from "./sale.ts";

/** A receipt, a bill or a credit note of a booking of tests. */
export function labSale(paper: LabPaper): Sale {
  const { kind, supplier, start, lines } = paper;
  const isTaxed = kind !== "receipt" && lines.some(({ rate }) => rate > 0);
  const isExempt = kind !== "receipt" && lines.some(({ rate }) => rate === 0);
  return saleOfCare(paper, {
    title: labTitleOf(paper),
    rates: isTaxed ? taxTableOf(lines) : [],
    seller: {
      label: paperWords.laboratory,
      lines: nonEmpty(supplier.address, supplier.accreditation === null ? "" : paperWords.accredited(supplier.accreditation)),
    },
    ofBuyer: [],
    reason: paperWords.labBack,
    facts: [{ label: paperWords.sample, values: [paperWords.on(momentWritten(start))] }],
    lines: lines.map(lineOf),
    notes: [...(kind === "receipt" ? [paperWords.labReceiptNote] : []), ...(isExempt ? [paperWords.labExempt] : [])],
  });
}

const lineOf = ({ service, person, ...figures }: LabPaper["lines"][number]): SaleLine =>
  careLine({ title: titleOf(service), details: person === null ? [] : [paperWords.forPerson(person)], ...figures });

const titleOf = (service: LabService): string => (service.kind === "tests" ? service.title.english : paperWords.labServices[service.kind]);
