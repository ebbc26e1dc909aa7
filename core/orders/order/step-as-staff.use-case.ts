import { ok, refused } from "../../shared/result.ts";
import { changeBy } from "./order-change.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { Order } from "./order.ts";
import type { Deed, StepRefusal } from "./order-step.ts";
import type { Orders } from "./orders.port.ts";

/** `deeds` may follow from the order as it is then; none: there is nothing to be done. */
export type StaffStep = { readonly number: string; readonly staff: string; readonly deeds: (order: Order) => readonly Deed[] };

export type StaffRefusal = StepRefusal | { readonly kind: "unknown-order" | "nothing-to-do" };

/** Brings an order on as staff do, or refuses all of it. Answers the order before and after. Source: decisions, Cart, quote, order (child order, return, refund). */
export type StepAsStaff = (asked: StaffStep) => Promise<Result<{ readonly before: Order; readonly after: Order }, StaffRefusal>>;

export function makeStepAsStaff({ orders, now }: { readonly orders: Orders; readonly now: Clock }): StepAsStaff {
  return async ({ number, staff, deeds }) => {
    const known = await orders.withNumber(number);
    if (known === null) return refused({ kind: "unknown-order" });
    const at = now();
    const done = await orders.change<Awaited<ReturnType<StepAsStaff>>>(known.order.id, {
      at,
      key: null,
      events: [],
      decide({ order }) {
        const steps = deeds(order).map((deed) => ({ at, by: { kind: "staff", name: staff }, deed }) as const);
        if (steps.length === 0) return { change: null, answer: refused({ kind: "nothing-to-do" }) };
        const change = changeBy(order, steps);
        if (change.kind === "refused") return { change: null, answer: change };
        const { after } = change.value;
        return { change: after === order ? null : change.value, answer: ok({ before: order, after }) };
      },
    });
    return done ?? refused({ kind: "unknown-order" });
  };
}
