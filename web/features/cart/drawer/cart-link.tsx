import ShoppingBasket from "lucide-react/icons/shopping-basket";
import { observer } from "mobx-react-lite";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { TO_CART } from "#web/features/cart/form/to-cart.ts";
import { siteWords } from "#web/design/site-words.ts";

/** The way to the cart, with the number of its lines; and the form by which a product comes into it without script. */
export const CartLink = observer(function CartLink() {
  const { knownCount: count } = useStore(CartStore);
  return (
    <>
      <form id={TO_CART} method="post" action="/api/forms/cart/add" hidden />
      <a className="icon-button" href={shopAddress.cart} aria-label={siteWords.cartWith(count)}>
        <ShoppingBasket className="icon icon-large" />
        {count === 0 ? null : <span className="button-count">{count}</span>}
      </a>
    </>
  );
});
