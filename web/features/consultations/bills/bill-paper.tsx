import { titleOf } from "#core/invoices/service-paper.ts";
import { datedMomentAt } from "#web/design/figures/moments.ts";
import { billPhrases } from "#web/features/payments/wording/bills.ts";
import { ServiceSheet } from "#web/features/payments/papers/service-sheet.tsx";
import type { ServicePaper } from "#core/invoices/service-paper.ts";

/** A receipt, a bill or a credit note of an appointment. */
export function BillPaper({ paper }: { readonly paper: ServicePaper }) {
  const { kind, supplier, patient, start, length, mode, rate, tax, total } = paper;
  const registration =
    supplier.council === null || supplier.registration === null
      ? ""
      : billPhrases.registered({ council: supplier.council, number: supplier.registration });
  const service = (
    <>
      {billPhrases[mode]({ minutes: String(length) })}
      <span> {datedMomentAt(start)}</span>
    </>
  );
  return (
    <ServiceSheet
      paper={paper}
      title={titleOf(paper)}
      facts={[{ label: billPhrases.appointment, value: datedMomentAt(start) }]}
      reason={billPhrases.feeBack}
      supplier={{
        label: billPhrases.practitioner,
        name: supplier.name,
        lines: [supplier.qualifications.join(", "), registration, supplier.address ?? ""],
      }}
      buyerNote={patient === null ? "" : billPhrases.patient({ name: patient })}
      rows={[{ service, amount: total }]}
      taxed={[{ rate, tax }]}
      notes={kind === "receipt" ? [billPhrases.receiptNote] : rate === 0 ? [billPhrases.exempt] : []}
    />
  );
}
