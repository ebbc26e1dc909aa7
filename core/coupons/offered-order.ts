import type { Paise } from "../shared/money.ts";

type Ordered = { readonly state: "locked" | "unlocked" | "applied" | "expired"; readonly discount: Paise };

/**
 * Negative where `a` is offered before `b`. Applied and unlocked coupons come first, together; then locked ones, then expired ones. Within
 * each group, the larger discount comes first. 0: the codes decide, by `codePointOrder`, then the order in which the coupons were given.
 * Source: specification/coupons.md, The order in which coupons are offered.
 */
export const offeredOrder = (a: Ordered, b: Ordered): number => GROUPS[a.state] - GROUPS[b.state] || b.discount - a.discount;

const GROUPS = { applied: 0, unlocked: 0, locked: 1, expired: 2 } as const;
