import { token } from "../shared/token.ts";
import type { Pincode } from "./delivery-place.ts";

/** Where somebody has parcels sent, kept on their device and nowhere else. Neither throws. */
export type KeptPincode = {
  /** Null: none is kept. */
  read(): Pincode | null;
  /** Keeps this one instead. */
  put(pincode: Pincode): void;
};
export const KeptPincode = token<KeptPincode>("KeptPincode");
