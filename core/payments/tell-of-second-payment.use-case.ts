import { useCase } from "../shared/token.ts";
import type { Payable } from "./payable.ts";
import type { PaymentEvent } from "./payment-state.ts";

/**
 * Tells the customer that they paid twice, what came a second time and that it goes back; once for a second payment, by its provider's id.
 * `second` is one of its `payments.surplus`. Of a payment that was not the second of something paid, nothing is told. Source:
 * specification/payments.md, A late payment.
 */
export type TellOfSecondPayment = (payable: Payable, second: PaymentEvent) => Promise<void>;
export const TellOfSecondPayment = useCase<TellOfSecondPayment>("payments", "TellOfSecondPayment");
