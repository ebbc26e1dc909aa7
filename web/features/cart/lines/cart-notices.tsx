import Info from "lucide-react/icons/info";
import X from "lucide-react/icons/x";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Button } from "#web/design/button/button.tsx";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { cartWords } from "#web/features/cart/cart-words.ts";
import { toastPhrases } from "#web/platform/toasts/wording/toasts.ts";
import { CartNoticeText } from "./cart-notice-text.tsx";

/** What happened to the cart without its owner's doing. The region stands before its first notice, so that it is read out. */
export const CartNotices = observer(function CartNotices() {
  const { notices, freshness, dismiss, tryAgain, toldNotices } = useStore(CartStore);
  const { askToSignIn } = useStore(SessionStore);
  useEffect(() => {
    if (notices.length > 0) toldNotices();
  }, [notices, toldNotices]);
  return (
    <div className="cart-notices no-print" role="status">
      {notices.map((notice) => (
        <div key={notice.kind} className="notice">
          <Info className="icon" aria-hidden="true" />
          <div>
            <CartNoticeText notice={notice} />
          </div>
          <button type="button" className="icon-button" aria-label={cartWords.close} onClick={() => dismiss(notice.kind)}>
            <X className="icon" aria-hidden="true" />
          </button>
        </div>
      ))}
      {freshness === "signed-out" ? (
        <p className="small muted">
          {toastPhrases.news["session-ended"]}{" "}
          <Button look="text" onPress={() => askToSignIn("sign-in")}>
            {cartWords.signIn}
          </Button>
        </p>
      ) : null}
      {freshness === "unsure" || freshness === "unsaved" ? (
        <p className="small muted">
          {freshness === "unsure" ? cartWords.stale : cartWords.unsaved}{" "}
          <Button look="text" onPress={() => void tryAgain()}>
            {cartWords.tryAgain}
          </Button>
        </p>
      ) : null}
    </div>
  );
});
