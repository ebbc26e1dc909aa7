import type { Places } from "#adapters/postgres/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { CartTables } from "./tables.ts";

export const storedCart: StoredArea = {
  name: "customer-cart",
  places: {
    cart: "by-customer",
    cart_line: "by-customer",
    cart_notice: "by-customer",
    cart_sync: "by-customer",
    wish: "by-customer",
  } satisfies Places<keyof CartTables>,
  erased: [
    ["cart", "customer"], // First: whoever changes the others holds it.
    ["cart_line", "customer"],
    ["cart_notice", "customer"],
    ["cart_sync", "customer"],
  ],
  exported: [{ name: "cart", table: "cart_line", owner: "customer", key: "product", columns: ["product", "quantity"] }],
  // The cart's lines are exported.
  notExported: [
    ["cart", "customer"],
    ["cart_notice", "customer"],
    ["cart_sync", "customer"],
  ],
};
