import { Button } from "#web/design/button/button.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { cartWords } from "#web/features/cart/cart-words.ts";
import type { SyncReceipt } from "#core/customer-cart/sync-receipt.ts";
import type { CartNotice } from "#web/features/cart/store/cart-notice.ts";

export function CartNoticeText({ notice }: { readonly notice: CartNotice }) {
  switch (notice.kind) {
    case "removed":
      return notice.lines.map(({ id, title, slug, reason }) => (
        <p key={id}>
          <Title title={title} slug={slug} />
          {cartWords.removedBecause(reason)}
        </p>
      ));
    case "quantities-changed":
      return notice.lines.map((line) => (
        <p key={line.id}>
          <Title title={line.title} slug={line.slug} />
          {cartWords.quantityChanged(line)}
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
      {receipt.entries.map((entry) => {
        const told = cartWords.mergedLine(entry);
        return told === null ? null : (
          <p key={entry.productId}>
            <Title title={entry.title ?? entry.productId} slug={entry.slug} />
            {told}
          </p>
        );
      })}
    </>
  );
}

function Title({ title, slug }: { readonly title: string; readonly slug: string | null }) {
  if (slug === null) return title;
  return (
    <a className="link" href={shopAddress.product(slug)}>
      {title}
    </a>
  );
}
