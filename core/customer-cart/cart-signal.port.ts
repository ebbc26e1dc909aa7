import { token } from "../shared/token.ts";

/** Tells this device's other windows that their customer's cart has changed on the server. */
export type CartSignal = {
  readonly send: () => void;
  /** Tells each time another window has sent; answers what ends that. */
  readonly followOtherWindows: (tell: () => void) => () => void;
};
export const CartSignal = token<CartSignal>("CartSignal");
