import { observer } from "mobx-react-lite";
import { useStore } from "#web/frame/keeper.tsx";
import { Button } from "#web/parts/button.tsx";
import { shopAddress } from "#web/parts/shop-address.ts";
import { SessionStore } from "#web/stores/session-store.ts";
import { cartWords } from "#web/wording/cart.ts";

/** The way on. Whoever is not signed in is asked to first. */
export const CheckoutButton = observer(function CheckoutButton() {
  const { customer, askToSignIn } = useStore(SessionStore);
  if (customer !== null)
    return (
      <a className="btn main big wide" href={shopAddress.checkout}>
        {cartWords.checkout}
      </a>
    );
  return (
    <Button look="main" size="big wide" onPress={() => askToSignIn("checkout")}>
      {cartWords.loginAndCheckout}
    </Button>
  );
});
