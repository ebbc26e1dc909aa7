import Heart from "lucide-react/icons/heart";
import { observer } from "mobx-react-lite";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { WishlistStore } from "./wishlist-store.ts";
import { siteWords } from "#web/design/site-words.ts";
import type { MouseEvent } from "react";

/** The way to the wishlist, with the number of its products. A visitor is asked to sign in first. */
export const WishlistLink = observer(function WishlistLink() {
  const { knownCount: count } = useStore(WishlistStore);
  const session = useStore(SessionStore);
  const ask = (event: MouseEvent) => {
    if (session.isSignedIn || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    session.askToSignIn("wishlist", { towards: shopAddress.wishlist });
  };
  return (
    <a className="icon-button" href={shopAddress.wishlist} aria-label={siteWords.wishlistWith(count)} onClick={ask}>
      <Heart className="icon icon-large" aria-hidden="true" />
      {count === 0 ? null : <span className="button-count">{count}</span>}
    </a>
  );
});
