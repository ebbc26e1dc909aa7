import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";

/** What customers have bought, for features that depend on a purchase. */
export type Purchases = {
  /** When a piece of a product was first delivered to a customer, in milliseconds since 1970; null: no piece was. */
  deliveredTo(customer: CustomerId, product: string): Promise<number | null>;
  /** Whether an order is this customer's and more than a quote. */
  isOf(customer: CustomerId, order: PayableId): Promise<boolean>;
};
export const Purchases = token<Purchases>("Purchases");
