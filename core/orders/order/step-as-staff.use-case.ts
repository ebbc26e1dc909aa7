import { ok, refused } from "../../shared/result.ts";
import { changeBy } from "./order-change.ts";
import type { MoneyJob } from "../../payments/money-job.ts";
import type { AuditEntry } from "../../staff/audit-log.port.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { Order } from "./order.ts";
import type { Deed, StepRefusal } from "./order-step.ts";
import type { Orders } from "./orders.port.ts";

/**
 * `deeds` may depend on the order's present state; no deeds: there is nothing to do. `action` and `subject` are their names in the audit
 * log. `reference` is the bank's name for the transfer; null: there was none.
 */
export type StaffStep = {
  readonly number: string;
  readonly staff: string;
  readonly action: string;
  readonly subject: "order" | "return" | "refund";
  readonly reference: string | null;
  readonly deeds: (order: Order) => readonly Deed[];
};

export type StaffRefusal = StepRefusal | { readonly kind: "unknown-order" | "nothing-to-do" };

/**
 * Takes steps of an order as staff, or refuses all of them. Answers the order before and after.
 * Source: specification/orders.md, Steps of an order.
 */
export type StepAsStaff = (step: StaffStep) => Promise<Result<{ readonly before: Order; readonly after: Order }, StaffRefusal>>;

export function makeStepAsStaff({ orders, now }: { readonly orders: Orders; readonly now: Clock }): StepAsStaff {
  return async ({ deeds, ...step }) => {
    const known = await orders.withNumber(step.number);
    if (known === null) return refused({ kind: "unknown-order" });
    const at = now();
    const done = await orders.change<Awaited<ReturnType<StepAsStaff>>>(known.order.id, {
      at,
      key: null,
      events: [],
      decide({ order }) {
        const steps = deeds(order).map((action) => ({ at, by: { kind: "staff", name: step.staff }, deed: action }) as const);
        if (steps.length === 0) return { change: null, answer: refused({ kind: "nothing-to-do" }) };
        const change = changeBy(order, steps);
        if (change.kind === "refused") return { change: null, answer: change };
        const { after } = change.value;
        const answer = ok({ before: order, after });
        if (after === order) return { change: null, answer };
        return { change: { ...change.value, retried: retriedFor(after), audit: [entryOf(after, step, at)] }, answer };
      },
    });
    return done ?? refused({ kind: "unknown-order" });
  };
}

/** The parked job of a refund that staff have now decided about; empty where the last step concerned no refund. */
function retriedFor({ id, history }: Order): readonly MoneyJob[] {
  const action = history.at(-1)?.deed;
  return action?.kind === "refund" ? [{ kind: "send-refund", order: id, refund: action.number }] : [];
}

/** The entry does not repeat the steps, because the order stores them. */
function entryOf(after: Order, { number, staff, action, subject, reference }: Omit<StaffStep, "deeds">, at: number): AuditEntry {
  const act: Deed | undefined = after.history.at(-1)?.deed;
  return {
    at,
    who: staff,
    action,
    subject: { kind: subject, id: after.id },
    details: {
      number,
      deed: act?.kind ?? "",
      steps: after.history.length,
      ...(act !== undefined && "event" in act ? { event: act.event } : {}),
      ...(act?.kind === "refund" ? { refund: act.number, amount: after.refunds[act.number - 1]?.payout ?? 0 } : {}),
      ...(reference === null ? {} : { reference }),
    },
  };
}
