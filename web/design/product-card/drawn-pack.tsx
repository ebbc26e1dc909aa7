import { drawnForm } from "#web/design/art/label-boxes.ts";
import { labelIn } from "#web/design/art/label.ts";
import { motifOf } from "#web/design/art/motif.ts";
import drawings from "#web/design/art/products.svg";
import type { ListedProduct } from "#core/catalogue/product.ts";

/** A form with the label written on it, in the units of its drawing: 240 wide, 280 high. */
export function DrawnPack({
  product: { form, brand, title, size },
}: {
  readonly product: Pick<ListedProduct, "form" | "brand" | "title" | "size">;
}) {
  const { name, box } = drawnForm(form);
  const label = labelIn(box, { title, brand: brand ?? "", size });
  return (
    <>
      <use href={`${drawings}#f-${name}`} width="240" height="280" />
      <g fill="var(--brand)" color="var(--brand)" textRendering="geometricPrecision">
        {label.motif === null ? null : (
          <use
            href={`${drawings}#m-${motifOf(title)}`}
            x={label.motif.x}
            y={label.motif.y}
            width={label.motif.size}
            height={label.motif.size}
          />
        )}
        {label.brand === null ? null : (
          <text className="product-drawing-brand" x={label.middle} y={label.brand.baseline}>
            {label.brand.text}
          </text>
        )}
        {label.lines.map(({ text, baseline }) => (
          <text key={baseline} className="product-drawing-name" x={label.middle} y={baseline} fontSize={label.fontSize}>
            {text}
          </text>
        ))}
        <text className="product-drawing-size" x={label.middle} y={label.size.baseline}>
          {label.size.text}
        </text>
      </g>
    </>
  );
}
