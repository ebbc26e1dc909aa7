import { ZoomIn } from "lucide-react";
import { useCallback, useState } from "react";
import { Opened } from "#web/frame/opened.tsx";
import { ProductPicture } from "#web/parts/product-picture.tsx";
import { WishlistHeart } from "#web/screens/site/wishlist-heart.tsx";
import { productWords } from "#web/wording/product.ts";
import { ShareButton } from "./share-button.tsx";
import type { ShelfProduct } from "#core/catalogue/product.ts";

const pictureZoom = async () => (await import("./picture-zoom.tsx")).PictureZoom;

/** The product's picture, with all that one does with it. */
export function Gallery({ product }: { readonly product: ShelfProduct }) {
  const [isZoomed, zoom] = useState(false);
  const close = useCallback(() => zoom(false), []);
  const { form, brand, title, size } = product;
  return (
    <div className="gal">
      <div className="tile big">
        <ProductPicture form={form} brand={brand ?? ""} title={title} size={size} />
        {product.cashOnDelivery ? null : <span className="badge">{productWords.prepaidOnly}</span>}
        <button type="button" className="look" aria-label={productWords.zoom(title)} onClick={() => zoom(true)}>
          <span className="icon on-picture">
            <ZoomIn className="i" aria-hidden="true" />
          </span>
        </button>
        <div className="doings">
          <WishlistHeart product={product} />
          <ShareButton title={title} />
        </div>
      </div>
      {isZoomed ? <Opened load={pictureZoom} given={{ product, onClose: close }} onLost={close} /> : null}
    </div>
  );
}
