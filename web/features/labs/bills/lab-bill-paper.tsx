import { labTitleOf } from "#core/invoices/lab-paper.ts";
import { datedMomentAt } from "#web/design/figures/moments.ts";
import { ServiceSheet } from "#web/features/payments/papers/service-sheet.tsx";
import { labBillPhrases as says } from "#web/features/labs/wording/lab-bills.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { LabPaper, LabService } from "#core/invoices/lab-paper.ts";

/** A receipt, a bill or a credit note of a lab booking. */
export function LabBillPaper({ paper }: { readonly paper: LabPaper }) {
  const { kind, supplier, start, lines } = paper;
  const isExempt = kind !== "receipt" && lines.some(({ rate }) => rate === 0);
  return (
    <ServiceSheet
      paper={paper}
      title={labTitleOf(paper)}
      facts={[{ label: says.sample, value: datedMomentAt(start) }]}
      reason={says.reason}
      supplier={{
        label: says.laboratory,
        name: supplier.name,
        lines: [supplier.address, supplier.accreditation === null ? "" : says.accredited({ number: supplier.accreditation })],
      }}
      buyerNote=""
      rows={lines.map(({ service, person, amount }) => ({
        amount,
        service: (
          <>
            {serviceName(service)}
            {person === null ? null : <span> {says.forPerson({ name: person })}</span>}
          </>
        ),
      }))}
      taxed={lines}
      notes={[...(kind === "receipt" ? [says.receiptNote] : []), ...(isExempt ? [says.exempt] : [])]}
    />
  );
}

const serviceName = (service: LabService): string => (service.kind === "tests" ? shownText(service.title) : says.services[service.kind]);
