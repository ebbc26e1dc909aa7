import { amountInWords } from "#core/invoices/amount-in-words.ts";
import { labTitleOf } from "#core/invoices/lab-paper.ts";
import { HEALTH_CARE } from "#core/invoices/service-paper.ts";
import { taxTableOf } from "#core/invoices/tax-table.ts";
import { rupeesAndPaise } from "#web/design/figures/amounts.ts";
import { dayOf } from "#web/design/figures/days.ts";
import { momentAt } from "#web/design/figures/moments.ts";
import { InvoiceParty } from "#web/design/invoice/invoice-party.tsx";
import { InvoiceSheet } from "#web/design/invoice/invoice-sheet.tsx";
import { InvoiceTaxes } from "#web/design/invoice/invoice-taxes.tsx";
import { invoiceWords } from "#web/design/invoice/invoice-words.ts";
import { languageWords } from "#web/design/wording/language.ts";
import { billPhrases } from "#web/features/consultations/wording/bills.ts";
import { labWords } from "#web/features/labs/lab-words.ts";
import { labBillPhrases as says } from "#web/features/labs/wording/lab-bills.ts";
import type { LabPaper, LabService } from "#core/invoices/lab-paper.ts";

/** A receipt or a bill of a lab booking, with every figure of its PDF. */
export function LabBillPaper({ paper }: { readonly paper: LabPaper }) {
  const { kind, number, day, reference, supplier, buyer, start, lines, total, against } = paper;
  const title = labTitleOf(paper);
  const isTaxed = kind !== "receipt" && lines.some(({ rate }) => rate > 0);
  const isExempt = kind !== "receipt" && lines.some(({ rate }) => rate === 0);
  return (
    <InvoiceSheet
      title={billPhrases[title]}
      place="part"
      facts={[
        { label: billPhrases.numbers[title], value: number },
        { label: billPhrases.date, value: dayOf(day) },
        { label: says.booking, value: reference },
        { label: says.sample, value: momentAt(start) },
        ...(against === null
          ? []
          : [
              { label: billPhrases.against, value: billPhrases.againstOf({ number: against.number, day: dayOf(against.day) }) },
              { label: billPhrases.reason, value: says.reason },
            ]),
      ]}
    >
      <div className="invoice-parties">
        <InvoiceParty
          label={says.laboratory}
          name={supplier.name}
          lines={[supplier.address, supplier.accreditation === null ? "" : says.accredited({ number: supplier.accreditation })]}
        />
        <InvoiceParty
          label={billPhrases.billedTo}
          name={buyer.name}
          lines={[buyer.mobile === null ? "" : invoiceWords.mobile({ number: buyer.mobile })]}
        />
      </div>
      <table className="invoice-lines">
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{billPhrases.service}</th>
            <th scope="col">{billPhrases.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ service, person, amount }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same test; a row is its place.
            <tr key={place}>
              <td>{place + 1}</td>
              <td>
                {serviceName(service)}
                {person === null ? null : <span> {says.forPerson({ name: person })}</span>}
                <span> {billPhrases.code({ code: HEALTH_CARE })}</span>
              </td>
              <td data-label={billPhrases.amount}>{rupeesAndPaise(amount).replace("₹", "")}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="invoice-close">
        <div>
          {isTaxed ? <InvoiceTaxes facts={{ rates: taxTableOf(lines), supply: "within-a-state" }} /> : null}
          <p className="invoice-words">
            <span>{invoiceWords.inWords}</span> {amountInWords(total, languageWords.language)}
          </p>
        </div>
        <dl className="invoice-totals">
          <div className="invoice-total">
            <dt>{billPhrases.totals[kind]}</dt>
            <dd>{rupeesAndPaise(total)}</dd>
          </div>
        </dl>
      </div>
      <footer className="invoice-notes">
        {kind === "receipt" ? <p>{says.receiptNote}</p> : null}
        {isExempt ? <p>{says.exempt}</p> : null}
        <p>{billPhrases.signature({ name: supplier.name })}</p>
      </footer>
    </InvoiceSheet>
  );
}

const serviceName = (service: LabService): string =>
  service.kind === "tests" ? labWords.text(service.title) : says.services[service.kind];
