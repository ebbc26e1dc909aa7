import { surplusKey } from "./payment-entries.ts";
import { unneededEvents } from "./payment-state.ts";
import type { Entry, PayableId } from "../ledger/entry.ts";
import type { Paise } from "../shared/money.ts";
import type { PaymentState } from "./payment-state.ts";

/**
 * A payment that was not needed, in paise. "went-back": as the ledger has it. "used-elsewhere": it serves something else, and nothing of it
 * goes back from here.
 */
export type UnneededPayment = {
  readonly payment: string;
  readonly amount: Paise;
  readonly fate: "goes-back" | "went-back" | "used-elsewhere";
};

type Paid = { readonly id: PayableId; readonly payments: PaymentState; readonly doesCount: boolean; readonly ledger: readonly Entry[] };

/**
 * The payments of `unneededEvents` of what has that id, also those that went back, and those that serve something else. Source:
 * specification/payments.md, A late payment.
 */
export function unneededPayments({ id, payments, doesCount, ledger }: Paid): readonly UnneededPayment[] {
  const sent = new Set(ledger.map(({ key }) => key));
  const unneeded = unneededEvents(payments, doesCount).map(({ payment, amount }) => {
    return { payment, amount, fate: sent.has(surplusKey({ id }, payment)) ? "went-back" : "goes-back" } as const;
  });
  return [...unneeded, ...payments.elsewhere.map(({ payment, amount }) => ({ payment, amount, fate: "used-elsewhere" }) as const)];
}
