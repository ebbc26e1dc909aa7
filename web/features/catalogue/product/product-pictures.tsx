import ZoomIn from "lucide-react/icons/zoom-in";
import { useCallback, useRef, useState } from "react";
import { Opened } from "#web/platform/late/opened.tsx";
import { filledCardSlots } from "#web/features/catalogue/cards/filled-card-slots.ts";
import { Slot } from "#web/platform/slots/slot.tsx";
import { productPageWords } from "./product-page-words.ts";
import { ShareButton } from "./share-button.tsx";
import { viewsOf } from "./pictures/picture-view.ts";
import { ViewMark } from "./pictures/view-mark.tsx";
import { ViewPicture } from "./pictures/view-picture.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { shownTitle } from "#web/design/product-card/shown-title.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";

const pictureZoom = lateCode(() => import("./picture-zoom.tsx"), "PictureZoom");

/** The product's pictures side by side, one in sight: it is changed by a swipe or a press, and looked at closely. */
export function ProductPictures({ product }: { readonly product: ProductDetails }) {
  const [isZoomed, zoom] = useState(false);
  const close = useCallback(() => zoom(false), []);
  const [place, show] = useState(0);
  const track = useRef<HTMLUListElement>(null);
  const title = shownTitle(product);
  const views = viewsOf(product);
  const view = views[place] ?? ({ kind: "pack" } as const);
  const turnTo = (nth: number) => {
    show(nth);
    const { current } = track;
    if (current !== null) current.scrollLeft = nth * current.clientWidth;
  };
  return (
    <div className="product-gallery">
      <div className="gallery-frame">
        <ul
          ref={track}
          className="gallery-track"
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => clientWidth > 0 && show(Math.round(scrollLeft / clientWidth))}
        >
          {views.map((one, nth) => (
            <li key={one.kind === "photograph" ? one.image : one.kind} className="tile big" aria-current={nth === place}>
              <ViewPicture product={product} view={one} {...(nth === 0 ? FIRST : {})} />
              <button
                type="button"
                className="zoom-opener"
                aria-label={productPageWords.zoom({ title })}
                aria-hidden={nth === place ? undefined : true}
                tabIndex={nth === place ? 0 : -1}
                onClick={() => zoom(true)}
              >
                <span className="icon-button on-picture">
                  <ZoomIn className="icon" aria-hidden="true" />
                </span>
              </button>
            </li>
          ))}
        </ul>
        <div className="picture-actions">
          <Slot of={filledCardSlots.heart} given={{ product }} />
          <ShareButton title={title} />
        </div>
      </div>
      {views.length < 2 ? null : (
        <div className="product-views">
          {views.map((one, nth) => (
            <button
              key={one.kind === "photograph" ? one.image : one.kind}
              type="button"
              className="tile"
              aria-label={productPageWords.picture(nth + 1, views.length)}
              aria-pressed={nth === place}
              onClick={() => turnTo(nth)}
            >
              <ViewMark product={product} view={one} />
            </button>
          ))}
        </div>
      )}
      {isZoomed ? <Opened load={pictureZoom} given={{ product, view, onClose: close }} onLost={close} /> : null}
    </div>
  );
}

const FIRST = { fetchPriority: "high" } as const;
