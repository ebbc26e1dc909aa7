import { carts } from "#adapters/postgres/migrations/0006-carts.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedCart: StoredArea = {
  name: "customer-cart",
  migrations: {
    "0006-carts": carts,
  },
  erased: [["cart", "customer"]],
  exported: [{ name: "cart", table: "cart_line", owner: "customer", key: "product", columns: ["product", "quantity"] }],
  notExported: [["cart", "customer"]], // The cart's lines are exported.
};
