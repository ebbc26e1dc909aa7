import { pincodeIn } from "#core/shipping/delivery-place.ts";
import { nullIfThrown } from "./null-if-thrown.ts";
import type { KeptPincode, PincodeSource } from "#core/shipping/kept-pincode.port.ts";

const KEY = "pincode";
const SOURCE = "pincode-source";
const SOURCES: readonly PincodeSource[] = ["visitor", "customer", "default-address"];

/** In this browser. `storageOf` is asked each time and may throw. */
export function keptPincodeIn(storageOf: () => Storage): KeptPincode {
  const stored = (key: string) => nullIfThrown(() => storageOf().getItem(key));
  return {
    read: () => pincodeIn(stored(KEY) ?? ""),
    source: () => SOURCES.find((one) => one === stored(SOURCE)) ?? "visitor",
    put(pincode, source) {
      nullIfThrown(() => storageOf().setItem(KEY, pincode));
      nullIfThrown(() => storageOf().setItem(SOURCE, source));
    },
  };
}
