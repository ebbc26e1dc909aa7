import { ProductPicture } from "#web/design/product-card/product-picture.tsx";
import { DrawnView } from "./drawn-view.ts";
import type { PicturedProduct, PictureView } from "./picture-view.ts";

type View = {
  readonly product: PicturedProduct;
  readonly view: PictureView;
  readonly fetchPriority?: "high";
  readonly className?: string;
};

/** One of a product's pictures. */
export function ViewPicture({ product, view, ...look }: View) {
  switch (view.kind) {
    case "photograph":
      return <ProductPicture product={{ ...product, images: [view.image] }} {...look} />;
    case "pack":
      return <ProductPicture product={product} {...look} />;
    case "back":
    case "scale":
      return <DrawnView product={product} kind={view.kind} className={look.className ?? ""} />;
  }
}
