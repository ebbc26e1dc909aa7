import { ZoomIn } from "lucide-react";
import { useCallback, useState } from "react";
import { Opened } from "#web/platform/page/opened.tsx";
import { ProductPicture } from "#web/design/product-card/product-picture.tsx";
import { filledCardSlots } from "#web/features/catalogue/cards/filled-card-slots.ts";
import { Slot } from "#web/platform/slots/slot.tsx";
import { productWords } from "#web/design/product-words.ts";
import { productPageWords } from "./product-page-words.ts";
import { ShareButton } from "./share-button.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";

const pictureZoom = lateCode(() => import("./picture-zoom.tsx"), "PictureZoom");

/** The product's pictures, with all that one does with them. */
export function ProductPictures({ product }: { readonly product: ListedProduct }) {
  const [isZoomed, zoom] = useState(false);
  const close = useCallback(() => zoom(false), []);
  const [place, show] = useState(0);
  const { title, images } = product;
  const shown = { ...product, images: images.slice(place) };
  return (
    <div className="product-gallery">
      <div className="tile big">
        <ProductPicture product={shown} fetchPriority="high" />
        {product.cashOnDelivery ? null : <span className="badge">{productWords.prepaidOnly}</span>}
        <button type="button" className="zoom-opener" aria-label={productPageWords.zoom({ title })} onClick={() => zoom(true)}>
          <span className="icon-button on-picture">
            <ZoomIn className="icon" aria-hidden="true" />
          </span>
        </button>
        <div className="picture-actions">
          <Slot of={filledCardSlots.heart} given={{ product }} />
          <ShareButton title={title} />
        </div>
      </div>
      {images.length < 2 ? null : (
        <div className="product-views">
          {images.map((image, nth) => (
            <button
              key={image}
              type="button"
              className="tile"
              aria-label={productPageWords.picture(nth + 1, images.length)}
              aria-pressed={nth === place}
              onClick={() => show(nth)}
            >
              <ProductPicture product={{ ...product, images: [image] }} />
            </button>
          ))}
        </div>
      )}
      {isZoomed ? <Opened load={pictureZoom} given={{ product: shown, onClose: close }} onLost={close} /> : null}
    </div>
  );
}
