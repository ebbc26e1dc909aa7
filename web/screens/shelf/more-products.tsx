import { observer } from "mobx-react-lite";
import { shelfWords } from "#web/wording/shelf.ts";
import { useNear } from "./use-near.ts";
import type { MouseEvent } from "react";
import type { ShelfModel } from "./shelf-model.ts";

/** The end of a shelf that goes on: a link to its next page, whose products come here as one nears it or presses. `address` is that page's. */
export const MoreProducts = observer(function MoreProducts({
  shelf,
  address,
  isFirstPage,
}: {
  readonly shelf: ShelfModel;
  readonly address: string | null;
  readonly isFirstPage: boolean;
}) {
  const end = useNear<HTMLDivElement>(shelf.growByItself, shelf.next);
  const grow = (event: MouseEvent) => {
    event.preventDefault();
    void shelf.grow();
  };
  return (
    <div className="more-products" ref={end}>
      {isFirstPage ? <p className="small mute">{shelfWords.shown(shelf.products.length, shelf.count)}</p> : null}
      {address === null ? null : (
        <a
          className={shelf.state === "loading" ? "btn quiet is-busy" : "btn quiet"}
          href={address}
          aria-disabled={shelf.state === "loading" || undefined}
          onClick={grow}
        >
          {shelf.state === "loading" ? shelfWords.loading : shelfWords.more}
        </a>
      )}
      <p role="status" className="small">
        {shelf.state === "unavailable" ? shelfWords.unreachable : ""}
      </p>
    </div>
  );
});
