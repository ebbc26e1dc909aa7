import FileText from "lucide-react/icons/file-text";
import { dayOf } from "#web/design/figures/days.ts";
import { orderWords } from "./order-words.ts";
import { orderAddress } from "#web/platform/addresses/order-address.ts";
import type { OrderView } from "#core/orders/views/order-view.ts";

/** An order's invoices and credit notes, once there are any. */
export function OrderPapers({ order: { id, documents } }: { readonly order: OrderView }) {
  if (documents.length === 0) return null;
  return (
    <section className="panel no-print" aria-labelledby="order-papers">
      <h2 className="heading-3" id="order-papers">
        {orderWords.papers}
      </h2>
      <ul className="order-papers">
        {documents.map(({ kind, number, day }) => (
          <li key={number}>
            <FileText className="icon leaf" aria-hidden="true" />
            <a className="link roomy wrap-anywhere" href={orderAddress.paper(id, number)}>
              {kind === "invoice" ? orderWords.invoice({ number }) : orderWords.creditNote({ number })}
            </a>
            <span className="small muted">{dayOf(day)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
