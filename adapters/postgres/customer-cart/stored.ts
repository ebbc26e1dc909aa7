import { carts } from "#adapters/postgres/migrations/0006-carts.ts";
import type { Places } from "#adapters/postgres/engine/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { CartTables } from "./tables.ts";

export const storedCart: StoredArea = {
  name: "customer-cart",
  migrations: {
    "0006-carts": carts,
  },
  places: {
    cart: "with-offer",
    cart_line: "with-offer",
    cart_notice: "with-offer",
    cart_sync: "with-offer",
    wish: "with-offer",
  } satisfies Places<keyof CartTables>,
  erased: [["cart", "customer"]],
  exported: [{ name: "cart", table: "cart_line", owner: "customer", key: "product", columns: ["product", "quantity"] }],
  notExported: [["cart", "customer"]], // The cart's lines are exported.
};
