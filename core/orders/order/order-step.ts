import { ok, refused } from "../../shared/result.ts";
import { ACTORS_OF_PARCEL, ACTORS_OF_REFUND, ACTORS_OF_RETURN, ACTORS_OF_STAGE } from "./actor.ts";
import { lineEventOf, nextLine } from "./line-state.ts";
import { parcelOf } from "./order.ts";
import { nextStage, PAYMENT_WAITS } from "./order-stage.ts";
import { nextParcel } from "./parcel-state.ts";
import { nextRefund } from "./refund-state.ts";
import { piecesLeft, returnablePieces, wholeLines, withRefund } from "./refunded-order.ts";
import { allowedReturn, faultOf } from "./return-request.ts";
import { nextReturn } from "./return-state.ts";
import type { Result } from "../../shared/result.ts";
import type { Actor } from "./actor.ts";
import type { LineState } from "./line-state.ts";
import type { Order, Parcel } from "./order.ts";
import type { StageEvent } from "./order-stage.ts";
import type { ParcelEvent } from "./parcel-state.ts";
import type { RefundEvent } from "./refund-state.ts";
import type { ReturnRefusal, ReturnRequest } from "./return-request.ts";
import type { ReturnEvent } from "./return-state.ts";

/** Something that was done to an order, who did it, and when, in milliseconds since 1970. */
export type Step = { readonly at: number; readonly by: Actor; readonly deed: Deed };

/** `parcel` and `places` count from 0, in the order's own sequence. The numbers of returns and refunds count from 1. */
export type Deed =
  | { readonly kind: "stage"; readonly event: StageEvent }
  | { readonly kind: "parcel"; readonly parcel: number; readonly event: Exclude<ParcelEvent, "cancel"> }
  | { readonly kind: "cancel"; readonly places: readonly number[]; readonly reason: string }
  | { readonly kind: "ask-return"; readonly request: ReturnRequest }
  | { readonly kind: "return"; readonly number: number; readonly event: ReturnEvent }
  | { readonly kind: "refund"; readonly number: number; readonly event: RefundEvent };

/** Why a step is not taken. "not-allowed": this actor may not do it, or not to this order. */
export type StepRefusal =
  | { readonly kind: "not-allowed" | "unknown" | "not-placed" | "payment-needed" | "nothing-to-pay" }
  | { readonly kind: "does-not-fit"; readonly state: string; readonly event: string }
  | { readonly kind: "too-early"; readonly from: number }
  | { readonly kind: "past-cancelling"; readonly place: number; readonly state: string }
  | ReturnRefusal;

type Taken = Result<Order, StepRefusal>;

/**
 * The order after a step. It contains the refund that the step brings about, and the step in its history. A step that was already taken
 * leaves the order as it is, except that asking for a return makes a new one each time. Source: specification/orders.md, Steps of an order.
 */
export function orderAfter(order: Order, step: Step): Taken {
  if (step.by.kind === "customer" && step.by.id !== order.customer) return NOT_ALLOWED;
  const taken = after(order, step);
  if (taken.kind === "refused" || taken.value === order) return taken;
  return ok({ ...taken.value, history: [...order.history, step] });
}

const NOT_ALLOWED = refused({ kind: "not-allowed" });
const UNKNOWN = refused({ kind: "unknown" });
const doesNotFit = (state: string, event: string) => refused({ kind: "does-not-fit", state, event });

function after(order: Order, step: Step): Taken {
  const { deed } = step;
  if (deed.kind === "stage") return afterStage(order, step, deed.event);
  if (order.stage !== "placed") return refused({ kind: "not-placed" });
  switch (deed.kind) {
    case "parcel":
      return afterParcel(order, step, deed);
    case "cancel":
      return afterCancel(order, step, deed.places);
    case "ask-return":
      return afterAsking(order, step, deed.request);
    case "return":
      return afterReturn(order, step, deed);
    case "refund":
      return afterRefund(order, step, deed);
  }
}

function afterStage(order: Order, { at, by }: Step, event: StageEvent): Taken {
  if (!ACTORS_OF_STAGE[event].includes(by.kind)) return NOT_ALLOWED;
  const paysNow = order.snapshot.way === "online" && order.snapshot.figures.total > 0;
  if (event === "place" && paysNow) return refused({ kind: "payment-needed" });
  if (event === "ask" && !paysNow) return refused({ kind: "nothing-to-pay" });
  const step = order.history.find(({ deed }) => deed.kind === "stage" && deed.event === "ask");
  if (event === "expire" && step !== undefined && at < step.at + PAYMENT_WAITS)
    return refused({ kind: "too-early", from: step.at + PAYMENT_WAITS });
  const stage = nextStage(order.stage, event);
  if (stage === null) return doesNotFit(order.stage, event);
  return ok(stage === order.stage ? order : { ...order, stage });
}

