import type { Shipping } from "#core/shipping/shipping.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryShipping = (memory: Memory): Shipping => ({
  settings: async () => memory.shipping,
});
