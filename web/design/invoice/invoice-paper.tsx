import { amountInWords } from "#core/invoices/amount-in-words.ts";
import { gstState } from "#core/invoices/gst-state.ts";
import { rupeesAndPaise } from "#web/design/figures/amounts.ts";
import { invoiceWords } from "#web/design/invoice/invoice-words.ts";
import { languageWords } from "#web/design/wording/language.ts";
import { InvoiceLines } from "./invoice-lines.tsx";
import { InvoiceParty } from "./invoice-party.tsx";
import { InvoiceSheet } from "./invoice-sheet.tsx";
import { InvoiceTaxes } from "./invoice-taxes.tsx";
import { totalsOf } from "./sale-figures.ts";
import { factsOf, linesOf, notesOf } from "./sale-paper.ts";
import type { TaxDocument } from "#core/invoices/tax-document.ts";

/** An invoice or a credit note to be read on any screen and printed on A4, with every figure of its PDF. */
export function InvoicePaper({ paper }: { readonly paper: TaxDocument }) {
  const { facts } = paper;
  const { supplier, buyer, supply, total } = facts;
  const lines = linesOf(paper);
  return (
    <InvoiceSheet title={paper.kind === "invoice" ? invoiceWords.invoice : invoiceWords.creditNote} place="page" facts={factsOf(paper)}>
      <div className="invoice-parties">
        <InvoiceParty
          label={invoiceWords.soldBy}
          name={supplier.name}
          lines={[supplier.address, invoiceWords.state(supplier.gstState), invoiceWords.gstin({ number: supplier.gstin })]}
        />
        <InvoiceParty
          label={invoiceWords.buyer}
          name={buyer.name}
          lines={[
            buyer.line1,
            buyer.line2,
            buyer.landmark,
            `${buyer.city} ${buyer.pincode}`,
            invoiceWords.state(gstState(buyer.state)),
            invoiceWords.mobile({ number: buyer.mobile }),
          ]}
        />
      </div>
      <InvoiceLines lines={lines} supply={supply} />
      <div className="invoice-close">
        <div>
          <InvoiceTaxes facts={facts} />
          <p className="invoice-words">
            <span>{invoiceWords.inWords}</span> {amountInWords(total, languageWords.language)}
          </p>
        </div>
        <dl className="invoice-totals">
          {totalsOf(facts, lines).map(({ label, figure, kind }) => (
            <div key={label} data-kind={kind}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
          <div className="invoice-total">
            <dt>{paper.kind === "invoice" ? invoiceWords.total : invoiceWords.credited}</dt>
            <dd>{rupeesAndPaise(total)}</dd>
          </div>
        </dl>
      </div>
      <footer className="invoice-notes">
        {notesOf(paper).map((note) => (
          <p key={note}>{note}</p>
        ))}
      </footer>
    </InvoiceSheet>
  );
}
