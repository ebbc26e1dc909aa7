import { inOrderOfSize } from "#core/catalogue/other-sizes.ts";
import { shopAddress } from "#web/parts/shop-address.ts";
import { rupees } from "#web/wording/amounts.ts";
import { productWords } from "#web/wording/product.ts";
import type { ShownProduct } from "#core/catalogue/other-sizes.ts";

/** The sizes that a product is sold in, each on a page of its own; nothing where there is but one. */
export function Sizes({ product }: { readonly product: Pick<ShownProduct, "slug" | "size" | "weight" | "offer" | "otherSizes"> }) {
  const { slug: here, size, weight, offer, otherSizes } = product;
  if (otherSizes.length === 0) return null;
  return (
    <nav className="chips" aria-label={productWords.size}>
      {inOrderOfSize([...otherSizes, { slug: here, size, weight, price: offer?.price ?? null }]).map((one) => (
        <a
          key={one.slug}
          className={one.slug === here ? "chip on" : "chip"}
          href={shopAddress.product(one.slug)}
          aria-current={one.slug === here ? "page" : undefined}
        >
          {one.size}
          {one.price === null ? null : <span className="mute num">{rupees(one.price)}</span>}
        </a>
      ))}
    </nav>
  );
}
