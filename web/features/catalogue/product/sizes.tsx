import { shopAddress } from "#web/design/link/shop-address.ts";
import { rupees } from "#web/design/figures/amounts.ts";
import { productPageWords } from "./product-page-words.ts";
import { shownSize } from "#web/design/product-card/shown-size.ts";
import type { ShownProduct } from "#core/catalogue/sold-sizes.ts";

/** The sizes that a product is sold in, each on a page of its own. */
export const Sizes = ({ product: { slug: here, sizes } }: { readonly product: Pick<ShownProduct, "slug" | "sizes"> }) =>
  sizes.length === 0 ? null : (
    <nav className="chips" aria-label={productPageWords.size}>
      {sizes.map(({ slug, size, price }) => (
        <a
          key={slug}
          className={slug === here ? "chip is-chosen" : "chip"}
          href={shopAddress.product(slug)}
          aria-current={slug === here ? "page" : undefined}
        >
          {shownSize(size)}
          {price === null ? null : <span className="muted">{rupees(price)}</span>}
        </a>
      ))}
    </nav>
  );
