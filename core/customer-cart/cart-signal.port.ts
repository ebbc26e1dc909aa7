import { token } from "../shared/token.ts";

/** Tells this device's other windows that their customer's cart has changed on the server. */
export type CartSignal = {
  readonly send: () => void;
  /** Calls `tell` each time another window has sent the signal. Answers a function that ends this. */
  readonly followOtherWindows: (tell: () => void) => () => void;
};
export const CartSignal = token<CartSignal>("CartSignal");
