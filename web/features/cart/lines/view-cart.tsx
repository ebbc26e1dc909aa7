import { observer } from "mobx-react-lite";
import { subtotalOf } from "#core/cart/subtotal.ts";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { viewCartWords } from "#web/features/cart/view-cart-words.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";

/** The way to the cart with what is in it, once a product is. */
export const ViewCart = observer(function ViewCart({ product }: { readonly product: ListedProduct }) {
  const { lines, count, quantityOf } = useStore(CartStore);
  if (quantityOf(product.id) === 0) return null;
  return (
    <a className="button main view-cart" href={shopAddress.cart}>
      {viewCartWords(count, subtotalOf(lines))}
    </a>
  );
});
