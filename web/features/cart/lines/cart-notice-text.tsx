import { Button } from "#web/design/button/button.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { cartWords } from "#web/features/cart/cart-words.ts";
import { shownTitle } from "#web/design/product-card/shown-title.ts";
import type { SyncReceipt } from "#core/customer-cart/sync-receipt.ts";
import type { CartNotice } from "#web/features/cart/store/cart-notice.ts";

export function CartNoticeText({ notice }: { readonly notice: CartNotice }) {
  switch (notice.kind) {
    case "removed":
      return notice.lines.map((line) => (
        <p key={line.id}>
          <OfProduct {...line} title={shownTitle(line)} sentence={(title) => cartWords.removedBecause({ ...line, title })} />
        </p>
      ));
    case "quantities-changed":
      return notice.lines.map((line) => (
        <p key={line.id}>
          <OfProduct {...line} title={shownTitle(line)} sentence={(title) => cartWords.quantityChanged({ ...line, title })} />
        </p>
      ));
    case "merged":
      return <Merged receipt={notice.receipt} onUndo={notice.undo} />;
    case "merge-undone":
      return <p>{cartWords.mergeUndone}</p>;
    case "unreadable":
      return <p>{cartWords.unreadable(notice.parts)}</p>;
    case "not-kept":
      return <p>{cartWords.notKept}</p>;
  }
}

function Merged({ receipt, onUndo }: { readonly receipt: SyncReceipt; readonly onUndo: () => void }) {
  const isAnyAdded = receipt.entries.some(({ before, after }) => before !== after);
  return (
    <>
      <p>
        {cartWords.merged(receipt)}{" "}
        {isAnyAdded ? (
          <Button look="text" onPress={onUndo}>
            {cartWords.undo}
          </Button>
        ) : null}
      </p>
      {receipt.entries.map(({ productId, title, hindi, slug, outcome }) => (
        <MergedLine key={productId} title={shownTitle({ title: title ?? productId, hindi })} slug={slug} outcome={outcome} />
      ))}
    </>
  );
}

type Line = { readonly title: string; readonly slug: string | null };

function MergedLine({ title, slug, outcome }: Line & Pick<SyncReceipt["entries"][number], "outcome">) {
  if (cartWords.mergedLine(outcome, title) === null) return null;
  return (
    <p>
      <OfProduct title={title} slug={slug} sentence={(place) => cartWords.mergedLine(outcome, place) ?? ""} />
    </p>
  );
}

/** A sentence of a product, whose title is a link wherever the language puts it. */
function OfProduct({ title, slug, sentence }: Line & { readonly sentence: (title: string) => string }) {
  if (slug === null) return sentence(title);
  const [before, after] = sentence(PLACE).split(PLACE);
  return (
    <>
      {before}
      <a className="link" href={shopAddress.product(slug)}>
        {title}
      </a>
      {after}
    </>
  );
}

/** Stands in a sentence for what is drawn there; no sentence holds this character. */
const PLACE = "\uFFFC";
