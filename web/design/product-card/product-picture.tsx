import { lateCode } from "#web/platform/late/late-code.ts";
import { useState } from "react";
import { drawnFirst } from "#web/platform/late/drawn-first.tsx";
import { pictureText } from "./picture-text.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";

/** What a product looks like in a list: its first photograph, and where there is none, or it does not come, its drawing. */
export function ProductPicture(props: {
  readonly product: Pick<ListedProduct, "images" | "form" | "brand" | "title" | "hindi" | "size">;
  /** "high": it is what its page is looked at for; any other comes once it is near to sight. */
  readonly fetchPriority?: "high";
  readonly className?: string;
}) {
  const { product, fetchPriority, className } = props;
  const [lost, lose] = useState("");
  const [image = lost] = product.images;
  if (image === lost) return <Drawing {...props} />;
  return (
    <img
      ref={(drawn) => {
        if (drawn?.complete && !drawn.naturalWidth) lose(image); // It was lost before anybody listened.
      }}
      className={className === undefined ? "product-photo" : `product-photo ${className}`}
      src={image}
      alt={pictureText(product)}
      loading={fetchPriority ? "eager" : "lazy"}
      fetchPriority={fetchPriority}
      decoding="async"
      onError={() => lose(image)}
    />
  );
}

const drawing = lateCode(() => import("./product-drawing.tsx"), "ProductDrawing");

/** It knows forms, labels and what titles tell of colours: more code than the rest of a card. */
const Drawing = drawnFirst({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await drawing() : null,
  load: drawing,
  place: ({ product, className }) => (
    <svg
      className={className === undefined ? "product-drawing" : `product-drawing ${className}`}
      viewBox="0 0 240 280"
      role="img"
      aria-label={pictureText(product)}
    />
  ),
});
