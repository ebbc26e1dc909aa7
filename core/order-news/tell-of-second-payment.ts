import { announceTo } from "../notifications/announce-to.ts";
import type { Customers } from "../identity/customers.port.ts";
import type { AnnounceNeeds } from "../notifications/announce-to.ts";
import type { Payables } from "../payments/payables.port.ts";
import type { TellOfSecondPayment } from "../payments/tell-of-second-payment.use-case.ts";
import type { SecondPaymentMessages } from "./second-payment-messages.ts";

type Needs = AnnounceNeeds & {
  readonly payables: Pick<Payables, "named">;
  readonly customers: Pick<Customers, "withId">;
  readonly messages: SecondPaymentMessages;
};

/** Whoever has gone is not told. */
export const makeTellOfSecondPayment =
  ({ payables, customers, messages, ...needs }: Needs): TellOfSecondPayment =>
  async ({ id, state, customer: whose }, { payment, amount }) => {
    if (state !== "paid") return;
    const [named, customer] = await Promise.all([payables.named(id), customers.withId(whose)]);
    if (named === null || customer === null) return;
    const news = messages({ customer, payable: id, named, amount });
    await announceTo(needs, customer.id, { ...news, cause: `${id}/second-payment/${payment}` });
  };
