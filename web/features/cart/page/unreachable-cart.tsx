import { observer } from "mobx-react-lite";
import { ConnectionStore } from "#web/platform/offline/connection-store.ts";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Button } from "#web/design/button/button.tsx";
import { EmptyState } from "#web/design/empty-state/empty-state.tsx";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { cartWords } from "#web/features/cart/cart-words.ts";
import { toastPhrases } from "#web/platform/toasts/wording/toasts.ts";

/** A cart that could not be read: its code, or the answer of the shop, did not come, or its customer's session ended before. */
export const UnreachableCart = observer(function UnreachableCart() {
  const { freshness, tryAgain } = useStore(CartStore);
  const { isOnline } = useStore(ConnectionStore);
  const { askToSignIn } = useStore(SessionStore);
  if (freshness === "signed-out")
    return (
      <EmptyState drawing="empty-cart" heading={null} text={toastPhrases.news["session-ended"]}>
        <Button look="main" onPress={() => askToSignIn("sign-in")}>
          {cartWords.signIn}
        </Button>
      </EmptyState>
    );
  const says = isOnline
    ? { title: cartWords.unreachable, text: cartWords.unreachableHint }
    : { title: cartWords.offline, text: cartWords.offlineHint };
  return (
    <EmptyState drawing="empty-cart" heading={<h2 className="heading-3">{says.title}</h2>} text={says.text}>
      <Button look="main" onPress={() => void tryAgain()}>
        {cartWords.tryAgain}
      </Button>
    </EmptyState>
  );
});
