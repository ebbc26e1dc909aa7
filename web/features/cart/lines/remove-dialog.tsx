import Heart from "lucide-react/icons/heart";
import { observer } from "mobx-react-lite";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Button } from "#web/design/button/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { ProductPicture } from "#web/design/product-card/product-picture.tsx";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { cartWords } from "#web/features/cart/cart-words.ts";
import { titleFact } from "#web/design/product-card/shown-title.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";

/** Asks before a line goes: to the wishlist, for which a guest must sign in, or away. */
export const RemoveDialog = observer(function RemoveDialog({
  product,
  onClose,
}: {
  readonly product: ListedProduct;
  readonly onClose: () => void;
}) {
  const cart = useStore(CartStore);
  const keep = () => {
    onClose();
    void cart.moveToWishlist(product.id);
  };
  const remove = () => {
    onClose();
    cart.remove(product.id);
  };
  const picture = (
    <div className="tile">
      <ProductPicture product={product} />
    </div>
  );
  return (
    <Dialog
      role="alertdialog"
      title={cartWords.removeQuestion(titleFact(product))}
      hint={cartWords.removeHint}
      beside={picture}
      closeLabel={cartWords.close}
      onClose={onClose}
    >
      <Button look="main" size="wide" onPress={keep}>
        <Heart className="icon" aria-hidden="true" /> {cartWords.moveToWishlist}
      </Button>
      <Button look="danger-quiet" size="wide" onPress={remove}>
        {cartWords.removeNow}
      </Button>
    </Dialog>
  );
});
