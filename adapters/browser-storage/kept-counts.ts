import { nullIfThrown } from "./null-if-thrown.ts";
import type { KeptCounts } from "#core/me/kept-counts.port.ts";

const keyOf = (of: string) => `${of}-count`;

/** In this browser, a number with whose it is. `storageOf` is asked each time and may throw. */
export function keptCountsIn(storageOf: () => Storage): KeptCounts {
  return {
    read(customer, of) {
      const [count = "", whose = ""] = (nullIfThrown(() => storageOf().getItem(keyOf(of))) ?? "").split(" ");
      return whose === customer && /^\d{1,4}$/.test(count) ? Number(count) : 0;
    },
    put: (customer, of, count) => void nullIfThrown(() => storageOf().setItem(keyOf(of), `${count} ${customer}`)),
  };
}
