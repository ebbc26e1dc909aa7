import { movesBetween } from "./money-moves.ts";
import { orderAfter } from "./order-step.ts";
import { PAYMENT_WAITS } from "./order-stage.ts";
import { RECONCILED_AFTER } from "../../payments/payment-times.ts";
import { ok } from "../../shared/result.ts";
import type { Entry } from "../../ledger/entry.ts";
import type { JobFacts, QueuedJob } from "../../jobs/job.ts";
import type { Result } from "../../shared/result.ts";
import type { AuditEntry } from "../../staff/audit-log.port.ts";
import type { DocumentToIssue } from "./issued-document.ts";
import type { MoneyJob } from "../../payments/money-job.ts";
import type { Order } from "./order.ts";
import type { OrderJob } from "./order-job.ts";
import type { ReturnState } from "./return-state.ts";
import type { Step, StepRefusal } from "./order-step.ts";

/** An order after some steps, and everything that the steps bring about. It is stored as a whole or not at all. */
export type OrderChange = {
  readonly after: Order;
  readonly entries: readonly Entry[];
  /**
   * How the stock of products changes: positive for pieces that can be sold again, negative for pieces that are sold. One move a product.
   */
  readonly stock: readonly StockMove[];
  readonly hold: HoldChange;
  /** Whether the coupon that was applied has been used once more. */
  readonly usesCoupon: boolean;
  /** Whether the ordered pieces are taken out of the customer's cart. */
  readonly leavesCart: boolean;
  readonly documents: readonly DocumentToIssue[];
  readonly jobs: readonly JobOfOrder[];
  /**
   * Parked jobs that are to be tried again, because less is left for them to do, or nothing: those with these facts, whatever else they
   * tell.
   */
  readonly retried: readonly JobFacts<MoneyJob>[];
  /** Audit entries for what staff did; empty where staff did nothing. */
  readonly audit: readonly AuditEntry[];
};

export type StockMove = { readonly productId: string; readonly pieces: number };

/** What happens to the goods and the coupon that are held for the order. `until` in milliseconds since 1970. */
export type HoldChange = { readonly kind: "stays" | "ends" } | { readonly kind: "holds"; readonly until: number };

export type JobOfOrder = QueuedJob<OrderJob | MoneyJob>;

/**
 * The order after the steps, taken one after the other, with everything that they bring about. Refused where one of them does not fit; then
 * none is taken. Source: specification/orders.md, Steps of an order.
 */
export function changeBy(before: Order, steps: readonly Step[]): Result<OrderChange, StepRefusal> {
  let change = noChange(before);
  for (const step of steps) {
    const after = orderAfter(change.after, step);
    if (after.kind === "refused") return after;
    change = joined(change, changeBetween(change.after, after.value, step.at));
  }
  return ok(change);
}

/** The change that leaves an order as it is. */
export const noChange = (order: Order): OrderChange => ({
  after: order,
  entries: [],
  stock: [],
  hold: { kind: "stays" },
  usesCoupon: false,
  leavesCart: false,
  documents: [],
  jobs: [],
  retried: [],
  audit: [],
});

/** What one step brings about, `at` in milliseconds since 1970. */
function changeBetween(before: Order, after: Order, at: number): OrderChange {
  if (after === before) return noChange(before);
  const isPlaced = before.stage !== "placed" && after.stage === "placed";
  return {
    after,
    entries: movesBetween(before, after, at),
    stock: [...(isPlaced ? sold(after) : []), ...backInStock(before, after)],
    hold: holdAfter(before, after, at),
    usesCoupon: isPlaced && after.snapshot.figures.coupon > 0,
    leavesCart: isPlaced,
    documents: [...(isPlaced ? invoices(after) : []), ...creditNotes(before, after)],
    jobs: jobsOf(before, after, at),
    retried: [],
    audit: [],
  };
}

const joined = (first: OrderChange, then: OrderChange): OrderChange => ({
  after: then.after,
  entries: [...first.entries, ...then.entries],
  stock: perProduct([...first.stock, ...then.stock]),
  hold: then.hold.kind === "stays" ? first.hold : then.hold,
  usesCoupon: first.usesCoupon || then.usesCoupon,
  leavesCart: first.leavesCart || then.leavesCart,
  documents: [...first.documents, ...then.documents],
  jobs: [...first.jobs, ...then.jobs],
  retried: [...first.retried, ...then.retried],
  audit: [...first.audit, ...then.audit],
});

