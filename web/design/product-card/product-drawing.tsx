import { drawnBox } from "#web/design/art/drawn-box.ts";
import { drawingClass } from "./drawing-class.ts";
import { DrawnPack } from "./drawn-pack.tsx";
import { pictureText } from "./picture-text.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";

/** A product's form in its brand's colours, with the label written on it; little of it stands smaller than much. */
export function ProductDrawing({
  product,
  className,
}: {
  readonly product: Pick<ListedProduct, "form" | "brand" | "title" | "hindi" | "size">;
  readonly className?: string;
}) {
  const classes = [drawingClass(product), className];
  return (
    <svg className={classes.filter(Boolean).join(" ")} viewBox={drawnBox(product.size)} role="img" aria-label={pictureText(product)}>
      <DrawnPack product={product} />
    </svg>
  );
}
