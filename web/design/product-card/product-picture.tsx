import { useState } from "react";
import { ProductDrawing } from "./product-drawing.tsx";
import type { ListedProduct } from "#core/catalogue/product.ts";

/** A product as it stands on the shelf: its first photograph, and where there is none, or it does not come, its drawing. */
export function ProductPicture(props: {
  readonly product: Pick<ListedProduct, "images" | "form" | "brand" | "title" | "size">;
  /** "high": it is what its page is looked at for; any other comes once it is near to sight. */
  readonly fetchPriority?: "high";
  readonly className?: string;
}) {
  const { product, fetchPriority, className } = props;
  const [lost, lose] = useState("");
  const [image = lost] = product.images;
  if (image === lost) return <ProductDrawing {...props} />;
  return (
    <img
      ref={(drawn) => {
        if (drawn?.complete && !drawn.naturalWidth) lose(image); // It was lost before anybody listened.
      }}
      className={className === undefined ? "product-photo" : `product-photo ${className}`}
      src={image}
      alt={`${product.title}, ${product.size}`}
      loading={fetchPriority ? "eager" : "lazy"}
      fetchPriority={fetchPriority}
      decoding="async"
      onError={() => lose(image)}
    />
  );
}
