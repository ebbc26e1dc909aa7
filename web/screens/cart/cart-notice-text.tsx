import { shopAddress } from "#web/parts/shop-address.ts";
import { cartWords } from "#web/wording/cart.ts";
import type { CartNotice } from "#web/stores/cart-notice.ts";
import type { ShelfProduct } from "#core/catalogue/product.ts";

export function CartNoticeText({ notice }: { readonly notice: CartNotice }) {
  switch (notice.kind) {
    case "removed":
      return notice.lines.map(({ id, title, slug, reason }) => (
        <p key={id}>
          <Title of={{ title, slug }} />
          {cartWords.removedBecause(reason)}
        </p>
      ));
    case "quantities-changed":
      return notice.lines.map((line) => (
        <p key={line.product.id}>
          <Title of={line.product} />
          {cartWords.quantityChanged(line)}
        </p>
      ));
    case "unreadable":
      return <p>{cartWords.unreadable(notice.parts)}</p>;
    case "not-kept":
      return <p>{cartWords.notKept}</p>;
  }
}

const Title = ({ of }: { readonly of: Pick<ShelfProduct, "title" | "slug"> }) => (
  <a className="link" href={shopAddress.product(of.slug)}>
    {of.title}
  </a>
);
