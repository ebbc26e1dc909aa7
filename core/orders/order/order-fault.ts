import { ledgerFaults } from "../../ledger/ledger-fault.ts";
import { movedBy } from "../../ledger/ledger.ts";
import { NOTHING, paise } from "../../shared/money.ts";
import { paidFor } from "./allocation.ts";
import { supplyOfLine } from "./line-tax.ts";
import { undonePayments } from "./money-moves.ts";
import { dueAtDoors, newOrder } from "./order.ts";
import { orderCheck } from "./order-check.ts";
import { orderAfter } from "./order-step.ts";
import { refundTotal } from "./refund.ts";
import { piecesLeft } from "./refunded-order.ts";
import type { LedgerFault } from "../../ledger/ledger-fault.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import type { Paise } from "../../shared/money.ts";
import type { FigureDifference } from "./order-check.ts";
import type { Order } from "./order.ts";

/**
 * Something in an order that can't be right, as `doctor` reports it. Amounts are paise; a line is given by its place. "two-kinds-of-tax":
 * the line's tax is of another kind than that of the other lines on its invoice.
 */
export type OrderFault =
  | { readonly kind: "figures-differ"; readonly differences: readonly FigureDifference[] }
  | { readonly kind: "unknown-rules"; readonly version: number }
  | { readonly kind: "shares-do-not-sum"; readonly shares: Paise; readonly total: Paise }
  | { readonly kind: "line-not-in-one-parcel" | "two-kinds-of-tax"; readonly place: number }
  | { readonly kind: "history-makes-another-order"; readonly step: number | null }
  | { readonly kind: "refunded-above-total"; readonly refunded: Paise; readonly total: Paise }
  | { readonly kind: "gone-but-not-refunded"; readonly refunded: Paise; readonly total: Paise }
  | { readonly kind: "more-pieces-back-than-ordered"; readonly place: number; readonly pieces: number }
  | { readonly kind: "ledger-disagrees"; readonly on: "sale" | "refund"; readonly ledger: Paise; readonly order: Paise }
  | LedgerFault;

/**
 * What is wrong with an order and its money; empty: nothing. It reads only the order and its ledger.
 * Source: specification/orders.md, Money of an order.
 */
export function orderFaults(order: Order, ledger: Ledger): readonly OrderFault[] {
  return [
    ...figureFaults(order),
    ...parcelFaults(order),
    ...taxFaults(order),
    ...historyFaults(order),
    ...refundFaults(order),
    ...moneyFaults(order, ledger),
  ];
}

function figureFaults({ snapshot }: Order): readonly OrderFault[] {
  const checked = orderCheck(snapshot);
  const { lines, total } = snapshot.figures;
  const shares = paise(lines.reduce((sum, line) => sum + paidFor(line), 0));
  return [
    ...(checked.kind === "refused" ? [checked.refusal] : []),
    ...(checked.kind === "ok" && checked.value.length > 0 ? [{ kind: "figures-differ", differences: checked.value } as const] : []),
    ...(shares === total ? [] : [{ kind: "shares-do-not-sum", shares, total } as const]),
  ];
}

const parcelFaults = ({ lines, parcels }: Order): readonly OrderFault[] =>
  lines.flatMap((_, place) => {
    const holding = parcels.filter(({ places }) => places.includes(place));
    return holding.length === 1 ? [] : [{ kind: "line-not-in-one-parcel", place } as const];
  });

const taxFaults = ({ snapshot, parcels }: Order): readonly OrderFault[] =>
  parcels.flatMap(({ places }) => {
    const [first] = places;
    if (first === undefined) return [];
    const other = places.find((place) => supplyOfLine(snapshot, place) !== supplyOfLine(snapshot, first));
    return other === undefined ? [] : [{ kind: "two-kinds-of-tax", place: other } as const];
  });

/** `step` is the first step that can't be taken. null: all steps can be taken, but they lead to another order. */
function historyFaults(order: Order): readonly OrderFault[] {
  let reached = newOrder(order);
  for (const [step, taken] of order.history.entries()) {
    const next = orderAfter(reached, taken);
    if (next.kind === "refused") return [{ kind: "history-makes-another-order", step }];
    reached = next.value;
  }
  return stateOf(reached) === stateOf(order) ? [] : [{ kind: "history-makes-another-order", step: null }];
}

const stateOf = ({ stage, lines, parcels, returns, refunds }: Order): string =>
  JSON.stringify([
    stage,
    lines,
    parcels.map(({ state, deliveredAt }) => [state, deliveredAt]),
    returns.map(({ state }) => state),
    refunds.map((refund) => [refund.state, refund.total, refund.payout, refund.lines.map(({ place, pieces }) => [place, pieces])]),
  ]);

function refundFaults(order: Order): readonly OrderFault[] {
  const { lines, total } = order.snapshot.figures;
  const refunded = paise(order.refunds.reduce((sum, refund) => sum + refundTotal(refund.lines), 0));
  const left = lines.map((_, place) => piecesLeft(order, place));
  const isAllGone = order.refunds.length > 0 && left.every((pieces) => pieces === 0);
  return [
    ...left.flatMap((pieces, place): OrderFault[] =>
      pieces < 0 ? [{ kind: "more-pieces-back-than-ordered", place, pieces: 0 - pieces }] : [],
    ),
    ...(refunded > total ? [{ kind: "refunded-above-total", refunded, total } as const] : []),
    ...(isAllGone && refunded < total ? [{ kind: "gone-but-not-refunded", refunded, total } as const] : []),
  ];
}

function moneyFaults(order: Order, ledger: Ledger): readonly OrderFault[] {
  const { id, stage, snapshot, refunds } = order;
  const sold = {
    on: "sale",
    ledger: movedBy(ledger, "sale", "customer"),
    order: stage === "placed" ? snapshot.figures.total : paise(0),
  } as const;
  const back = {
    on: "refund",
    ledger: paise(0 - movedBy(ledger, "refund", "customer")),
    order: paise(refunds.reduce((sum, { total }) => sum + total, 0)),
  } as const;
  const disagreeing = [sold, back].filter((one) => one.ledger !== one.order);
  return [
    ...ledgerFaults(id, ledger, { undone: undonePayments(order, ledger), toCome: toCome(order) }),
    ...disagreeing.map((one) => ({ kind: "ledger-disagrees", ...one }) as const),
  ];
}

/** What further doors will collect, once one has: what it collected was not for them. Before that, nothing of the order is settled. */
const toCome = (order: Order): Paise => (order.parcels.some(({ state }) => state === "delivered") ? dueAtDoors(order) : NOTHING);
