import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { CategoryMark } from "#web/design/category/category-mark.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { PriceTag } from "#web/design/price/price-tag.tsx";
import { ProductPicture } from "#web/design/product-card/product-picture.tsx";
import { shownTitle } from "#web/design/product-card/shown-title.ts";
import { productsWords } from "#web/design/products-words.ts";
import type { ReactNode } from "react";
import type { RatedProduct } from "#core/catalogue/product.ts";
import type { LoadedOnce } from "#web/platform/requests/loaded-once.ts";

type Offers = {
  readonly offers: LoadedOnce<readonly RatedProduct[]>;
  /** How many have room. */
  readonly room: 1 | 3 | 4;
  /** Whose sign stands there where none can be had. */
  readonly mark: string;
  /** The way to all of it. */
  readonly children: ReactNode;
};

/** Beside a menu's links: what saves most of what they lead to, in pictures. Its place is kept while it is read. */
export const MenuOffers = observer(function MenuOffers({ offers, room, mark, children }: Offers) {
  useEffect(() => void offers.ask(), [offers]);
  const shown = offers.value?.slice(0, room) ?? [];
  if (offers.state.kind === "unavailable" || (offers.value !== null && shown.length === 0))
    return (
      <aside className="shop-banner">
        <CategoryMark slug={mark} className="category-mark" />
        {children}
      </aside>
    );
  return (
    <aside className="shop-offers" data-room={room}>
      <h3>{productsWords.savings}</h3>
      <ul>
        {offers.value === null
          ? PLACES.slice(0, room).map((place) => <li key={place} className="skeleton" />)
          : shown.map((product) => (
              <li key={product.id}>
                <a href={shopAddress.product(product.slug)}>
                  <span className="shop-offer-picture" aria-hidden="true">
                    <ProductPicture product={product} />
                  </span>
                  <b>{shownTitle(product)}</b>
                  {product.offer === null ? null : <PriceTag price={product.offer.price} mrp={product.mrp} />}
                </a>
              </li>
            ))}
      </ul>
      {children}
    </aside>
  );
});

const PLACES = ["first", "second", "third", "fourth"];