function afterParcel(order: Order, { at, by }: Step, action: Extract<Deed, { readonly kind: "parcel" }>): Taken {
  const parcel = order.parcels[action.parcel];
  if (parcel === undefined) return UNKNOWN;
  if (!ACTORS_OF_PARCEL[action.event].includes(by.kind) || isAnotherSeller(by, parcel)) return NOT_ALLOWED;
  const state = nextParcel(parcel.state, action.event);
  if (state === null) return doesNotFit(parcel.state, action.event);
  if (state === parcel.state) return ok(order);

  const event = lineEventOf(state);
  const lines = order.lines.map((line, place) =>
    event !== null && parcel.places.includes(place) ? (nextLine(line, event) ?? line) : line,
  );
  const moved: Parcel = { ...parcel, state, deliveredAt: state === "delivered" ? at : null };
  const next = { ...order, lines, parcels: order.parcels.with(action.parcel, moved) };
  if (state !== "rto-received" && state !== "lost") return ok(next);
  const gone = parcel.places.filter((place) => order.lines[place] === "ordered");
  return ok(withRefund(next, { gone: wholeLines(order, gone), fault: state === "lost" ? "ours" : "customers" }));
}

function afterCancel(order: Order, { by }: Step, places: readonly number[]): Taken {
  if (!ACTORS_OF_PARCEL.cancel.includes(by.kind)) return NOT_ALLOWED;
  if (places.length === 0 || places.some((place) => order.lines[place] === undefined)) return UNKNOWN;
  if (places.some((place) => isAnotherSeller(by, parcelOf(order, place)))) return NOT_ALLOWED;
  const requested = [...new Set(places)].filter((place) => order.lines[place] !== "cancelled");
  const past = requested.find((place) => nextParcel(parcelOf(order, place).state, "cancel") === null);
  if (past !== undefined) return refused({ kind: "past-cancelling", place: past, state: parcelOf(order, past).state });
  if (requested.length === 0) return ok(order);

  const lines = order.lines.map((line, place): LineState => (requested.includes(place) ? "cancelled" : line));
  const parcels = order.parcels.map((parcel): Parcel => {
    const isEmpty = parcel.places.every((place) => lines[place] === "cancelled");
    return isEmpty ? { ...parcel, state: "cancelled" } : parcel;
  });
  return ok(
    withRefund({ ...order, lines, parcels }, { gone: wholeLines(order, requested), fault: by.kind === "customer" ? "customers" : "ours" }),
  );
}

function afterAsking(order: Order, { at, by }: Step, request: ReturnRequest): Taken {
  if (by.kind !== "customer" && by.kind !== "staff") return NOT_ALLOWED;
  const lines = order.lines.map((_, place) => ({
    place,
    deliveredAt: parcelOf(order, place).deliveredAt,
    left: returnablePieces(order, place),
    isConsumable: order.snapshot.facts.cart.lines[place]?.product.isConsumable ?? true,
  }));
  const allowed = allowedReturn(request, lines, at);
  if (allowed.kind === "refused") return allowed;
  return ok({ ...order, returns: [...order.returns, { ...request, number: order.returns.length + 1, state: "requested" }] });
}

function afterReturn(order: Order, { by }: Step, { number, event }: Extract<Deed, { readonly kind: "return" }>): Taken {
  const former = order.returns[number - 1];
  if (former === undefined) return UNKNOWN;
  const isAnothers = former.lines.some(({ place }) => isAnotherSeller(by, parcelOf(order, place)));
  if (!ACTORS_OF_RETURN[event].includes(by.kind) || isAnothers) return NOT_ALLOWED;
  const state = nextReturn(former.state, event);
  if (state === null) return doesNotFit(former.state, event);
  if (state === former.state) return ok(order);

  const next = { ...order, returns: order.returns.with(number - 1, { ...former, state }) };
  if (state !== "qc-passed") return ok(next);
  const refundedNow = withRefund(next, { gone: former.lines, fault: faultOf(former.reason) });
  const came = new Set(former.lines.map(({ place }) => place));
  const lines = refundedNow.lines.map((line, place) => {
    if (!came.has(place)) return line;
    return nextLine(line, piecesLeft(refundedNow, place) === 0 ? "return-rest" : "return-some") ?? line;
  });
  return ok({ ...refundedNow, lines });
}

function afterRefund(order: Order, { by }: Step, { number, event }: Extract<Deed, { readonly kind: "refund" }>): Taken {
  const former = order.refunds[number - 1];
  if (former === undefined) return UNKNOWN;
  if (!ACTORS_OF_REFUND[event].includes(by.kind)) return NOT_ALLOWED;
  const state = nextRefund(former.state, event);
  if (state === null) return doesNotFit(former.state, event);
  return ok(state === former.state ? order : { ...order, refunds: order.refunds.with(number - 1, { ...former, state }) });
}

const isAnotherSeller = (by: Actor, { seller }: Parcel): boolean => by.kind === "seller" && by.gstin !== seller.gstin;
