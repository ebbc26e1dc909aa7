import { printable } from "#cli/printing/columns.ts";
import type { Actor } from "#core/orders/order/actor.ts";
import type { Deed } from "#core/orders/order/order-step.ts";

/** Who did it, as the beginning of a sentence. */
export function whoText(by: Actor): string {
  switch (by.kind) {
    case "customer":
      return "the customer";
    case "staff":
      return `${printable(by.name)} (staff)`;
    case "seller":
      return `seller ${by.gstin}`;
    case "carrier":
      return "the carrier";
    case "provider":
      return "the payment provider";
    case "clock":
      return "time";
  }
}

/** What was done, as its end. */
export function deedText(action: Deed): string {
  switch (action.kind) {
    case "stage":
      return STAGES[action.event];
    case "parcel":
      return `${PARCELS[action.event]} parcel ${action.parcel + 1}`;
    case "cancel":
      return `cancelled line ${action.places.map((place) => place + 1).join(", ")}: ${printable(action.reason)}`;
    case "ask-return":
      return `asked to return ${action.request.lines.map(({ place, pieces }) => `${pieces} of line ${place + 1}`).join(", ")}: ${action.request.reason.kind}`;
    case "return":
      return `${RETURNS[action.event]} return ${action.number}`;
    case "refund":
      return `${REFUNDS[action.event]} refund ${action.number}`;
  }
}

type Words<Of extends Deed["kind"]> = Readonly<Record<Extract<Deed, { readonly kind: Of; readonly event: string }>["event"], string>>;

const STAGES: Words<"stage"> = {
  place: "placed it",
  ask: "started to pay",
  retry: "started to pay again",
  pay: "paid it",
  fail: "reported that the payment failed",
  release: "cancelled it before it was paid",
  expire: "stopped waiting for its payment",
  revive: "placed it after all, as it was paid late",
};
const PARCELS: Words<"parcel"> = {
  confirm: "confirmed",
  pack: "packed",
  ship: "shipped",
  "send-out": "sent out",
  deliver: "delivered",
  "turn-back": "turned back",
  "take-back": "took back",
  lose: "lost",
};
const RETURNS: Words<"return"> = {
  approve: "approved",
  reject: "rejected",
  "pick-up": "picked up",
  receive: "received",
  pass: "passed",
  fail: "did not pass",
  believe: "believed",
  close: "closed",
};
const REFUNDS: Words<"refund"> = { send: "sent", process: "paid out", fail: "reported the failure of", "give-up": "took over by hand" };
