import type { CustomerId } from "../../identity/customer-id.ts";
import type { ParcelEvent } from "./parcel-state.ts";
import type { RefundEvent } from "./refund-state.ts";
import type { ReturnEvent } from "./return-state.ts";
import type { StageEvent } from "./order-stage.ts";

/** Who took a step. "clock": nobody did; time went by. */
export type Actor =
  | { readonly kind: "customer"; readonly id: CustomerId }
  | { readonly kind: "staff"; readonly name: string }
  | { readonly kind: "seller"; readonly gstin: string }
  | { readonly kind: "carrier" | "provider" | "clock" };

type ActorKinds = readonly Actor["kind"][];

const shop: ActorKinds = ["seller", "staff"];
const road: ActorKinds = ["carrier", "staff"];

/** Who may move an order as a whole to its next stage. Source: specification/orders.md, The whole order. */
export const ACTORS_OF_STAGE: Readonly<Record<StageEvent, ActorKinds>> = {
  place: ["customer"],
  ask: ["customer"],
  retry: ["customer"],
  pay: ["provider", "staff"],
  fail: ["provider", "staff"],
  release: ["customer"],
  expire: ["clock"],
  revive: ["clock", "provider", "staff"],
};

/** Who may move a seller's parcel to its next state. Source: specification/orders.md, Parcels. */
export const ACTORS_OF_PARCEL: Readonly<Record<ParcelEvent, ActorKinds>> = {
  confirm: shop,
  pack: shop,
  ship: ["seller", "staff", "carrier"],
  "send-out": road,
  deliver: road,
  cancel: ["customer", "seller", "staff"],
  "turn-back": road,
  "take-back": ["seller", "staff", "carrier"],
  lose: road,
};

/**
 * Who may move a return to its next state. A customer asks for a return, or staff ask for them.
 * Source: specification/returns.md, States of a return.
 */
export const ACTORS_OF_RETURN: Readonly<Record<ReturnEvent, ActorKinds>> = {
  approve: ["staff"],
  reject: ["staff"],
  "pick-up": road,
  receive: ["seller", "staff", "carrier"],
  pass: shop,
  fail: shop,
  believe: ["staff"],
  close: ["staff", "clock"],
};

/** Who may move a refund to its next state. Source: specification/returns.md, States of a refund. */
export const ACTORS_OF_REFUND: Readonly<Record<RefundEvent, ActorKinds>> = {
  send: ["clock", "staff"],
  process: ["provider", "staff"],
  fail: ["provider", "staff"],
  "give-up": ["clock", "staff"],
};
