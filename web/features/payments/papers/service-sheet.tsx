import { amountInWords } from "#core/invoices/amount-in-words.ts";
import { HEALTH_CARE } from "#core/invoices/service-paper.ts";
import { taxTableOf } from "#core/invoices/tax-table.ts";
import { rupeesAndPaise } from "#web/design/figures/amounts.ts";
import { dayOf } from "#web/design/figures/days.ts";
import { InvoiceParty } from "#web/design/invoice/invoice-party.tsx";
import { InvoiceSheet } from "#web/design/invoice/invoice-sheet.tsx";
import { InvoiceTaxes } from "#web/design/invoice/invoice-taxes.tsx";
import { invoiceWords } from "#web/design/invoice/invoice-words.ts";
import { languageWords } from "#web/design/wording/language.ts";
import { billPhrases } from "#web/features/payments/wording/bills.ts";
import type { ReactNode } from "react";
import type { ServicePaper, titleOf } from "#core/invoices/service-paper.ts";
import type { Paise } from "#core/shared/money.ts";

type Party = { readonly label: string; readonly name: string; readonly lines: readonly string[] };

type ServiceSheetProps = {
  readonly paper: Pick<ServicePaper, "kind" | "number" | "day" | "against" | "total"> & { readonly buyer: ServicePaper["buyer"] };
  readonly title: ReturnType<typeof titleOf>;
  /** Between the day and what a credit note is against. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Why a credit note was given. */
  readonly reason: string;
  readonly supplier: Party;
  /** Below the buyer's number; "": nothing. */
  readonly buyerNote: string;
  readonly rows: readonly { readonly service: ReactNode; readonly amount: Paise }[];
  /** What is taxed, by rate; rates of 0 are left out of the table where nothing else is taxed. */
  readonly taxed: Parameters<typeof taxTableOf>[0];
  readonly notes: readonly string[];
};

/** A receipt, a bill or a credit note of a health service, with every figure of its PDF. */
export function ServiceSheet({ paper, title, facts, reason, supplier, buyerNote, rows, taxed, notes }: ServiceSheetProps) {
  const { kind, number, day, against, buyer, total } = paper;
  const isTaxed = kind !== "receipt" && taxed.some(({ rate }) => rate > 0);
  const againstFacts =
    against === null
      ? []
      : [
          { label: billPhrases.against, value: billPhrases.againstOf({ number: against.number, day: dayOf(against.day) }) },
          { label: billPhrases.reason, value: reason },
        ];
  return (
    <InvoiceSheet
      title={billPhrases[title]}
      place="part"
      facts={[
        { label: billPhrases.numbers[title], value: number },
        { label: billPhrases.date, value: dayOf(day) },
        ...facts,
        ...againstFacts,
      ]}
    >
      <div className="invoice-parties">
        <InvoiceParty {...supplier} />
        <InvoiceParty
          label={billPhrases.billedTo}
          name={buyer.name}
          lines={[buyer.mobile === null ? "" : invoiceWords.mobile({ number: buyer.mobile }), buyerNote]}
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
          {rows.map(({ service, amount }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same service; a row is its place.
            <tr key={place}>
              <td>{place + 1}</td>
              <td>
                {service}
                <span> {billPhrases.code({ code: HEALTH_CARE })}</span>
              </td>
              <td data-label={billPhrases.amount}>{rupeesAndPaise(amount).replace("₹", "")}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="invoice-close">
        <div>
          {isTaxed ? <InvoiceTaxes facts={{ rates: taxTableOf(taxed), supply: "within-a-state" }} /> : null}
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
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p>{billPhrases.signature({ name: supplier.name })}</p>
      </footer>
    </InvoiceSheet>
  );
}
