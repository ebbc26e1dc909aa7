import fc from "fast-check";
import { it } from "vitest";
import { checkLaw } from "./check-law.ts";
import type { Law } from "./law.ts";

/**
 * A test that a law holds; `covers` are the statements of the inventory that it stands for, in brackets. Each run tries other carts, at
 * most as many as fast-check is configured to; a failure tells how to repeat it.
 */
export function itHolds(law: Law, covers = "", runs = 1000): void {
  it(`${law.sentence} ${covers}`.trimEnd(), { timeout: 180_000 }, () => {
    checkLaw(law, { runs: Math.min(runs, fc.readConfigureGlobal().numRuns ?? runs) });
  });
}
