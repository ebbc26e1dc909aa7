import { isUtf8 } from "node:buffer";
import { readNewCoupon } from "./coupons.ts";
import { readLines } from "./lines.ts";
import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { NewCoupon } from "#core/promotions/coupon-register.port.ts";

/**
 * The coupons of a file, one JSON object a line, or all of them in one JSON list; and what is wrong with it, line by line or entry by
 * entry.
 */
export function readCouponFile(bytes: Uint8Array): {
  readonly values: readonly NewCoupon[];
  /** Where each of them stands. */
  readonly lines: readonly number[];
  readonly faults: readonly LineFault[];
} {
  if (!isUtf8(bytes)) return { values: [], lines: [], faults: [{ line: 1, path: "", expected: "text in UTF-8" }] };
  const entries = entriesIn(new TextDecoder().decode(bytes));
  const lines: number[] = [];
  const seen = new Set<string>();
  const read = readLines(entries, (text, line) => {
    const one = readNewCoupon(text, line);
    if (one.kind === "refused") return one;
    const key = one.value.coupon.code.toUpperCase();
    if (seen.has(key)) return { kind: "refused", refusal: [{ line, path: "coupon", expected: "a code that none before it has" }] };
    seen.add(key);
    lines.push(line);
    return one;
  });
  return { ...read, lines };
}

function entriesIn(text: string): readonly string[] {
  try {
    const whole: unknown = JSON.parse(text);
    return (Array.isArray(whole) ? whole : [whole]).map((entry) => JSON.stringify(entry));
  } catch {
    return text.split("\n");
  }
}
