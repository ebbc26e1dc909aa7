import { surplusKey } from "../payment-entries.ts";
import type { Entry } from "../../ledger/entry.ts";
import type { Paise } from "../../shared/money.ts";
import type { Payable } from "../payable.ts";
import type { PaymentEvent } from "../payment-state.ts";

/** A captured payment that was not needed, in paise; `isBack`: it was sent back, as the ledger has it. */
export type UnneededPayment = { readonly payment: string; readonly amount: Paise; readonly isBack: boolean };

/** The captured payments that a purchase doesn't need or can't use, also those that went back. Source: specification/payments.md, A late payment. */
export const unneededPayments = (
  payable: Pick<Payable, "id" | "state" | "payments">,
  ledger: readonly Entry[],
): readonly UnneededPayment[] => {
  const sent = new Set(ledger.map(({ key }) => key));
  return unneededEvents(payable).map(({ payment, amount }) => ({ payment, amount, isBack: sent.has(surplusKey(payable, payment)) }));
};

/** What pays is not needed either where it came too late. */
export const unneededEvents = ({ state, payments }: Pick<Payable, "state" | "payments">): readonly PaymentEvent[] =>
  payments.kind === "paid" && payments.decidedBy !== null && state !== "paid"
    ? [payments.decidedBy, ...payments.surplus]
    : payments.surplus;
