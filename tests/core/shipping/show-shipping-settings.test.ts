import { expect, it } from "vitest";
import { makeShowShippingSettings } from "#core/shipping/show-shipping-settings.use-case.ts";
import { memoryShipping } from "#adapters/memory/shipping/shipping.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { shipping } from "#tests/fixtures.ts";

it("shipping costs what its settings say just now", async () => {
  const memory = new Memory();
  const show = makeShowShippingSettings({ shipping: memoryShipping(memory) });
  expect(await show()).toEqual({ basic: null, weightExceed: null });
  memory.shipping = shipping;
  expect(await show()).toEqual(shipping);
});
