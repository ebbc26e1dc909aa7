// Decision: docs/decisions/a-cart-file-reader-by-hand.md
import { subtotalOf } from "#core/cart/subtotal.ts";
import { ok, refused } from "#core/shared/result.ts";
import { readCoupon } from "./coupon.ts";
import { faultsInOrder } from "#adapters/input-file/faults-in-order.ts";
import { readLine } from "./line.ts";
import { momentIn } from "./known-moments.ts";
import { instantOf } from "#core/shared/moment.ts";
import { MOMENT } from "./moment-expected.ts";
import { readProduct } from "./product.ts";
import { isObject } from "#adapters/input-file/is-object.ts";
import { FieldReader, isMissing } from "./field-reader.ts";
import { readShipping } from "./shipping.ts";
import type { CartLine } from "#core/cart/cart-line.ts";
import type { Product } from "#core/catalogue/product.ts";
import type { CouponChoice, PricingRequest } from "#core/pricing/pricing-request.ts";
import type { Instant } from "#core/shared/instant.ts";
import type { Result } from "#core/shared/result.ts";
import type { Fault } from "#adapters/input-file/fault.ts";

/** What the file of `cart check` asks. `candidates` are products that `cart whatif` may add. */
export type CartFile = PricingRequest & { readonly candidates: readonly Product[] };

/**
 * Reads what JSON.parse made of a file, with every fault in it, in the file's order; `now` is when a file without `at` is priced. Source:
 * specification/cart-check.md, The file.
 */
export function readCartFile(wire: unknown, now: Instant): Result<CartFile, readonly Fault[]> {
  if (!isObject(wire)) return refused([{ path: "", expected: "one JSON object" }]);
  const reading = new FieldReader();
  if (!Array.isArray(wire["cart"])) reading.fault("cart", "a list");
  const lines = Array.isArray(wire["cart"]) ? readLines(reading, wire["cart"]) : [];
  reading.enter("");
  const coupons = entriesOf(reading.list(wire["coupons"], "coupons"), (coupon, index) => {
    reading.enter("coupons", index);
    return readCoupon(reading, coupon);
  });
  reading.enter("");
  const file: CartFile = {
    lines,
    coupons,
    choice: readChoice(reading, wire["coupon_code"]),
    shipping: readShipping(reading, wire["shipping"]),
    at: readAt(reading, wire["at"], now),
    candidates: readCandidates(reading, wire["candidates"]),
  };
  if (reading.faults.length > 0) return refused(faultsInOrder(wire, reading.faults));
  if (subtotalOf(lines) === null) return refused([{ path: "cart", expected: "a subtotal of at most 9,99,99,99,999.99" }]);
  return ok(file);
}

const readLines = (reading: FieldReader, cart: readonly unknown[]): readonly CartLine[] =>
  entriesOf(cart, (line, index) => {
    reading.enter("cart", index);
    return readLine(reading, line);
  });

function readChoice(reading: FieldReader, code: unknown): CouponChoice {
  if (code === undefined) return { kind: "automatic" };
  const typed = reading.textOrNull(code, "coupon_code");
  return typed === null || typed === "" ? { kind: "none" } : { kind: "typed", code: typed };
}

function readAt(reading: FieldReader, at: unknown, now: Instant): Instant {
  reading.enter("");
  if (isMissing(at)) return now;
  const moment = typeof at === "string" ? momentIn(at) : null;
  if (moment !== null) return instantOf(moment);
  reading.fault("at", MOMENT);
  return now;
}

function readCandidates(reading: FieldReader, wire: unknown): readonly Product[] {
  return entriesOf(reading.list(wire, "candidates"), (candidate, index) => {
    reading.enter("candidates", index);
    const product = reading.object(candidate, "");
    return product === null ? null : readProduct(reading, reading.text(product["_id"], "_id"), product);
  });
}

/** Entries that are a fault are left out. */
function entriesOf<Entry>(list: readonly unknown[], read: (wire: unknown, index: number) => Entry | null): readonly Entry[] {
  const entries: Entry[] = [];
  for (let index = 0; index < list.length; index++) {
    const entry = read(list[index], index);
    if (entry !== null) entries.push(entry);
  }
  return entries;
}
