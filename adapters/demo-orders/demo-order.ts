import type { Actor } from "#core/orders/order/actor.ts";
import type { PaymentWay } from "#core/orders/order/checkout-bill.ts";
import type { Deed } from "#core/orders/order/order-step.ts";

/** An order of the demo shop: whose, of what, and what happened to it so many hours before the demo is put. */
export type DemoOrder = {
  /** The person's key. */
  readonly of: string;
  readonly goods: readonly DemoGood[];
  readonly way: PaymentWay;
  /** Hours since it was placed, or its payment began. */
  readonly hours: number;
  readonly happened: readonly Happened[];
};

/** So many pieces of a good, told by its popularity from 0: of those that keep once opened alone, or of all. */
export type DemoGood = { readonly nth: number; readonly pieces: number; readonly keeps?: boolean };

/** Something that was done, hours before the demo is put. */
export type Happened = { readonly hours: number; readonly by: Exclude<Actor["kind"], "customer" | "seller">; readonly deed: Deed };

const STAFF = "staff";

/** A seller's part on its way, up to where it is told to have come: a day between each. */
export function carried(parcel: number, { from, to }: { readonly from: number; readonly to: "packed" | "shipped" | "delivered" }) {
  const stages = [
    { by: STAFF, event: "confirm", after: 2 },
    { by: STAFF, event: "pack", after: 8 },
    { by: "carrier", event: "ship", after: 22 },
    { by: "carrier", event: "send-out", after: 64 },
    { by: "carrier", event: "deliver", after: 69 },
  ] as const;
  const count = { packed: 2, shipped: 3, delivered: 5 }[to];
  return stages
    .slice(0, count)
    .map(({ by, event, after }): Happened => ({ hours: from - after, by, deed: { kind: "parcel", parcel, event } }));
}

/** Money that has gone back, by the number of its refund. */
export const paidBack = (number: number, hours: number): readonly Happened[] => [
  { hours, by: "clock", deed: { kind: "refund", number, event: "send" } },
  { hours: hours - 1, by: "provider", deed: { kind: "refund", number, event: "process" } },
];
