import { observer } from "mobx-react-lite";
import { productListWords } from "./product-list-words.ts";
import { useNearViewport } from "#web/platform/window/use-near-viewport.ts";
import type { MouseEvent } from "react";
import type { ProductListModel } from "./product-list-model.ts";

/** The end of a shelf that goes on: a link to its next page, whose products come here as one nears it or presses. `address` is that page's. */
export const MoreProducts = observer(function MoreProducts({
  shelf,
  address,
  isFirstPage,
}: {
  readonly shelf: ProductListModel;
  readonly address: string | null;
  readonly isFirstPage: boolean;
}) {
  const end = useNearViewport<HTMLDivElement>(shelf.growByItself, shelf.next);
  const grow = (event: MouseEvent) => {
    event.preventDefault();
    void shelf.grow();
  };
  return (
    <div className="more-products" ref={end}>
      {isFirstPage ? <p className="small muted">{productListWords.shown(shelf.products.length, shelf.count)}</p> : null}
      {address === null ? null : (
        <a
          className={shelf.state === "loading" ? "button quiet is-busy" : "button quiet"}
          href={address}
          aria-disabled={shelf.state === "loading" || undefined}
          onClick={grow}
        >
          {shelf.state === "loading" ? productListWords.loading : productListWords.more}
        </a>
      )}
      <p role="status" className="small">
        {shelf.state === "unavailable" ? productListWords.unreachable : ""}
      </p>
    </div>
  );
});
