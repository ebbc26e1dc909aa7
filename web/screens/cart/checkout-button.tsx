import { observer } from "mobx-react-lite";
import { useStore } from "#web/frame/keeper.tsx";
import { Button } from "#web/parts/button.tsx";
import { SessionStore } from "#web/stores/session-store.ts";
import { cartWords } from "#web/wording/cart.ts";

export const CheckoutButton = observer(function CheckoutButton() {
  const { askToSignIn } = useStore(SessionStore);
  return (
    <Button look="main" size="big wide" onPress={() => askToSignIn("checkout")}>
      {cartWords.loginAndCheckout}
    </Button>
  );
});
