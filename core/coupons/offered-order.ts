import type { Paise } from "../shared/money.ts";

/** What the order of coupons goes by. */
export type Ordered = { readonly state: "locked" | "unlocked" | "applied" | "expired"; readonly discount: Paise; readonly upperCode: string };

/**
 * Negative where `a` is offered before `b`: applied and unlocked together, then locked, then expired; within each by discount
 * descending, then by uppercased code in code-point order. 0 leaves them as they came. Source: pricing, Coupons 6.
 */
export function offeredOrder(a: Ordered, b: Ordered): number {
  return GROUPS[a.state] - GROUPS[b.state] || b.discount - a.discount || codePointOrder(a.upperCode, b.upperCode);
}

const GROUPS = { applied: 0, unlocked: 0, locked: 1, expired: 2 } as const;

/** Not the order of `<`, which puts characters beyond U+FFFF before some below. */
function codePointOrder(a: string, b: string): number {
  for (let at = 0; at < a.length && at < b.length; at++) {
    if (a[at] !== b[at]) return (a.codePointAt(at) ?? 0) - (b.codePointAt(at) ?? 0);
  }
  return a.length - b.length;
}
