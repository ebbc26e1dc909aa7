import { token } from "../shared/token.ts";
import type { Observable } from "rxjs";

/** Tells this device's other windows that their customer's cart has changed on the server. */
export type CartSignal = {
  readonly send: () => void;
  /** Each time another window has sent. */
  readonly fromOtherWindows: Observable<unknown>;
};
export const CartSignal = token<CartSignal>("CartSignal");
