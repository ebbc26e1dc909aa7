import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedWishlist: StoredArea = {
  name: "wishlist",
  erased: [["wish", "customer"]],
  exported: [{ name: "wishlist", table: "wish", owner: "customer", key: "product", columns: ["product"] }],
};
