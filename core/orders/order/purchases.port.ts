import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";

/** What customers have bought, for features that depend on a purchase. */
export type Purchases = {
  /** When a piece of a product was first delivered to a customer, in milliseconds since 1970; null: no piece was. */
  deliveredTo(customer: CustomerId, product: string): Promise<number | null>;
};
export const Purchases = token<Purchases>("Purchases");
