import { token } from "../shared/token.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { Paying } from "./payment-provider.port.ts";

/** The addresses to which the browser returns after a payment of an order was made or given up. */
export type PaymentReturn = (order: PayableId) => Pick<Paying, "returnTo" | "cancelTo">;
export const PaymentReturn = token<PaymentReturn>("PaymentReturn");
