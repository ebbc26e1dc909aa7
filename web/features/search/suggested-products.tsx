import { ProductPicture } from "#web/design/product-card/product-picture.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { rupees } from "#web/design/figures/amounts.ts";
import { Marked } from "./marked.tsx";
import { onPlainClick } from "./on-plain-click.ts";
import { shownSize } from "#web/design/product-card/shown-size.ts";
import { shownTitle } from "#web/design/product-card/shown-title.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";

type Found = {
  readonly id: string;
  readonly products: readonly ListedProduct[];
  readonly typed: string;
  /** The place of the first of them in the list. */
  readonly from: number;
  readonly at: number | null;
  readonly onChoose: (place: number) => void;
};

/** Products that are meant; the focus stays in the field, which tells which entry is reached. */
export const SuggestedProducts = ({ id, products, typed, from, at, onChoose }: Found) =>
  products.map((product, behind) => {
    const place = from + behind;
    return (
      <a
        key={product.id}
        role="option"
        id={`${id}-${place}`}
        aria-selected={at === place}
        tabIndex={-1}
        className="suggestion"
        href={shopAddress.product(product.slug)}
        onClick={(event) => onPlainClick(event, () => onChoose(place))}
      >
        <span className="suggestion-picture">
          <ProductPicture product={product} />
        </span>
        <span className="suggestion-text">
          <b>
            <Marked text={shownTitle(product)} typed={typed} />
          </b>
          <span className="small muted">{[product.brand, shownSize(product.size)].filter(Boolean).join(" · ")}</span>
        </span>
        {product.offer === null ? null : <span className="number">{rupees(product.offer.price)}</span>}
      </a>
    );
  });
