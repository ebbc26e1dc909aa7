import { categorySlug } from "#core/catalogue/category.ts";
import { fittingCoupons } from "#core/coupons/fitting-coupons.ts";
import { labelOf } from "#core/coupons/label.ts";
import { scopeOf } from "#core/coupons/scope.ts";
import { instantAt } from "#core/shared/instant.ts";
import { UNNARROWED } from "#core/catalogue/collection.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import type { FoundProducts, Collection, CollectionName } from "#core/catalogue/collection.ts";
import type { ListReviews, ReviewPage } from "#core/reviews/list-reviews.use-case.ts";
import type { ListPublicCoupons } from "#core/coupons/list-public-coupons.use-case.ts";
import type { RatedProduct } from "#core/catalogue/product.ts";
import type { ShownProduct } from "#core/catalogue/sold-sizes.ts";
import type { PublicCoupon } from "#core/coupons/coupon.ts";
import type { ProductCoupon } from "#web/platform/slots/product-page-slots.ts";
import type { ShippingSettings } from "#core/shipping/shipping-settings.ts";
import type { ShowProduct } from "#core/catalogue/show-product.use-case.ts";
import type { ShowShippingSettings } from "#core/shipping/show-shipping-settings.use-case.ts";

/** A product, its first category, what is like it, which coupons count it, and what delivery costs. */
export type ProductData = {
  readonly product: ShownProduct;
  readonly category: Collection | null;
  readonly similar: readonly RatedProduct[];
  readonly coupons: readonly ProductCoupon[];
  readonly shipping: ShippingSettings;
  /** The newest, and how many there are with how many stars. Null: the shell has none. */
  readonly reviews: ReviewPage | null;
};

const ONE_ROW = 5;
const MOST_COUPONS = 3;

type Needs = {
  readonly show: ShowProduct;
  readonly find: FindProducts;
  /** Null: the shell has no coupons. */
  readonly listCoupons: ListPublicCoupons | null;
  readonly ship: ShowShippingSettings;
  /** Null: the shell has no reviews. */
  readonly listReviews: ListReviews | null;
  readonly now: Clock;
};

/** Null where nobody knows the product. */
export async function productData({ show, find, listCoupons, ship, listReviews, now }: Needs, slug: string): Promise<ProductData | null> {
  const [answer, offered, shipping] = await Promise.all([show(slug), listCoupons?.() ?? [], ship()]);
  if (answer.kind === "refused") return null;
  const product = answer.value;
  const [title] = product.categories;
  const [reviews, ofKind, ofCategory] = await Promise.all([
    listReviews?.({ product: product.id, order: "newest", after: null }) ?? null,
    shelf(find, { kind: "sub-category", name: product.subCategory }),
    title === undefined ? null : shelf(find, { kind: "category", name: categorySlug(title) }),
  ]);
  return {
    product,
    category: ofCategory?.shelf ?? null,
    similar: similarTo(product, [...(ofKind?.products ?? []), ...(ofCategory?.products ?? [])]),
    coupons: product.status === "active" ? fittingCoupons(offered, product, instantAt(now())).slice(0, MOST_COUPONS).map(offerOf) : [],
    shipping,
    reviews,
  };
}

const offerOf = (coupon: PublicCoupon): ProductCoupon => {
  const { code, minimum, promise } = coupon;
  return { code, minimum, label: labelOf(promise, scopeOf(coupon).kind) };
};

async function shelf(find: FindProducts, on: CollectionName): Promise<FoundProducts | null> {
  const answer = await find({ on, narrowing: UNNARROWED, order: "popular", after: null });
  return answer.kind === "ok" ? answer.value : null;
}

/** Others, those of its own kind first, the most popular of each in front; none twice. */
function similarTo(product: ShownProduct, others: readonly RatedProduct[]): readonly RatedProduct[] {
  const byId = new Map(others.filter(({ id }) => id !== product.id).map((other) => [other.id, other]));
  return [...byId.values()].slice(0, ONE_ROW);
}
