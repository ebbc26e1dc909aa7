import { shownTitle } from "#web/design/product-card/shown-title.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { AlertAbout } from "#web/platform/addresses/alert-address.ts";

/** What one may wait for on a product's page. */
export function alertAboutProduct({ id, slug, title, hindi, offer }: ProductDetails): AlertAbout {
  const isSoldOut = offer === null || offer.stock === 0;
  const shown = shownTitle({ title, hindi });
  return { kind: isSoldOut ? "back-in-stock" : "price-at-most", id, slug, title: shown, price: offer === null ? null : offer.price };
}