const sold = ({ snapshot }: Order): readonly StockMove[] =>
  snapshot.figures.lines.map(({ productId, quantity }) => ({ productId, pieces: 0 - quantity }));

/**
 * The pieces that can be sold again: lines that were cancelled, lines whose parcel was taken back undelivered, and pieces that came back
 * unopened. Pieces that were damaged, wrong, short-dated or lost are not sold again. Source: specification/returns.md, What goes back.
 */
function backInStock(before: Order, after: Order): readonly StockMove[] {
  const { lines } = after.snapshot.figures;
  const whole = lines.flatMap(({ productId, quantity }, place) => {
    const [from, to] = [before.lines[place], after.lines[place]];
    return from !== to && (to === "cancelled" || to === "came-back") ? [{ productId, pieces: quantity }] : [];
  });
  const returned = after.returns.flatMap(({ number, state, reason, lines: pieces }) => {
    const hasPassed = state === "qc-passed" && before.returns[number - 1]?.state !== "qc-passed";
    if (!hasPassed || reason.kind !== "change-of-mind") return [];
    return pieces.map(({ place, pieces }) => ({ productId: lines[place]?.productId ?? "", pieces }));
  });
  return [...whole, ...returned];
}

function perProduct(moves: readonly StockMove[]): readonly StockMove[] {
  const pieces = new Map<string, number>();
  for (const move of moves) pieces.set(move.productId, (pieces.get(move.productId) ?? 0) + move.pieces);
  return [...pieces].flatMap(([productId, sum]) => (sum === 0 ? [] : [{ productId, pieces: sum }]));
}

/** Goods are held for a fixed time from when a payment is first asked for. Another try does not extend it. */
function holdAfter(before: Order, after: Order, at: number): HoldChange {
  if (before.stage === after.stage) return { kind: "stays" };
  if (before.stage === "quoted" && after.stage === "pending-payment") return { kind: "holds", until: at + PAYMENT_WAITS };
  return after.stage === "placed" || after.stage === "expired" ? { kind: "ends" } : { kind: "stays" };
}

const invoices = ({ parcels }: Order): readonly DocumentToIssue[] => parcels.map((_, parcel) => ({ kind: "invoice", parcel }));

function creditNotes(before: Order, after: Order): readonly DocumentToIssue[] {
  return after.refunds.slice(before.refunds.length).flatMap(({ number, lines }) =>
    after.parcels.flatMap(({ places }, parcel): DocumentToIssue[] => {
      return lines.some(({ place }) => places.includes(place)) ? [{ kind: "credit-note", parcel, refund: number }] : [];
    }),
  );
}

const MINUTE = 60_000;

/** How long a return stays open for questions after it was checked, in milliseconds. */
const RETURN_STAYS_OPEN = 7 * 24 * 60 * MINUTE;

const CHECKED: ReadonlySet<ReturnState> = new Set<ReturnState>(["qc-passed", "qc-failed"]);

function jobsOf(before: Order, after: Order, at: number): readonly JobOfOrder[] {
  const order = after.id;
  const step = before.history.length;
  const jobOfOrder: JobOfOrder = { job: { kind: "follow-order", order, step }, terms: { key: `${order}/${step}`, notBefore: null } };
  const isAsked = before.stage === "quoted" && after.stage === "pending-payment";
  const orders: readonly JobOfOrder[] = isAsked
    ? [
        { job: { kind: "expire-order", order }, terms: { key: order, notBefore: at + PAYMENT_WAITS } },
        ...RECONCILED_AFTER.map(
          (minutes): JobOfOrder => ({
            job: { kind: "reconcile-payments", order },
            terms: { key: `${order}/${minutes}`, notBefore: at + minutes * MINUTE },
          }),
        ),
      ]
    : [];
  const owed = after.refunds
    .slice(before.refunds.length)
    .filter(({ state }) => state === "initiated")
    .map(
      ({ number }): JobOfOrder => ({
        job: { kind: "send-refund", order, refund: number },
        terms: { key: `${order}/${number}`, notBefore: null },
      }),
    );
  const checked = after.returns
    .filter(({ number, state }) => CHECKED.has(state) && before.returns[number - 1]?.state !== state)
    .map(
      ({ number }): JobOfOrder => ({
        job: { kind: "close-return", order, return: number },
        terms: { key: `${order}/${number}`, notBefore: at + RETURN_STAYS_OPEN },
      }),
    );
  return [jobOfOrder, ...orders, ...owed, ...checked];
}
