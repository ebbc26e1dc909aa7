import { rupees } from "#web/design/figures/amounts.ts";
import { cartWords } from "#web/features/cart/cart-words.ts";
import { productWords } from "#web/design/product-words.ts";
import type { Paise } from "#core/shared/money.ts";

export function UnitPrice({ price, mrp }: { readonly price: Paise; readonly mrp: Paise | null }) {
  return (
    <p className="small">
      {cartWords.each(price)}
      {mrp === null || mrp <= price ? null : (
        <>
          {" "}
          <s className="faint">
            <span className="visually-hidden">{productWords.mrp} </span>
            {rupees(mrp)}
          </s>
        </>
      )}
    </p>
  );
}
