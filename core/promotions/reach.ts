import { excludingTax } from "../cart/excluding-tax.ts";
import { LARGEST_QUANTITY } from "../cart/cart-line.ts";
import { matchedProduct, scopeOf, scopeTest } from "../coupons/scope.ts";
import { LARGEST_CART } from "../customer-cart/kept-cart.ts";
import { compare, exactly, plus, times } from "../shared/exact.ts";
import type { Product } from "../catalogue/product.ts";
import type { Coupon } from "../coupons/coupon.ts";
import type { MatchedProduct } from "../coupons/scope.ts";
import type { ExactPaise } from "../shared/exact.ts";

/** The most that a coupon can count: the number of products, and the largest eligible value of any cart, excluding tax and exact. */
export type Reach = { readonly products: number; readonly most: ExactPaise };

/**
 * Calculates a coupon's reach, product by product. The largest cart contains the dearest lines that the coupon counts, each with as many
 * pieces as it counts and as are in stock. Source: specification/coupons.md, Which lines are in scope.
 */
export class ReachGathering {
  readonly #coupon: Coupon;
  readonly #isInScope: (product: MatchedProduct) => boolean;
  #products = 0;
  /** The dearest lines, by value rising. */
  readonly #dearest: ExactPaise[] = [];

  constructor(coupon: Coupon) {
    this.#coupon = coupon;
    this.#isInScope = scopeTest(scopeOf(coupon));
  }

  /** `names`: the product's names in the form in which they are compared. They are made once, however many coupons ask. */
  add(product: Product, names: MatchedProduct = matchedProduct(product)): void {
    if (product.offer === null || !this.#isInScope(names)) return;
    this.#products += 1;
    const pieces = Math.min(product.offer.stock, this.#coupon.maximumPieces ?? LARGEST_QUANTITY, LARGEST_QUANTITY);
    const value = times(excludingTax(product.offer.price, product.gst), exactly(pieces)); // This may be larger than any amount.
    const most = Math.min(this.#coupon.maximumLines ?? LARGEST_CART, LARGEST_CART);
    const least = this.#dearest[0];
    if (this.#dearest.length === most && least !== undefined && compare(value, least) <= 0) return;
    const place = this.#dearest.findIndex((one) => compare(one, value) > 0);
    this.#dearest.splice(place === -1 ? this.#dearest.length : place, 0, value);
    if (this.#dearest.length > most) this.#dearest.shift();
  }

  get reach(): Reach {
    return { products: this.#products, most: summed(this.#dearest) };
  }
}

/** Values with the same denominator are summed first, because there are few tax rates and many values. */
function summed(values: readonly ExactPaise[]): ExactPaise {
  const byDenominator = new Map<bigint, ExactPaise>();
  for (const value of values)
    byDenominator.set(
      value.denominator,
      plus(byDenominator.get(value.denominator) ?? { numerator: 0n, denominator: value.denominator }, value),
    );
  return [...byDenominator.values()].reduce(plus, exactly(0));
}
