import { token } from "../shared/token.ts";
import type { Pincode } from "./delivery-place.ts";

/** Who said where parcels go: a visitor, a customer who chose another place than their default address, or that address itself. */
export type PincodeSource = "visitor" | "customer" | "default-address";

/** The pincode to which somebody has parcels sent, stored on their device and nowhere else. No method throws. */
export type KeptPincode = {
  /** Null: none is kept. */
  read(): Pincode | null;
  /** Of the one that is kept. */
  source(): PincodeSource;
  /** Keeps this one instead. */
  put(pincode: Pincode, source: PincodeSource): void;
};
export const KeptPincode = token<KeptPincode>("KeptPincode");
