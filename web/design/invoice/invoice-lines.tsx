import { invoiceWords } from "#web/design/invoice/invoice-words.ts";
import { goodsColumns } from "./sale-figures.ts";
import type { Supply } from "#core/orders/order/line-tax.ts";
import type { SaleLine } from "./sale-paper.ts";

/** The goods of an invoice, a row each; on a phone each row is a small table of its own. */
export function InvoiceLines({ lines, supply }: { readonly lines: readonly SaleLine[]; readonly supply: Supply }) {
  const columns = goodsColumns(lines, supply);
  return (
    <table className="invoice-lines">
      <caption className="visually-hidden">{invoiceWords.lines}</caption>
      <thead>
        <tr>
          <th scope="col">{invoiceWords.line}</th>
          <th scope="col">{invoiceWords.goods}</th>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ number, title, details }) => (
          <tr key={number}>
            <td>{number}</td>
            <td>
              {title}
              {details.map((detail) => (
                <span key={detail}> {detail}</span>
              ))}
            </td>
            {columns.map(({ label, told, cells }) => (
              <td key={label} data-label={told}>
                {(cells[number - 1] ?? []).join("\n")}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
