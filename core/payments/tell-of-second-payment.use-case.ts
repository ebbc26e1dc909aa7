import { token } from "../shared/token.ts";
import type { PayableId } from "../ledger/entry.ts";

/**
 * Tells the customer that they paid twice, what came a second time and that it goes back; once for a second payment, by its provider's id.
 * Of a payment that was not the second of something paid, nothing is told. Source: specification/payments.md, A late payment.
 */
export type TellOfSecondPayment = (payable: PayableId, payment: string) => Promise<void>;
export const TellOfSecondPayment = token<TellOfSecondPayment>("TellOfSecondPayment");
