import { observer } from "mobx-react-lite";
import { productListWords } from "./product-list-words.ts";
import { MorePlace } from "#web/platform/window/more-place.tsx";
import { useNearViewport } from "#web/platform/window/use-near-viewport.ts";
import type { MouseEvent } from "react";
import type { ProductListModel } from "./product-list-model.ts";

/**
 * The end of a list that goes on: a link to its next page, whose products come here as one nears it or presses. `address` is that page's.
 */
export const MoreProducts = observer(function MoreProducts({
  list,
  address,
  isFirstPage,
}: {
  readonly list: ProductListModel;
  readonly address: string | null;
  readonly isFirstPage: boolean;
}) {
  const end = useNearViewport<HTMLDivElement>(list.growByItself, list.next);
  const grow = (event: MouseEvent) => {
    event.preventDefault();
    void list.grow();
  };
  return (
    <div className="more-products" ref={end}>
      {isFirstPage ? <p className="small muted">{productListWords.shown(list.products.length, list.count)}</p> : null}
      {address === null ? null : (
        <MorePlace>
          <a
            className={list.state === "loading" ? "button quiet is-busy" : "button quiet"}
            href={address}
            aria-disabled={list.state === "loading" || undefined}
            onClick={grow}
          >
            {list.state === "loading" ? productListWords.loading : productListWords.more}
          </a>
        </MorePlace>
      )}
      <p role="status" className="small">
        {list.state === "unavailable" ? productListWords.unreachable : ""}
      </p>
    </div>
  );
});
