import { observer } from "mobx-react-lite";
import { paise } from "#core/shared/money.ts";
import { rupeesAndPaise } from "#web/design/figures/amounts.ts";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { BillFigures } from "#web/features/cart/bill/bill-figures.tsx";
import { useOpenBill } from "#web/features/cart/bill/use-open-bill.ts";
import { checkoutWords } from "#web/features/orders/checkout/checkout-words.ts";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { OnlineSaving } from "./online-saving.tsx";
import { shownTitle } from "#web/design/product-card/shown-title.ts";

/** What is in the cart and what it costs, as long as nobody knows where it goes. */
export const CartPreview = observer(function CartPreview() {
  const { lines } = useStore(CartStore);
  useOpenBill(true);
  return (
    <div className="stack">
      <ul className="checkout-goods" aria-label={checkoutWords.goods}>
        {lines.map(({ product, quantity }) => (
          <li key={product.id}>
            <span>{checkoutWords.line(shownTitle(product), quantity)}</span>
            <span className="number">{product.offer === null ? null : rupeesAndPaise(paise(product.offer.price * quantity))}</span>
          </li>
        ))}
      </ul>
      <BillFigures />
      <OnlineSaving />
      <p className="small muted">{checkoutWords.addressFirst}</p>
    </div>
  );
});
