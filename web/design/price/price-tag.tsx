import { paise } from "#core/shared/money.ts";
import { rupees } from "#web/design/figures/amounts.ts";
import { productWords } from "#web/design/product-words.ts";
import type { Paise } from "#core/shared/money.ts";

/** What one piece costs; beside it the MRP, struck, and what is saved, where the MRP is higher. Large, it says that this is the MRP. */
export function PriceTag({
  price,
  mrp,
  size = "small",
}: {
  readonly price: Paise;
  readonly mrp: Paise | null;
  readonly size?: "small" | "big";
}) {
  const className = size === "big" ? "price big" : "price";
  if (mrp === null || mrp <= price)
    return (
      <div className={className}>
        <b>{priceText(price)}</b>
      </div>
    );
  return (
    <div className={className}>
      <b>{priceText(price)}</b> <span className={size === "big" ? "small muted" : "visually-hidden"}>{productWords.mrp} </span>
      <s>{rupees(mrp)}</s> <span className="price-saving">{productWords.save(paise(mrp - price))}</span>
    </div>
  );
}

const priceText = (price: Paise): string => (price === 0 ? productWords.free : rupees(price));
