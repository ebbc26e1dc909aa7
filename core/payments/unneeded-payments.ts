import { surplusKey } from "./payment-entries.ts";
import { unneededEvents } from "./payment-state.ts";
import type { Entry, PayableId } from "../ledger/entry.ts";
import type { Paise } from "../shared/money.ts";
import type { PaymentState } from "./payment-state.ts";

/** A captured payment that was not needed, in paise; `isBack`: it was sent back, as the ledger has it. */
export type UnneededPayment = { readonly payment: string; readonly amount: Paise; readonly isBack: boolean };

type Paid = { readonly id: PayableId; readonly payments: PaymentState; readonly doesCount: boolean; readonly ledger: readonly Entry[] };

/** The payments of `unneededEvents` of what has that id, also those that went back. Source: specification/payments.md, A late payment. */
export function unneededPayments({ id, payments, doesCount, ledger }: Paid): readonly UnneededPayment[] {
  const sent = new Set(ledger.map(({ key }) => key));
  return unneededEvents(payments, doesCount).map(({ payment, amount }) => ({
    payment,
    amount,
    isBack: sent.has(surplusKey({ id }, payment)),
  }));
}
