import type { ProductDetails } from "#core/catalogue/product.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Tables } from "#adapters/postgres/engine/tables.ts";

/** A demo shop as far as it is put when areas add what is theirs. `now`: in milliseconds since 1970. */
export type DemoShop = { readonly products: readonly ProductDetails[]; readonly now: number };

/** What a demo shop shows of an area: put, as part of a transaction of the caller, where the table holds nothing yet. */
export type DemoPart = {
  readonly table: keyof Tables & string;
  readonly put: (trx: Database, shop: DemoShop) => Promise<void>;
};

export const canBeBought = ({ status, offer, minimumQuantity }: ProductDetails): boolean =>
  status === "active" && offer !== null && offer.stock >= Math.max(minimumQuantity, 10);
