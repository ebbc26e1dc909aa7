import { createHmac, timingSafeEqual } from "node:crypto";
import type { QuoteSeals } from "#core/orders/quote/quote-seals.port.ts";

/** `key` is the servers' own. */
export function hmacSeals(key: Buffer): QuoteSeals {
  const sealOf = (text: string) => createHmac("sha256", key).update(text).digest();
  return {
    of: (text) => sealOf(text).toString("base64url"),
    fits(text, seal) {
      const [ours, theirs] = [sealOf(text), Buffer.from(seal, "base64url")];
      return ours.length === theirs.length && timingSafeEqual(ours, theirs);
    },
  };
}
