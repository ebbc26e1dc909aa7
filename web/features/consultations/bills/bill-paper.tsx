import { amountInWords } from "#core/invoices/amount-in-words.ts";
import { HEALTH_CARE, titleOf } from "#core/invoices/service-paper.ts";
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
import type { ServicePaper } from "#core/invoices/service-paper.ts";

/** A receipt, a bill or a credit note of an appointment, with every figure of its PDF. */
export function BillPaper({ paper }: { readonly paper: ServicePaper }) {
  const { kind, supplier, buyer, patient, start, length, mode, rate, tax, total } = paper;
  const isTaxed = kind !== "receipt" && rate > 0;
  return (
    <InvoiceSheet title={billPhrases[titleOf(paper)]} place="part" facts={factsOf(paper)}>
      <div className="invoice-parties">
        <InvoiceParty
          label={billPhrases.practitioner}
          name={supplier.name}
          lines={[
            supplier.qualifications.join(", "),
            supplier.council === null || supplier.registration === null
              ? ""
              : billPhrases.registered({ council: supplier.council, number: supplier.registration }),
            supplier.address ?? "",
          ]}
        />
        <InvoiceParty
          label={billPhrases.billedTo}
          name={buyer.name}
          lines={[
            buyer.mobile === null ? "" : invoiceWords.mobile({ number: buyer.mobile }),
            patient === null ? "" : billPhrases.patient({ name: patient }),
          ]}
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
          <tr>
            <td>1</td>
            <td>
              {billPhrases[mode]({ minutes: String(length) })}
              <span> {momentAt(start)}</span>
              <span> {billPhrases.code({ code: HEALTH_CARE })}</span>
            </td>
            <td data-label={billPhrases.amount}>{rupeesAndPaise(total).replace("₹", "")}</td>
          </tr>
        </tbody>
      </table>
      <div className="invoice-close">
        <div>
          {isTaxed ? <InvoiceTaxes facts={{ rates: taxTableOf([{ rate, tax }]), supply: "within-a-state" }} /> : null}
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
        {kind === "receipt" ? <p>{billPhrases.receiptNote}</p> : rate === 0 ? <p>{billPhrases.exempt}</p> : null}
        <p>{billPhrases.signature({ name: supplier.name })}</p>
      </footer>
    </InvoiceSheet>
  );
}

function factsOf(paper: ServicePaper) {
  const { number, day, reference, against } = paper;
  return [
    { label: billPhrases.numbers[titleOf(paper)], value: number },
    { label: billPhrases.date, value: dayOf(day) },
    { label: billPhrases.appointment, value: reference },
    ...(against === null
      ? []
      : [
          { label: billPhrases.against, value: billPhrases.againstOf({ number: against.number, day: dayOf(against.day) }) },
          { label: billPhrases.reason, value: billPhrases.feeBack },
        ]),
  ];
}
