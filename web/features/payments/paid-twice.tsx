import { rupees } from "#web/design/figures/amounts.ts";
import { datedMomentAt } from "#web/design/figures/moments.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { paymentPhrases as says } from "./wording/payments.ts";
import type { SecondPayment } from "#core/payments/second-payment.ts";

/** What came twice for an order, an appointment, tests or a plan, and when it goes or went back. */
export const PaidTwice = ({ payments }: { readonly payments: readonly SecondPayment[] }) =>
  payments.map(({ amount, at, backAt }) => {
    const came = { amount: rupees(amount), moment: datedMomentAt(at) };
    return (
      <Notice kind="note" key={at}>
        {backAt === null ? says.paidTwice(came) : says.wasPaidTwice({ ...came, back: datedMomentAt(backAt) })}
      </Notice>
    );
  });
