import { useEffect, useRef } from "react";
import { rupees } from "#web/design/figures/amounts.ts";
import { paymentPhrases as says } from "#web/features/payments/wording/payments.ts";
import type { OrderTotals } from "#core/orders/views/order-totals.ts";
import type { PaymentForm } from "#core/payments/payment-provider.port.ts";

/**
 * On the way to the provider's page: the browser sends the form by itself, and a hand may do so where it doesn't. `form` null: it is being
 * prepared.
 */
type Redirect = { readonly form: PaymentForm | null; readonly order: Pick<OrderTotals, "number" | "total"> | null };

export function PaymentRedirect({ form, order }: Redirect) {
  const drawn = useRef<HTMLFormElement>(null);
  const sent = useRef<PaymentForm>(null);
  useEffect(() => {
    if (form === null || sent.current === form) return;
    sent.current = form;
    drawn.current?.submit();
  }, [form]);
  return (
    <div className="thank-you-head" role="status">
      <h1>{form === null ? says.beginning : says.leaving}</h1>
      {order === null ? null : (
        <p>
          <b>{says.pays({ number: order.number, total: rupees(order.total) })}</b>
        </p>
      )}
      {form === null ? null : <p>{says.leavingTo({ host: new URL(form.action, location.href).host })}</p>}
      <p className="lead">{says.leavingText}</p>
      {form === null ? (
        <span className="skeleton skeleton-field" />
      ) : (
        <form ref={drawn} method="post" action={form.action}>
          {Object.entries(form.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="button main big">
            {says.payNow}
          </button>
        </form>
      )}
    </div>
  );
}
