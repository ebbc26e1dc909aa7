import { sql } from "kysely";
import { productFaults } from "#core/catalogue/product-fault.ts";
import { grouped } from "#core/shared/grouped.ts";
import type { ProductFault } from "#core/catalogue/product-fault.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** What lies wrong among the stored products, taken before a rule was there or written past it. `slug`: one of them. */
export type ProductTrouble =
  | {
      readonly kind: "seller-fault";
      readonly gstin: string;
      readonly fault: ProductFault;
      readonly products: number;
      readonly slug: string;
    }
  | { readonly kind: "two-sellers"; readonly gstin: string; readonly names: readonly string[] }
  | { readonly kind: "number-twice"; readonly number: string; readonly products: number }
  | { readonly kind: "price-above-mrp" | "sellerless"; readonly products: number; readonly slug: string };

/** Sellers first. */
export async function productTroubles(db: Database): Promise<readonly ProductTrouble[]> {
  const { rows: sellers } = await sql<{ name: string; state: string; gstin: string; products: number; slug: string }>`
    select seller_name as name, seller_state as state, seller_gstin as gstin, count(*)::int8 as products, min(slug) as slug from product
      where seller_name is not null and seller_state is not null and seller_gstin is not null group by seller_name, seller_state, seller_gstin
      order by seller_gstin, seller_name, seller_state`.execute(db);
  const { rows: counted } = await sql<Extract<ProductTrouble, { readonly kind: "price-above-mrp" | "sellerless" }>>`
    select 'price-above-mrp' as kind, count(*)::int8 as products, min(slug) as slug from product where price > mrp having count(*) > 0
    union all select 'sellerless', count(*)::int8, min(slug) from product where is_active and price is not null and seller_gstin is null having count(*) > 0`.execute(
    db,
  );
  const { rows: numbers } = await sql<{ number: string; products: number }>`
    select number, count(*)::int8 as products from product where number is not null group by number having count(*) > 1 order by number`.execute(
    db,
  );
  return [
    ...sellers.flatMap(({ products, slug, ...seller }) =>
      productFaults({ seller: { ...seller, address: null }, offer: null, mrp: null }).map(
        (fault) => ({ kind: "seller-fault", gstin: seller.gstin, fault, products, slug }) as const,
      ),
    ),
    ...[...grouped(sellers, ({ gstin }) => gstin)].flatMap(([gstin, several]) => {
      const names = [...new Set(several.map(({ name }) => name))];
      return names.length > 1 ? [{ kind: "two-sellers", gstin, names } as const] : [];
    }),
    ...counted,
    ...numbers.map((one) => ({ kind: "number-twice", ...one }) as const),
  ];
}
