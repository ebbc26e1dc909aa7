import { observer } from "mobx-react-lite";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Button } from "#web/design/button/button.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { cartWords } from "#web/features/cart/cart-words.ts";

/**
 * The way on. Whoever is not signed in is asked to first, and whoever has no mobile for theirs. Source: specification/checkout.md, Who gets
 * there.
 */
export const CheckoutButton = observer(function CheckoutButton() {
  const { customer, user, askToSignIn, askForMobile } = useStore(SessionStore);
  if (customer === null)
    return (
      <Button look="main" size="big wide" onPress={() => askToSignIn("checkout", { towards: shopAddress.checkout })}>
        {cartWords.loginAndCheckout}
      </Button>
    );
  if (user !== null && user.customer.mobile === null)
    return (
      <Button look="main" size="big wide" onPress={() => askForMobile("checkout")}>
        {cartWords.checkout}
      </Button>
    );
  return (
    <a className="button main big wide" href={shopAddress.checkout}>
      {cartWords.checkout}
    </a>
  );
});
