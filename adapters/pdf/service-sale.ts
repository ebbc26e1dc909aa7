import { titleOf } from "#core/invoices/service-paper.ts";
import { taxTableOf } from "#core/invoices/tax-table.ts";
import { momentWritten } from "./amounts.ts";
import { nonEmpty } from "./sale.ts";
import { careLine, saleOfCare } from "./sale-of-care.ts";
import { paperWords } from "./wording.ts";
import type { ServicePaper } from "#core/invoices/service-paper.ts";
import type { Sale } from "./sale.ts";

/** A receipt, a bill or a credit note of a consultation. */
export function serviceSale(paper: ServicePaper): Sale {
  const { kind, supplier, patient, start, length, mode, rate, tax, total } = paper;
  const { qualifications, council, registration, address } = supplier;
  return saleOfCare(paper, {
    title: titleOf(paper),
    rates: rate > 0 && kind !== "receipt" ? taxTableOf([{ rate, tax }]) : [],
    seller: {
      label: paperWords.practitioner,
      lines: nonEmpty(
        qualifications.join(", "),
        council === null || registration === null ? "" : paperWords.registered(council, registration),
        address ?? "",
      ),
    },
    ofBuyer: patient === null ? [] : [paperWords.patient(patient)],
    reason: paperWords.feeBack,
    facts: [{ label: paperWords.appointment, values: [paperWords.on(momentWritten(start))] }],
    lines: [
      careLine({
        title: paperWords.consultation(mode, length),
        details: [paperWords.on(momentWritten(start))],
        rate,
        tax,
        amount: total,
      }),
    ],
    notes: kind === "receipt" ? [paperWords.receiptNote] : rate === 0 ? [paperWords.exempt] : [],
  });
}
