import { balanceOf } from "../../ledger/ledger.ts";
import { returnedByHand, surplusKey } from "../../payments/payment-entries.ts";
import { onlyJobs } from "./change-by-payments.ts";
import { stillGoingBack } from "./payment-state.ts";
import { ok, refused } from "../../shared/result.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Orders } from "../order/orders.port.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Paise } from "../../shared/money.ts";
import type { Result } from "../../shared/result.ts";

/**
 * Records that staff have sent back a captured payment from the shop's bank. The order doesn't need that payment, and the provider won't
 * return it. `isNew` false: it had already gone back, and nothing is recorded. Refused where that payment does not have to go back.
 * Source: specification/payments.md, A late payment.
 */
export type ReturnByHand = (
  order: PayableId,
  payment: string,
  by: StaffTransfer,
) => Promise<Result<ReturnedByHand, { readonly kind: "stays" }>>;
/** `staff` is who sent it, `number` the order's number, `reference` the bank's name for the transfer; null: none was given. */
export type StaffTransfer = { readonly staff: string; readonly number: string; readonly reference: string | null };
export type ReturnedByHand = { readonly amount: Paise; readonly isNew: boolean };

export const makeReturnByHand =
  ({ orders, now }: { readonly orders: Orders; readonly now: Clock }): ReturnByHand =>
  async (order, payment, { staff, number, reference }) => {
    const at = now();
    const done = await orders.change<Awaited<ReturnType<ReturnByHand>>>(order, {
      at,
      key: null,
      events: [],
      decide(seen) {
        const former = seen.ledger.find(({ key }) => key === surplusKey(seen.order, payment));
        if (former !== undefined) return { change: null, answer: ok({ amount: balanceOf([former], "customer"), isNew: false }) };
        const event = stillGoingBack(seen).find((one) => one.payment === payment);
        if (event === undefined) return { change: null, answer: STAYS };
        const entries = [returnedByHand(seen.order, event, at)];
        const details = { number, payment, amount: event.amount, ...(reference === null ? {} : { reference }) };
        const audit = [{ at, who: staff, action: "order refund", subject: { kind: "refund", id: order }, details }] as const;
        const retried = [{ kind: "return-surplus", order, payment }] as const; // The job is tried again, finds nothing left to do, and ends.
        return { change: { ...onlyJobs(seen.order, []), entries, retried, audit }, answer: ok({ amount: event.amount, isNew: true }) };
      },
    });
    return done ?? STAYS;
  };

const STAYS = refused({ kind: "stays" });
