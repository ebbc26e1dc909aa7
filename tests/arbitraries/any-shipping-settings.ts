import fc from "fast-check";
import { anyAmount } from "./any-amount.ts";
import type { ShippingSettings } from "#core/shipping/shipping-settings.ts";

const anyRule = () => ({ minimumOrder: anyAmount(), charge: anyAmount() });

/** Kilograms that small carts weigh too, and 0: never holds. */
export const anyWeightLimit = (): fc.Arbitrary<number> => fc.constantFrom(0, 0.1, 0.5, 1, 1.01, 0.005, 2, 1e-7);

/** Any settings; either rule may be absent. */
export const anyShippingSettings = (): fc.Arbitrary<ShippingSettings> =>
  fc.record({
    basic: fc.option(fc.record(anyRule()), { freq: 4 }),
    weightExceed: fc.option(fc.record({ ...anyRule(), above: anyWeightLimit() }), { freq: 2 }),
  });
