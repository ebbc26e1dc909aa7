import { lateCode } from "#web/platform/late/late-code.ts";
import { drawnFirst } from "#web/platform/late/drawn-first.tsx";
import { shownSize } from "#web/design/product-card/shown-size.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";

const line = lateCode(() => import("./kind-line.tsx"), "KindLine");

/** What kind of thing it is, and how much. The titles of all kinds are too long a list for a first view. */
export const ProductKind = drawnFirst({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await line() : null,
  load: line,
  place: ({ product }: { readonly product: ProductDetails }) => <p className="muted">{shownSize(product.size)}</p>,
});
