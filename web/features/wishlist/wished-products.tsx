import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Button } from "#web/design/button/button.tsx";
import { EmptyState } from "#web/design/empty-state/empty-state.tsx";
import { ProductCard } from "#web/design/product-card/product-card.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { ProductCards } from "#web/features/catalogue/cards/product-cards.tsx";
import { Slot } from "#web/platform/slots/slot.tsx";
import { WishlistHeart } from "./wishlist-heart.tsx";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { WishlistStore } from "./wishlist-store.ts";
import { filledWishlistSlots } from "./filled-wishlist-slots.ts";
import { wishlistPageWords } from "./wording/wishlist-page.ts";
import { titleFact } from "#web/design/product-card/shown-title.ts";

const COMING = ["first", "second", "third", "fourth"];

/**
 * The products, or what is shown while there are none. The server and the first rendering in the window do not know who is signed in: they
 * show placeholders.
 */
export const WishedProducts = observer(function WishedProducts() {
  const session = useStore(SessionStore);
  const wishlist = useStore(WishlistStore);
  const [isAwake, wake] = useState(false);
  useEffect(() => wake(true), []);
  const { products, state } = wishlist;
  if (isAwake && session.state === "read" && !session.isSignedIn)
    return (
      <EmptyState drawing="empty-wishlist" heading={<h2>{wishlistPageWords.signInFirst}</h2>} text={wishlistPageWords.signInText}>
        <Button look="main" onPress={() => session.askToSignIn("wishlist", { towards: shopAddress.wishlist })}>
          {wishlistPageWords.signIn}
        </Button>
      </EmptyState>
    );
  if (state === "unavailable" && products.length === 0)
    return (
      <div className="empty-state">
        <p>{wishlistPageWords.unavailable}</p>
        <Button look="quiet" onPress={() => void wishlist.ask()}>
          {wishlistPageWords.tryAgain}
        </Button>
      </div>
    );
  if (!isAwake || (products.length === 0 && state !== "read"))
    return (
      <>
        <noscript>
          <p className="lead">{wishlistPageWords.needsScript}</p>
        </noscript>
        <div className="cart-skeleton" role="status" aria-label={wishlistPageWords.loading}>
          <ProductCards products={[]} coming={COMING} />
        </div>
      </>
    );
  if (products.length === 0)
    return (
      <EmptyState drawing="empty-wishlist" heading={<h2>{wishlistPageWords.empty}</h2>} text={wishlistPageWords.emptyText}>
        <a className="button main" href={shopAddress.products}>
          {wishlistPageWords.shopAll}
        </a>
      </EmptyState>
    );
  return (
    <>
      <h2 className="visually-hidden">{wishlistPageWords.title}</h2>
      <div className="product-grid">
        {products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            heart={<WishlistHeart product={product} />}
            delivery={null}
            action={
              <Slot
                of={filledWishlistSlots.move}
                given={{
                  product,
                  label: wishlistPageWords.moveOf(titleFact(product)),
                  text: wishlistPageWords.moveToCart,
                  onMove: () => void wishlist.remove(product),
                }}
              />
            }
          />
        ))}
      </div>
    </>
  );
});
