import { observer } from "mobx-react-lite";
import { removalReasonOf } from "#core/cart/removal-reason.ts";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Button } from "#web/design/button/button.tsx";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { WishlistStore } from "./wishlist-store.ts";
import { productWords } from "#web/design/product-words.ts";
import { wishlistPageWords } from "./wording/wishlist-page.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";

/** Puts a product that was put aside into the cart, and takes it off the wishlist; one that can't be bought just now stays. */
export const MoveToCart = observer(function MoveToCart({ product }: { readonly product: ListedProduct }) {
  const cart = useStore(CartStore);
  const wishlist = useStore(WishlistStore);
  if (removalReasonOf(product) !== null)
    return (
      <Button look="quiet" size="wide" state="off" onPress={() => {}}>
        {productWords.outOfStock}
      </Button>
    );
  const move = () => {
    cart.add(product);
    void wishlist.remove(product);
  };
  return (
    <Button look="quiet" size="wide" label={wishlistPageWords.moveOf({ title: product.title })} onPress={move}>
      {wishlistPageWords.moveToCart}
    </Button>
  );
});
