import { token } from "../shared/token.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { Paying } from "./payment-provider.port.ts";

/** Where a payment of an order comes back to, once it is done or given up. */
export type PaymentReturn = (order: PayableId) => Pick<Paying, "returnTo" | "cancelTo">;
export const PaymentReturn = token<PaymentReturn>("PaymentReturn");
