import { nullIfThrown } from "./null-if-thrown.ts";
import type { RemovalNews, RemovedFromCart } from "#core/cart/removal-news.port.ts";

const KEY = "cart_removed";
const REASONS: Readonly<Record<RemovedFromCart["reason"], true>> = {
  inactive: true,
  "no-seller": true,
  "out-of-stock": true,
  unknown: true,
};

/** In this browser. `storageOf` is asked each time and may throw. What can't be read is not told. */
export function removalNewsIn(storageOf: () => Storage): RemovalNews {
  return {
    read() {
      const wire: unknown = nullIfThrown(() => JSON.parse(storageOf().getItem(KEY) ?? "[]"));
      return Array.isArray(wire)
        ? wire
            .filter(isRemoved)
            .map(({ id, title, hindi, slug, reason }) => ({ id, title, hindi: typeof hindi === "string" ? hindi : null, slug, reason }))
        : [];
    },
    put(untold) {
      nullIfThrown(() => (untold.length === 0 ? storageOf().removeItem(KEY) : storageOf().setItem(KEY, JSON.stringify(untold))));
    },
  };
}

function isRemoved(wire: unknown): wire is Omit<RemovedFromCart, "hindi"> & { readonly hindi?: unknown } {
  if (typeof wire !== "object" || wire === null) return false;
  const { id, title, slug, reason }: { id?: unknown; title?: unknown; slug?: unknown; reason?: unknown } = wire;
  return (
    [id, title, slug].every((text) => typeof text === "string" && text !== "") &&
    typeof reason === "string" &&
    Object.hasOwn(REASONS, reason)
  );
}
