import fc from "fast-check";
import { fileId } from "#core/files/file-id.ts";
import { parcelOf } from "#core/orders/order/order.ts";
import { STAGE_EVENTS } from "#core/orders/order/order-stage.ts";
import { nextParcel, PARCEL_EVENTS } from "#core/orders/order/parcel-state.ts";
import { nextRefund, REFUND_EVENTS } from "#core/orders/order/refund-state.ts";
import { returnablePieces } from "#core/orders/order/refunded-order.ts";
import { nextReturn, RETURN_EVENTS } from "#core/orders/order/return-state.ts";
import { by } from "#tests/builders/an-order.ts";
import { inMysuru, inPune } from "#tests/builders/a-checkout.ts";
import type { Actor } from "#core/orders/order/actor.ts";
import type { Order } from "#core/orders/order/order.ts";
import type { Deed, Step } from "#core/orders/order/order-step.ts";
import type { Pieces } from "#core/orders/order/refund.ts";
import type { ReturnReason } from "#core/orders/order/return-request.ts";

const anyActor = (): fc.Arbitrary<Actor> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(by.staff) },
    { weight: 2, arbitrary: fc.constantFrom(by.customer, by.provider) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Actor>(
        by.carrier,
        by.clock,
        { kind: "seller", gstin: inPune.gstin },
        { kind: "seller", gstin: inMysuru.gstin },
      ),
    },
  );

const anyPlace = () => fc.nat({ max: 3 });
const anyNumber = () => fc.integer({ min: 1, max: 3 });
const anyPieces = (): fc.Arbitrary<Pieces> => fc.record({ place: anyPlace(), pieces: fc.integer({ min: 1, max: 4 }) });

const anyReason = (): fc.Arbitrary<ReturnReason> =>
  fc.constantFrom<ReturnReason>({ kind: "damaged" }, { kind: "missing" }, { kind: "change-of-mind", packaging: "unopened" });

const parcelEvents = PARCEL_EVENTS.filter((event) => event !== "cancel");

/** Anything that anybody may try, fitting or not; what brings an order on is tried more often than chance would. */
const anyDeed = (): fc.Arbitrary<Deed> =>
  fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...STAGE_EVENTS).map((event) => ({ kind: "stage", event }) as const) },
    {
      weight: 12,
      arbitrary: fc.record({
        kind: fc.constant("parcel" as const),
        parcel: fc.nat({ max: 1 }),
        event: fc.oneof(fc.constantFrom("confirm", "pack", "ship", "deliver" as const), fc.constantFrom(...parcelEvents)),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant("cancel" as const),
        places: fc.array(anyPlace(), { minLength: 1, maxLength: 3 }),
        reason: fc.constant("changed"),
      }),
    },
    {
      weight: 4,
      arbitrary: fc
        .record({ lines: fc.array(anyPieces(), { minLength: 1, maxLength: 2 }), reason: anyReason() })
        .map(({ lines, reason }) => ({
          kind: "ask-return" as const,
          request: { lines, reason, pictures: [{ shows: "product" as const, file: fileId("f") }] },
        })),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        kind: fc.constant("return" as const),
        number: anyNumber(),
        event: fc.oneof(fc.constantFrom("approve", "believe" as const), fc.constantFrom(...RETURN_EVENTS)),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant("refund" as const), number: anyNumber(), event: fc.constantFrom(...REFUND_EVENTS) }),
    },
  );

/** What is tried next: something that fits the order as it then is, or anything at all. */
export type Try = { readonly kind: "fitting"; readonly pick: number } | ({ readonly kind: "any" } & Attempt);

/** Who does what. */
export type Attempt = Pick<Step, "by" | "deed">;

/** What everybody tries on an order, in any order; three in four fit, as most would never come far by chance. */
export const anyWalk = (maxLength = 40): fc.Arbitrary<readonly Try[]> =>
  fc.array(
    fc.oneof(
      { weight: 3, arbitrary: fc.record({ kind: fc.constant("fitting" as const), pick: fc.nat() }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant("any" as const), by: anyActor(), deed: anyDeed() }) },
    ),
    { maxLength, size: "max" },
  );

/** What a try means for the order as it is; null: nothing fits any more. */
export function attemptOf(order: Order, tried: Try): Attempt | null {
  if (tried.kind === "any") return tried;
  const fitting = fittingDeeds(order, tried.pick);
  const action = fitting[tried.pick % Math.max(1, fitting.length)];
  return action === undefined ? null : { by: actorOf(action), deed: action };
}

function fittingDeeds(order: Order, pick: number): readonly Deed[] {
  const parcels = order.parcels.flatMap(({ state }, parcel) =>
    parcelEvents.filter((event) => changes(state, nextParcel(state, event))).map((event): Deed => ({ kind: "parcel", parcel, event })),
  );
  const cancellable = order.lines.flatMap((line, place) =>
    line === "ordered" && nextParcel(parcelOf(order, place).state, "cancel") !== null ? [place] : [],
  );
  const onward = parcels.filter((action) => action.kind === "parcel" && action.event !== "lose" && action.event !== "turn-back");
  const returnable = order.lines.flatMap((_, place) => {
    const left = parcelOf(order, place).state === "delivered" ? returnablePieces(order, place) : 0;
    return left === 0 ? [] : [{ place, pieces: 1 + (pick % left) }];
  });
  return [
    ...parcels,
    ...onward,
    ...onward,
    ...one(cancellable, pick).map((place): Deed => ({ kind: "cancel", places: [place], reason: "changed" })),
    ...one(returnable, pick).map((line) => askedBack(line, { kind: "damaged" })),
    ...one(
      returnable.filter(({ place }) => !isConsumable(order, place)),
      pick,
    ).map((line) => askedBack(line, UNWANTED)),
    ...order.returns.flatMap(({ number, state }) =>
      RETURN_EVENTS.filter((event) => changes(state, nextReturn(state, event))).map((event): Deed => ({ kind: "return", number, event })),
    ),
    ...order.refunds.flatMap(({ number, state }) =>
      REFUND_EVENTS.filter((event) => changes(state, nextRefund(state, event))).map((event): Deed => ({ kind: "refund", number, event })),
    ),
  ];
}

const UNWANTED: ReturnReason = { kind: "change-of-mind", packaging: "unopened" };
const isConsumable = ({ snapshot }: Order, place: number): boolean => snapshot.facts.cart.lines[place]?.product.isConsumable ?? true;
const changes = (state: string, next: string | null): boolean => next !== null && next !== state;
const one = <Item>(of: readonly Item[], pick: number): readonly Item[] => of.slice(pick % Math.max(1, of.length)).slice(0, 1);
const askedBack = (line: Pieces, reason: ReturnReason): Deed => ({
  kind: "ask-return",
  request: { lines: [line], reason, pictures: [{ shows: "product", file: fileId("f") }] },
});

/** Somebody who may. */
function actorOf(action: Deed): Actor {
  switch (action.kind) {
    case "cancel":
    case "ask-return":
      return by.customer;
    case "stage":
    case "parcel":
    case "return":
    case "refund":
      return by.staff;
  }
}
