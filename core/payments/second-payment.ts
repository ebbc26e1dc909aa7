import { surplusKey } from "./payment-entries.ts";
import type { Entry, PayableId } from "../ledger/entry.ts";
import type { Paise } from "../shared/money.ts";
import type { PaymentState } from "./payment-state.ts";

/**
 * A payment that came in addition to the one that pays, in paise. `at`: when it came; `backAt`: when it went back; null: it is on its way
 * back. Times in milliseconds since 1970.
 */
export type SecondPayment = { readonly amount: Paise; readonly at: number; readonly backAt: number | null };

type Paid = { readonly id: PayableId; readonly payments: PaymentState; readonly isPaid: boolean; readonly ledger: readonly Entry[] };

/**
 * What was paid twice for anything that is paid for, the earliest first; nothing where it was paid once, or not at all.
 * Source: specification/payments.md, A late payment.
 */
export function secondPayments({ id, payments, isPaid, ledger }: Paid): readonly SecondPayment[] {
  if (!isPaid || payments.kind !== "paid") return [];
  return payments.surplus.map(({ payment, amount, at }) => {
    const back = ledger.find(({ key }) => key === surplusKey({ id }, payment));
    return { amount, at, backAt: back?.at ?? null };
  });
}
