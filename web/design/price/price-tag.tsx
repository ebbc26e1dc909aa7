import { paise } from "#core/shared/money.ts";
import { rupees } from "#web/design/figures/amounts.ts";
import { productWords } from "#web/design/product-words.ts";
import type { Paise } from "#core/shared/money.ts";

/** What one piece costs; beside it the MRP, struck, and what is saved, where the MRP is higher. Large, it says that this is the MRP. Small, a saving is said in whole rupees, so that it keeps to its line. */
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
  const saving = size === "big" ? mrp - price : Math.floor((mrp - price) / A_RUPEE) * A_RUPEE;
  return (
    <div className={className}>
      <b>{priceText(price)}</b> <span className={size === "big" ? "small muted" : "visually-hidden"}>{productWords.mrp} </span>
      <s>{rupees(mrp)}</s> {saving === 0 ? null : <span className="price-saving">{productWords.save(paise(saving))}</span>}
    </div>
  );
}

const A_RUPEE = 100;
const priceText = (price: Paise): string => (price === 0 ? productWords.free : rupees(price));
