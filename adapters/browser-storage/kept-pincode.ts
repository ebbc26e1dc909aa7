import { pincodeIn } from "#core/shipping/delivery-place.ts";
import { nullIfThrown } from "./null-if-thrown.ts";
import type { KeptPincode } from "#core/shipping/kept-pincode.port.ts";

const KEY = "pincode";

/** In this browser. `storageOf` is asked each time and may throw. */
export function keptPincodeIn(storageOf: () => Storage): KeptPincode {
  return {
    read: () => pincodeIn(nullIfThrown(() => storageOf().getItem(KEY)) ?? ""),
    put: (pincode) => void nullIfThrown(() => storageOf().setItem(KEY, pincode)),
  };
}
