import { nullIfThrown } from "./null-if-thrown.ts";
import type { RecentProducts } from "#core/catalogue/recent-products.port.ts";

const KEY = "recent_products";

/** In this browser. `storageOf` is asked each time and may throw. What can't be read was never looked at. */
export function recentProductsIn(storageOf: () => Storage): RecentProducts {
  return {
    read() {
      const wire: unknown = nullIfThrown(() => JSON.parse(storageOf().getItem(KEY) ?? "[]"));
      return Array.isArray(wire) ? wire.filter((id) => typeof id === "string" && id !== "") : [];
    },
    put(ids) {
      nullIfThrown(() => (ids.length === 0 ? storageOf().removeItem(KEY) : storageOf().setItem(KEY, JSON.stringify(ids))));
    },
  };
}
