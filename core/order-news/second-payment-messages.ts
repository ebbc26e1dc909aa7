import { token } from "../shared/token.ts";
import type { Customer } from "../identity/customer.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { AnnouncedNews } from "../notifications/announce-to.ts";
import type { NamedPayable } from "../payments/payables.port.ts";
import type { Paise } from "../shared/money.ts";

/** A second payment of something that was paid already, in paise, for who paid it. */
export type SecondPaymentForCustomer = {
  readonly customer: Pick<Customer, "name" | "mobile" | "email" | "aggregator">;
  readonly payable: PayableId;
  readonly named: NamedPayable;
  readonly amount: Paise;
};

/**
 * Says that somebody paid twice in a notification, and in a letter and a text message where they have an address for them. They name the
 * order, the day or the plan, and the money: never what was bought. Source: specification/payments.md, A late payment.
 */
export type SecondPaymentMessages = (customer: SecondPaymentForCustomer) => AnnouncedNews;
export const SecondPaymentMessages = token<SecondPaymentMessages>("SecondPaymentMessages");
