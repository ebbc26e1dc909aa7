import { NOTHING } from "../../shared/money.ts";
import type { Paise } from "../../shared/money.ts";
import type { Order } from "./order.ts";
import type { TakenStep } from "./order-replay.ts";
import type { ParcelState } from "./parcel-state.ts";
import type { RefundState } from "./refund-state.ts";
import type { ReturnState } from "./return-state.ts";

/**
 * What a step means to the order's customer. `parcel` is a place from 0 among the order's `parcels`; null: told before their number was
 * kept. `number` is a return's number from 1. `back` is the refund of money that was already paid; nothing where none had been paid.
 * "being-checked": instead of what would have its customer pay again, or take it for lost.
 */
export type OrderNews =
  | { readonly kind: "placed" | "payment-failed" | "expired" | "being-checked" }
  | {
      readonly kind: "shipped" | "out-for-delivery" | "delivered" | "coming-back";
      readonly parcel: number;
      readonly parcels: number | null;
    }
  | { readonly kind: "came-back" | "lost"; readonly parcel: number; readonly parcels: number | null; readonly back: Paise }
  | { readonly kind: "cancelled"; readonly by: "customer" | "shop"; readonly isWhole: boolean; readonly back: Paise }
  | { readonly kind: "return-asked" | "return-approved" | "return-rejected" | "return-failed"; readonly number: number }
  | { readonly kind: "return-passed"; readonly number: number; readonly back: Paise }
  | { readonly kind: "refund-done" | "refund-by-hand"; readonly back: Paise };

/**
 * News of a payment as they are told while another one is under way: nobody is told to pay again, nor that nothing was paid.
 * Source: specification/payments.md, An attempt to pay.
 */
export const newsWhileChecked = (news: OrderNews): OrderNews =>
  news.kind === "payment-failed" || news.kind === "expired" ? { kind: "being-checked" } : news;

/**
 * Kinds of earlier news of the same order that these news end: what was said of its payment holds no longer, and nobody is to pay again for
 * it. They count as read. Source: specification/payments.md, An attempt to pay.
 */
export function newsEndedBy({ kind }: OrderNews): readonly OrderNews["kind"][] {
  switch (kind) {
    case "placed":
    case "expired":
    case "cancelled":
      return ["payment-failed", "being-checked"];
    case "payment-failed":
      return ["being-checked"];
    case "being-checked":
      return ["payment-failed"];
    case "shipped":
    case "out-for-delivery":
    case "delivered":
    case "coming-back":
    case "came-back":
    case "lost":
    case "return-asked":
    case "return-approved":
    case "return-rejected":
    case "return-failed":
    case "return-passed":
    case "refund-done":
    case "refund-by-hand":
      return [];
  }
}

/** What the customer is told of a step; null: nothing. Source: specification/orders.md, Steps of an order. */
export function newsOf({ step: { by, deed }, before, after }: TakenStep): OrderNews | null {
  if (after === before) return null;
  const back = after.refunds[before.refunds.length]?.payout ?? NOTHING;
  switch (deed.kind) {
    case "stage":
      return deed.event === "release" ? { kind: "cancelled", by: "customer", isWhole: true, back } : stageNews(before, after);
    case "parcel":
      return parcelNews(after.parcels[deed.parcel]?.state, { parcel: deed.parcel, parcels: after.parcels.length, back });
    case "cancel":
      return {
        kind: "cancelled",
        by: by.kind === "customer" ? "customer" : "shop",
        isWhole: after.parcels.every(({ state }) => state === "cancelled"),
        back,
      };
    case "ask-return":
      return { kind: "return-asked", number: after.returns.length };
    case "return":
      return returnNews(after.returns[deed.number - 1]?.state, { number: deed.number, back });
    case "refund":
      return refundNews(after.refunds[deed.number - 1]);
  }
}

function stageNews(before: Order, after: Order): OrderNews | null {
  if (before.stage === after.stage) return null;
  switch (after.stage) {
    case "placed":
    case "expired":
    case "payment-failed":
      return { kind: after.stage };
    case "quoted":
    case "pending-payment":
      return null;
  }
}

type OfParcel = { readonly parcel: number; readonly parcels: number; readonly back: Paise };

function parcelNews(state: ParcelState | undefined, { parcel, parcels, back }: OfParcel): OrderNews | null {
  switch (state) {
    case "shipped":
    case "out-for-delivery":
    case "delivered":
      return { kind: state, parcel, parcels };
    case "rto-initiated":
      return { kind: "coming-back", parcel, parcels };
    case "rto-received":
      return { kind: "came-back", parcel, parcels, back };
    case "lost":
      return { kind: state, parcel, parcels, back };
    case "placed":
    case "confirmed":
    case "packed":
    case "cancelled":
    case undefined:
      return null;
  }
}

function returnNews(state: ReturnState | undefined, { number, back }: { readonly number: number; readonly back: Paise }): OrderNews | null {
  switch (state) {
    case "approved":
    case "rejected":
      return { kind: `return-${state}`, number };
    case "qc-passed":
      return { kind: "return-passed", number, back };
    case "qc-failed":
      return { kind: "return-failed", number };
    case "requested":
    case "picked-up":
    case "received":
    case "closed":
    case undefined:
      return null;
  }
}

function refundNews(refund: { readonly state: RefundState; readonly payout: Paise } | undefined): OrderNews | null {
  if (refund?.state === "processed") return { kind: "refund-done", back: refund.payout };
  return refund?.state === "manual" ? { kind: "refund-by-hand", back: refund.payout } : null;
}
