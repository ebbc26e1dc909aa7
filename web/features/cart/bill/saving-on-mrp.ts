import { paise } from "#core/shared/money.ts";
import { titleOf } from "#core/catalogue/product-title.ts";
import type { ProductTitle } from "#core/catalogue/product-title.ts";
import type { Paise } from "#core/shared/money.ts";
import type { ShopLine } from "#web/features/cart/store/cart-store.ts";

type SavingOnLine = {
  readonly product: ProductTitle;
  readonly quantity: number;
  readonly mrp: Paise;
  readonly price: Paise;
  readonly saving: Paise;
};

export type SavingOnMrp = { readonly lines: readonly SavingOnLine[]; readonly saving: Paise };

/** What the prices of a cart lie below the maximum retail prices; null where they don't, or by more than can be told exactly. */
export function savingOnMrp(cart: readonly ShopLine[]): SavingOnMrp | null {
  const lines = cart.flatMap(({ product, quantity }) => {
    const { mrp, offer } = product;
    if (mrp === null || offer === null || mrp <= offer.price) return [];
    return [{ product: titleOf(product), quantity, mrp, price: offer.price, saving: (mrp - offer.price) * quantity }];
  });
  const saving = lines.reduce((sum, line) => sum + line.saving, 0);
  if (saving === 0 || !Number.isSafeInteger(saving)) return null;
  return { lines: lines.map((line) => ({ ...line, saving: paise(line.saving) })), saving: paise(saving) };
}
