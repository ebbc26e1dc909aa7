/** Which list of a coupon decides what it counts. */
export type ScopeKind = "product" | "brand" | "category" | "everything";

/** The list in force, its names as stored but trimmed; none for everything. */
export type CouponScope = { readonly kind: ScopeKind; readonly names: readonly string[] };
