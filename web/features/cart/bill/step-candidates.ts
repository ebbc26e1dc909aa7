import { UNNARROWED } from "#core/catalogue/collection.ts";
import type { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import type { RefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";
import type { CollectionName } from "#core/catalogue/collection.ts";
import type { PublicCoupon } from "#core/coupons/coupon.ts";

/** So many of each collection, and so many collections: enough for a choice, little enough to be worked through at every press. */
const OF_EACH = 3;
const COLLECTIONS = 6;
const NAMED = 12;

/**
 * Products that might unlock a coupon as new lines: the most popular in stock of what the coupons are for, and of the whole shop. Throws
 * like a use case.
 */
export async function stepCandidates(
  coupons: readonly PublicCoupon[],
  { find, refresh }: { readonly find: FindProducts; readonly refresh: RefreshProducts },
): Promise<readonly ListedProduct[]> {
  const collections = [null, ...collectionsOf(coupons)].slice(0, COLLECTIONS);
  const named = [...new Set(coupons.flatMap(({ products }) => products))].slice(0, NAMED);
  const found = await Promise.all([
    ...collections.map((collection) => popularOn(find, collection)),
    named.length === 0 ? [] : refresh(named),
  ]);
  return [...new Map(found.flat().map((product) => [product.id, product])).values()];
}

/** What the coupons' lists in force name, each once. */
function collectionsOf(coupons: readonly PublicCoupon[]): readonly CollectionName[] {
  const names = coupons.flatMap(({ products, brands, categories }): readonly CollectionName[] => {
    if (products.length > 0) return [];
    if (brands.length > 0) return brands.map((name) => ({ kind: "brand", name }));
    return categories.map((name) => ({ kind: "category", name }));
  });
  return [...new Map(names.map((collection) => [`${collection.kind} ${collection.name.trim().toLowerCase()}`, collection])).values()];
}

async function popularOn(find: FindProducts, on: CollectionName | null): Promise<readonly ListedProduct[]> {
  const found = await find({ on, narrowing: { ...UNNARROWED, traits: ["in-stock"] }, order: "popular", after: null });
  return found.kind === "ok" ? found.value.products.slice(0, OF_EACH) : [];
}
