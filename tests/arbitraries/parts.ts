import type fc from "fast-check";

/** The parts of a generated noun that a law wants otherwise: `anyCoupon({ minimum: fc.constant(paise(0)) })`. */
export type Parts<Noun> = { readonly [Part in keyof Noun]?: fc.Arbitrary<Noun[Part]> };
