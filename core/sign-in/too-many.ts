/** A limit is used up. Another attempt is possible after this many seconds. */
export type TooMany = { readonly kind: "too-many"; readonly retryAfter: number };

export const tooMany = (until: number, at: number): TooMany => ({
  kind: "too-many",
  retryAfter: Math.max(1, Math.ceil((until - at) / 1000)),
});
