import type { Paise } from "../shared/money.ts";

type Ordered = { readonly state: "locked" | "unlocked" | "applied" | "expired"; readonly discount: Paise };

/**
 * Negative where `a` is offered before `b`: applied and unlocked together, then locked, then expired; within each by discount
 * descending. 0: their codes decide, by `codePointOrder`, then the order in which they came. Source: specification/coupons.md, The order in which coupons are offered.
 */
export const offeredOrder = (a: Ordered, b: Ordered): number => GROUPS[a.state] - GROUPS[b.state] || b.discount - a.discount;

const GROUPS = { applied: 0, unlocked: 0, locked: 1, expired: 2 } as const;
