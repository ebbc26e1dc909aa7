import { announceTo } from "../notifications/announce-to.ts";
import type { Customers } from "../identity/customers.port.ts";
import type { AnnounceNeeds } from "../notifications/announce-to.ts";
import type { Payables } from "../payments/payables.port.ts";
import type { TellOfSecondPayment } from "../payments/tell-of-second-payment.use-case.ts";
import type { SecondPaymentMessages } from "./second-payment-messages.ts";

type Needs = AnnounceNeeds & {
  readonly payables: Pick<Payables, "withId" | "named">;
  readonly customers: Pick<Customers, "withId">;
  readonly messages: SecondPaymentMessages;
};

/** Whoever has gone is not told. */
export const makeTellOfSecondPayment =
  ({ payables, customers, messages, ...needs }: Needs): TellOfSecondPayment =>
  async (id, payment) => {
    const [payable, named] = await Promise.all([payables.withId(id), payables.named(id)]);
    const second = payable?.state === "paid" ? payable.payments.surplus.find((one) => one.payment === payment) : undefined;
    if (payable === null || named === null || second === undefined) return;
    const customer = await customers.withId(payable.customer);
    if (customer === null) return;
    const news = messages({ customer, payable: id, named, amount: second.amount });
    await announceTo(needs, customer.id, { ...news, cause: `${id}/second-payment/${payment}` });
  };
