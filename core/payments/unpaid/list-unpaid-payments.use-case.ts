import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { Payables } from "../payables.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { UnpaidPayment } from "../unpaid-payment.ts";

/**
 * Everything of a customer that waits for a payment and can still be paid; what closes first is first. Source: specification/payments.md,
 * What waits for a payment.
 */
export type ListUnpaidPayments = (customer: CustomerId) => Promise<readonly UnpaidPayment[]>;
export const ListUnpaidPayments = useCase<ListUnpaidPayments>("payments", "ListUnpaidPayments");

export const makeListUnpaidPayments = maker(
  ListUnpaidPayments,
  { payables: Payables, now: Clock },
  ({ payables, now }: { readonly payables: Pick<Payables, "unpaid">; readonly now: Clock }) =>
    async (customer) =>
      (await payables.unpaid(customer, now())).toSorted((a, b) => (a.until ?? Infinity) - (b.until ?? Infinity) || (a.id < b.id ? -1 : 1)),
);
