import type { ComponentType } from "react";

/** What a feature shows above the lines of a cart. Its file cart-slots.ts is loaded with the first cart that holds something. */
export type CartSlots = {
  /** What whoever is signed in should ask about before they use what is in the cart. */
  readonly safety?: ComponentType;
  /** Which orders with products of the cart wait for their payment, so that nobody orders them again unawares. */
  readonly unpaid?: ComponentType;
};
