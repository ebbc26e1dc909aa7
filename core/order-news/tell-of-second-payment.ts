import { announceTo } from "../notifications/announce-to.ts";
import { maker } from "../shared/use-case.ts";
import { TellOfSecondPayment } from "../payments/tell-of-second-payment.use-case.ts";
import { Payables } from "../payments/payables.port.ts";
import { Customers } from "../identity/customers.port.ts";
import { Notifications } from "../notifications/notifications.port.ts";
import { SecondPaymentMessages } from "./second-payment-messages.ts";
import { Clock } from "../shared/clock.port.ts";
import { NewId } from "../shared/new-id.port.ts";
import type { AnnounceNeeds } from "../notifications/announce-to.ts";

type Needs = AnnounceNeeds & {
  readonly payables: Pick<Payables, "named">;
  readonly customers: Pick<Customers, "withId">;
  readonly messages: SecondPaymentMessages;
};

/** Whoever has gone is not told. */
export const makeTellOfSecondPayment = maker(
  TellOfSecondPayment,
  { payables: Payables, customers: Customers, notifications: Notifications, messages: SecondPaymentMessages, now: Clock, newId: NewId },
  ({ payables, customers, messages, ...needs }: Needs) =>
    async ({ id, state, customer: whose }, { payment, amount }) => {
      if (state !== "paid") return;
      const [named, customer] = await Promise.all([payables.named(id), customers.withId(whose)]);
      if (named === null || customer === null) return;
      const news = messages({ customer, payable: id, named, amount });
      await announceTo(needs, customer.id, { ...news, cause: `${id}/second-payment/${payment}` });
    },
);
