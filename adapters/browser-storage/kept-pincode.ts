import { pincodeIn } from "#core/shipping/delivery-place.ts";
import { orNull } from "./or-null.ts";
import type { KeptPincode } from "#core/shipping/kept-pincode.port.ts";

const KEY = "pincode";

/** In this browser. `storageOf` is asked each time and may throw. */
export function keptPincodeIn(storageOf: () => Storage): KeptPincode {
  return {
    read: () => pincodeIn(orNull(() => storageOf().getItem(KEY)) ?? ""),
    put: (pincode) => void orNull(() => storageOf().setItem(KEY, pincode)),
  };
}
