import fc from "fast-check";
import type { Product } from "#core/catalogue/product.ts";
import type { PricingRequest } from "#core/pricing/pricing-request.ts";

/** What a law is tried on: a cart, a cart and whatever the law does to it, or a cart before and after. */
export type Case =
  | PricingRequest
  | { readonly request: PricingRequest; readonly candidates?: readonly Product[] }
  | { readonly before: PricingRequest; readonly after: PricingRequest };

/** How often a law is tried; seed and path repeat an earlier trial. */
export type Trial = { readonly runs: number; readonly seed?: number; readonly path?: string };

/** The smallest case found that breaks a law, and why it does. */
export type Breach = { readonly smallest: Case; readonly reason: string; readonly seed: number; readonly path: string };

/** What holds of every cart, as a sentence; `tried` answers null where no case breaks it. */
export type Law = { readonly sentence: string; readonly tried: (trial: Trial) => Breach | null };

/** A law: `holds` throws where it is broken. */
export function law<C extends Case>(sentence: string, cases: fc.Arbitrary<C>, holds: (given: C) => void): Law {
  return { sentence, tried: ({ runs, ...again }) => breachOf(fc.check(fc.property(cases, holds), { numRuns: runs, ...again })) };
}

function breachOf<C extends Case>({ failed, counterexample, errorInstance, seed, counterexamplePath }: fc.RunDetails<[C]>): Breach | null {
  if (!failed) return null;
  if (counterexample === null) throw new Error("no case fits the law");
  const reason = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return { smallest: counterexample[0], reason, seed, path: counterexamplePath ?? "" };
}
