import { invoiceWords } from "#web/design/invoice/invoice-words.ts";
import { taxLabels, taxRows } from "./sale-figures.ts";
import type { DocumentFacts } from "#core/invoices/invoice.ts";

/** What is taxed at each rate, and with how much. */
export const InvoiceTaxes = ({ facts }: { readonly facts: Pick<DocumentFacts, "rates" | "supply"> }) => (
  <table className="invoice-taxes">
    <thead>
      <tr>
        {[invoiceWords.taxTable, ...taxLabels(facts.supply)].map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {taxRows(facts).map(({ label, figures }) => (
        <tr key={label}>
          <th scope="row" className="invoice-rate">
            {label}
          </th>
          {figures.map(({ of, figure }) => (
            <td key={of} data-label={of}>
              {figure}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
