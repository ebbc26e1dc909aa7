import { token } from "../shared/token.ts";
import type { Pincode } from "./delivery-place.ts";

/** The pincode to which a visitor has parcels sent, stored on their device and nowhere else. Neither method throws. */
export type KeptPincode = {
  /** Null: none is kept. */
  read(): Pincode | null;
  /** Keeps this one instead. */
  put(pincode: Pincode): void;
};
export const KeptPincode = token<KeptPincode>("KeptPincode");
