import Heart from "lucide-react/icons/heart";
import { observer } from "mobx-react-lite";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { WishlistStore } from "./wishlist-store.ts";
import { wishlistWords } from "./wording/wishlist.ts";
import { titleFact } from "#web/design/product-card/shown-title.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";

/** Puts a product aside, or takes it off again; a visitor is asked to sign in. */
export const WishlistHeart = observer(function WishlistHeart({ product }: { readonly product: ListedProduct }) {
  const wishlist = useStore(WishlistStore);
  const isAside = wishlist.has(product.id);
  return (
    <button
      type="button"
      className={isAside ? "wishlist-heart is-on" : "wishlist-heart"}
      aria-label={wishlistWords.heart(titleFact(product))}
      aria-pressed={isAside}
      onClick={() => void wishlist.toggle(product)}
    >
      <Heart className="icon" aria-hidden="true" />
    </button>
  );
});
