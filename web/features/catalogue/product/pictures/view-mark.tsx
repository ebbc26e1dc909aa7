import NotebookText from "lucide-react/icons/notebook-text";
import Ruler from "lucide-react/icons/ruler";
import { ProductPicture } from "#web/design/product-card/product-picture.tsx";
import type { PicturedProduct, PictureView } from "./picture-view.ts";

/** A picture in small, as what it is chosen by. */
export function ViewMark({ product, view }: { readonly product: PicturedProduct; readonly view: PictureView }) {
  switch (view.kind) {
    case "photograph":
      return <ProductPicture product={{ ...product, images: [view.image] }} />;
    case "pack":
      return <ProductPicture product={product} />;
    case "back":
      return <NotebookText className="icon icon-large" aria-hidden="true" />;
    case "scale":
      return <Ruler className="icon icon-large" aria-hidden="true" />;
  }
}
