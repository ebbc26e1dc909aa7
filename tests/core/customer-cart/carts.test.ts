import { randomUUID } from "node:crypto";
import { customerId } from "#core/identity/customer-id.ts";
import { memoryCarts } from "#adapters/memory/customer-cart/carts.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { coupons, goods, cartsSuite } from "#tests/core/customer-cart/carts-suite.ts";

cartsSuite("memory", () => {
  const memory = Object.assign(new Memory(), { products: goods, coupons });
  memory.usesLeft.set("GONE", 0);
  return { carts: memoryCarts(memory), someone: async () => customerId(randomUUID()) };
});
