import { paidFor } from "#core/orders/order/allocation.ts";
import { orderStateOf } from "#core/orders/order/order.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { indianClockText } from "#cli/printing/indian-clock-text.ts";
import { edges, PAGE, printable, toLeft, widestOf, wrapped } from "#cli/printing/columns.ts";
import { rupeesAndPaise } from "#cli/wording/rupees.ts";
import { deedText, whoText } from "./order-steps.ts";
import { readingLanguageText } from "#cli/wording/reading-language.ts";
import type { Order } from "#core/orders/order/order.ts";
import type { KeptOrder } from "#core/orders/order/orders.port.ts";
import type { StaffRefusal } from "#core/orders/order/step-as-staff.use-case.ts";

export const unknownOrderText = (name: string): string => `No order has the number ${printable(name)}. See: niramaya order list\n`;

/** A line an order, the newest first. */
export function ordersText(orders: readonly KeptOrder[], isMore: boolean): string {
  if (orders.length === 0) return "No orders match.\n";
  const rows = orders.map(({ order, number, madeAt }) => ({
    head: `${number}  ${indianDay(madeAt)}  ${orderStateOf(order)}`,
    total: `${order.snapshot.way}  ${rupeesAndPaise(order.snapshot.figures.total)}`,
  }));
  const last = orders.at(-1)?.number ?? "";
  return [...rows.map(({ head, total }) => edges(head, total)), ...(isMore ? [`More: --after ${last}`] : []), ""].join("\n");
}

/** All of an order that support is asked for. */
export function orderText(stored: KeptOrder): string {
  const { order, number, madeAt, language, payments, documents } = stored;
  const { facts, figures, way } = order.snapshot;
  const { address } = facts;
  return [
    edges(`${number}  ${orderStateOf(order)}`, `${way}  ${rupeesAndPaise(figures.total)}`),
    `Quoted ${indianClockText(madeAt)}, id ${order.id}${readingLanguageText(language)}`,
    ...wrapped(
      printable(
        [address.name, address.mobile, address.line1, address.line2, address.landmark, address.city, address.state, address.pincode]
          .filter((part) => part !== "")
          .join(", "),
      ),
      PAGE,
      "",
    ),
    "",
    ...order.parcels.flatMap(({ seller, places, state, deliveredAt }, parcel) => [
      `Parcel ${parcel + 1}: ${state}${deliveredAt === null ? "" : ` ${indianClockText(deliveredAt)}`}, from ${printable(seller.name)} (${seller.gstin})`,
      ...places.map((place) => lineText(order, place)),
    ]),
    ...order.returns.map(({ number: of, state, reason, lines }) => `Return ${of}: ${state}, ${reason.kind}, ${piecesText(lines)}`),
    ...order.refunds.map(({ number: of, state, total, payout, lines }) =>
      edges(`Refund ${of}: ${state}, ${piecesText(lines)}`, `${rupeesAndPaise(total)}, to be paid out ${rupeesAndPaise(payout)}`),
    ),
    ...payments.map(({ payment, kind, amount, at }) =>
      edges(`Payment ${printable(payment)}: ${kind} ${indianClockText(at)}`, rupeesAndPaise(amount)),
    ),
    ...documents.map(({ kind, number: of, day }) => `${kind === "invoice" ? "Invoice" : "Credit note"} ${of} of ${day}`),
    "",
    ...order.history.map(({ at, by, deed }) => `${indianClockText(at)}  ${whoText(by)} ${deedText(deed)}`),
    "",
  ].join("\n");
}

function lineText({ snapshot, lines }: Order, place: number): string {
  const figures = snapshot.figures.lines[place];
  const title = snapshot.facts.cart.lines[place]?.product.title ?? "";
  if (figures === undefined) return "";
  return edges(`  ${place + 1}. ${figures.quantity} × ${printable(title)}, ${lines[place]}`, rupeesAndPaise(paidFor(figures)));
}

const piecesText = (lines: readonly { readonly place: number; readonly pieces: number }[]): string =>
  lines.map(({ place, pieces }) => `${pieces} of line ${place + 1}`).join(", ");

/** What was done just now, and how the order stands. */
export function steppedText({ order, number }: KeptOrder, { before, after }: { readonly before: Order; readonly after: Order }): string {
  const steps = after.history.slice(before.history.length);
  if (steps.length === 0) return `${number} already was: ${orderStateOf(order)}.\n`;
  const owed = after.refunds.slice(before.refunds.length);
  return [
    ...steps.map(({ by, deed }) => `${number}: ${whoText(by)} ${deedText(deed)}.`),
    ...owed.map(({ number: of, total }) => `It comes with refund ${of} of ${rupeesAndPaise(total)}.`),
    `${number} is ${orderStateOf(order)}.`,
    "",
  ].join("\n");
}

/** Returns that wait for somebody. */
export function returnsText(orders: readonly KeptOrder[]): string {
  const rows = orders.flatMap(({ order, number }) =>
    order.returns.map((one) => ({
      name: `${number} --return ${one.number}`,
      told: `${one.state}, ${one.reason.kind}, ${piecesText(one.lines)}, ${one.pictures.length} pictures`,
    })),
  );
  if (rows.length === 0) return "No returns are waiting.\n";
  const width = widestOf(rows.map(({ name }) => name));
  return `${rows.map(({ name, told }) => `${toLeft(width, name)}  ${told}`).join("\n")}\n`;
}

/** Why staff's step was not taken. */
export const refusalText = (number: string, refusal: StaffRefusal): string => `${number}: ${refusalSentence(refusal)}\n`;

function refusalSentence(refusal: StaffRefusal): string {
  switch (refusal.kind) {
    case "unknown-order":
      return "there is no such order.";
    case "nothing-to-do":
      return "there is nothing to do this to.";
    case "not-allowed":
      return "staff may not do that.";
    case "unknown":
      return "the order has no such part, line, return or refund.";
    case "not-placed":
      return "the order was not placed.";
    case "payment-needed":
      return "the order has to be paid first.";
    case "nothing-to-pay":
      return "there is nothing to pay.";
    case "does-not-fit":
      return `"${refusal.event}" is not possible for what is ${refusal.state}.`;
    case "too-early":
      return `that is possible from ${indianClockText(refusal.from)}.`;
    case "past-cancelling":
      return `line ${refusal.place + 1} is ${refusal.state} and can no longer be cancelled.`;
    case "nothing-asked":
      return "no pieces were named.";
    case "pictures-needed":
      return "pictures are needed.";
    case "opened":
      return "what was opened can't be returned for a change of mind.";
    case "not-delivered":
      return `line ${refusal.place + 1} was not delivered.`;
    case "consumable":
      return `line ${refusal.place + 1} is a consumable.`;
    case "window-over":
      return `line ${refusal.place + 1} could be returned until ${refusal.last}.`;
    case "too-many-pieces":
      return `only ${refusal.left} pieces are left of line ${refusal.place + 1}.`;
    case "not-short-dated":
      return `line ${refusal.place + 1} counts as short-dated only before ${refusal.from}.`;
  }
}
