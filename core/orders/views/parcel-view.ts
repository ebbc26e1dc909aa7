import { deliveryEstimate } from "../../shipping/delivery-estimate.ts";
import { dueAtDoor } from "../order/order.ts";
import { timelineEntriesOf } from "../order/order-replay.ts";
import { isAtItsEnd } from "../order/parcel-state.ts";
import type { Day } from "../../shared/day.ts";
import type { Paise } from "../../shared/money.ts";
import type { Order } from "../order/order.ts";
import type { TimelineEntry, TakenStep } from "../order/order-replay.ts";
import type { Seller } from "../order/ordered-product.ts";
import type { KeptOrder } from "../order/orders.port.ts";
import type { ParcelState } from "../order/parcel-state.ts";

/** A seller's part of an order as its customer sees it. */
export type ParcelView = {
  /** The number by which its customer knows it: the order's number and the parcel's own from 1, "NM10000123-1". */
  readonly number: string;
  readonly seller: Seller;
  /** The places of its lines. */
  readonly places: readonly number[];
  readonly state: ParcelState;
  /** The states that it has reached, followed by the states of the usual way that are still to come. */
  readonly timeline: readonly TimelineEntry<ParcelState>[];
  /** When it is expected; null where it is not under way to the customer. */
  readonly expected: { readonly earliest: Day; readonly latest: Day } | null;
  /** What is to be paid at the door for it; 0 where it was paid online. */
  readonly dueAtDoor: Paise;
};

/** Throws a RangeError where there is no such parcel. Source: specification/orders.md, What a customer sees. */
export function parcelView({ order, number }: KeptOrder, taken: readonly TakenStep[], place: number): ParcelView {
  const parcel = order.parcels[place];
  if (parcel === undefined) throw new RangeError(`no parcel at ${place}`);
  return {
    number: `${number}-${place + 1}`,
    seller: parcel.seller,
    places: parcel.places,
    state: parcel.state,
    timeline: timelineOf(taken, parcel.state, place),
    expected: expectedOf(order, taken, parcel.state),
    dueAtDoor: dueAtDoor(order, parcel),
  };
}

/** A parcel begins when its order is placed. */
const stateIn = (place: number) => (order: Order) => (order.stage === "placed" ? order.parcels[place]?.state : undefined);

function timelineOf(taken: readonly TakenStep[], state: ParcelState, place: number): readonly TimelineEntry<ParcelState>[] {
  const come = timelineEntriesOf(taken, stateIn(place));
  const toCome = come.length === 0 ? USUAL : yetToCome(state);
  return [...come, ...toCome.map((next) => ({ state: next, at: null }))];
}

const USUAL: readonly ParcelState[] = ["placed", "confirmed", "packed", "shipped", "out-for-delivery", "delivered"];

function yetToCome(state: ParcelState): readonly ParcelState[] {
  if (state === "rto-initiated") return ["rto-received"];
  return isAtItsEnd(state) ? [] : USUAL.slice(USUAL.indexOf(state) + 1);
}

/** The estimate for the order's address, as it was when the order was placed. */
function expectedOf({ stage, snapshot }: Order, taken: readonly TakenStep[], state: ParcelState): ParcelView["expected"] {
  const placed = taken.find(({ before, after }) => before.stage !== "placed" && after.stage === "placed");
  const isOnItsWay = !isAtItsEnd(state) && state !== "rto-initiated";
  if (stage === "expired" || !isOnItsWay) return null;
  const estimate = deliveryEstimate(snapshot.facts.place, placed?.step.at ?? snapshot.facts.at);
  return estimate.kind === "serviceable" ? { earliest: estimate.earliest, latest: estimate.latest } : null;
}
