import { categorySlug } from "#core/catalogue/category.ts";
import { ONE_ROW } from "#core/catalogue/front/one-row.ts";
import { fittingCoupons } from "#core/coupons/fitting-coupons.ts";
import { labelOf } from "#core/coupons/label.ts";
import { scopeOf } from "#core/coupons/scope.ts";
import { removalReasonOf } from "#core/cart/removal-reason.ts";
import { EVERY_REVIEW } from "#core/reviews/reviews.port.ts";
import { instantAt } from "#core/shared/instant.ts";
import { UNNARROWED } from "#core/catalogue/collection.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import type { FoundProducts, Collection, CollectionName } from "#core/catalogue/collection.ts";
import { ListReviews } from "#core/reviews/list-reviews.use-case.ts";
import type { ReviewPage } from "#core/reviews/list-reviews.use-case.ts";
import { ListPublicCoupons } from "#core/coupons/list-public-coupons.use-case.ts";
import type { RatedProduct } from "#core/catalogue/product.ts";
import type { ShownProduct } from "#core/catalogue/sold-sizes.ts";
import type { PublicCoupon } from "#core/coupons/coupon.ts";
import type { ProductCoupon, ProductPageSlots } from "#web/platform/slots/product-page-slots.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { ShippingSettings } from "#core/shipping/shipping-settings.ts";
import { ShowProduct } from "#core/catalogue/show-product.use-case.ts";
import { ShowShippingSettings } from "#core/shipping/show-shipping-settings.use-case.ts";

/** A product, its first category, what is like it and what goes with it, which coupons count it, and what delivery costs. */
export type ProductData = {
  readonly product: ShownProduct;
  readonly category: Collection | null;
  readonly similar: readonly RatedProduct[];
  /** Of other kinds, for the same concern. */
  readonly goesWith: readonly RatedProduct[];
  /** Like it and in stock; none where it is in stock itself. */
  readonly instead: readonly RatedProduct[];
  readonly coupons: readonly ProductCoupon[];
  readonly shipping: ShippingSettings;
  /** The newest, and how many there are with how many stars. Null: the shell has none. */
  readonly reviews: ReviewPage | null;
};

const MOST_INSTEAD = 2;
const MOST_COUPONS = 3;

/** Null where nobody knows the product. Coupons and reviews are asked for where the shell has them. */
export async function productData(slug: string, slots: ProductPageSlots, dependencies: Dependencies): Promise<ProductData | null> {
  const find = dependencies.get(FindProducts);
  const [answer, offered, shipping] = await Promise.all([
    dependencies.get(ShowProduct)(slug),
    slots.coupons === undefined ? [] : dependencies.get(ListPublicCoupons)(),
    dependencies.get(ShowShippingSettings)(),
  ]);
  if (answer.kind === "refused") return null;
  const product = answer.value;
  const [title] = product.categories;
  const [concern] = product.concerns;
  const [reviews, ofKind, ofCategory, ofConcern] = await Promise.all([
    slots.reviews === undefined
      ? null
      : dependencies.get(ListReviews)({ ...EVERY_REVIEW, product: product.id, order: "newest", after: null }),
    productsOn(find, { kind: "sub-category", name: product.subCategory }),
    title === undefined ? null : productsOn(find, { kind: "category", name: categorySlug(title) }),
    concern === undefined ? null : productsOn(find, { kind: "concern", name: concern }),
  ]);
  const alike = othersOf(product, [...(ofKind?.products ?? []), ...(ofCategory?.products ?? [])]);
  const isSoldOut = product.status === "active" && removalReasonOf(product) !== null;
  const similar = alike.slice(0, ONE_ROW);
  return {
    product,
    category: ofCategory?.collection ?? null,
    similar,
    goesWith: complementsOf(product, { similar, ofKind: ofKind?.products ?? [], others: ofConcern?.products ?? [] }),
    instead: isSoldOut ? alike.filter((other) => removalReasonOf(other) === null).slice(0, MOST_INSTEAD) : [],
    coupons:
      product.status === "active"
        ? fittingCoupons(offered, product, instantAt(dependencies.get(Clock)()))
            .slice(0, MOST_COUPONS)
            .map(offerOf)
        : [],
    shipping,
    reviews,
  };
}

const offerOf = (coupon: PublicCoupon): ProductCoupon => {
  const { code, minimum, promise } = coupon;
  return { code, minimum, label: labelOf(promise, scopeOf(coupon).kind) };
};

async function productsOn(find: FindProducts, on: CollectionName): Promise<FoundProducts | null> {
  const answer = await find({ on, narrowing: UNNARROWED, order: "popular", after: null });
  return answer.kind === "ok" ? answer.value : null;
}

/** Others, those of its own kind first, the most popular of each in front; none twice. */
function othersOf(product: ShownProduct, others: readonly RatedProduct[]): readonly RatedProduct[] {
  return [...new Map(others.filter(({ id }) => id !== product.id).map((other) => [other.id, other])).values()];
}

type Others = Readonly<Record<"similar" | "ofKind" | "others", readonly RatedProduct[]>>;

/** One of each form, in stock, none of its own kind or form and none that is shown as similar. */
function complementsOf(product: ShownProduct, { similar, ofKind, others }: Others): readonly RatedProduct[] {
  const left = new Set([product, ...similar, ...ofKind].map(({ id }) => id));
  const forms = new Map<string, RatedProduct>();
  for (const other of others)
    if (!left.has(other.id) && other.form !== product.form && removalReasonOf(other) === null && !forms.has(other.form))
      forms.set(other.form, other);
  return [...forms.values()].slice(0, ONE_ROW);
}
