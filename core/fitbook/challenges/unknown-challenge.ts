/** For this customer, there is no such challenge. */
export type UnknownChallenge = { readonly kind: "unknown-challenge" };
