import { MarkupOnce } from "#web/platform/page/markup-once.tsx";
import { CardSkeleton } from "#web/design/skeleton/card-skeleton.tsx";
import { ProductCard } from "#web/design/product-card/product-card.tsx";
import { Slot } from "#web/platform/slots/slot.tsx";
import { filledCardSlots } from "./filled-card-slots.ts";
import type { RatedProduct } from "#core/catalogue/product.ts";

type Cards = {
  readonly products: readonly RatedProduct[];
  /** How many rows are filled whatever the width; "all" leaves none out, "beside" neither, with something at its left. */
  readonly rows?: "one" | "two" | "all" | "beside";
  /** A name for each that is on its way. */
  readonly coming?: readonly string[];
};

/** Products side by side. */
export function ProductCards({ products, rows = "all", coming = NONE }: Cards) {
  return (
    <div className={GRIDS[rows]}>
      {products.map((product) => (
        <MarkupOnce key={product.id} as="card" of={product}>
          <ProductCard
            product={product}
            heart={<Slot of={filledCardSlots.heart} given={{ product }} />}
            delivery={<Slot of={filledCardSlots.delivery} given={NOTHING} />}
            action={<Slot of={filledCardSlots.buy} given={{ product, look: "quiet" }} />}
          />
        </MarkupOnce>
      ))}
      {coming.map((name) => (
        <CardSkeleton key={name} />
      ))}
    </div>
  );
}

const NOTHING = {};
const NONE: readonly string[] = [];
const GRIDS = {
  one: "product-grid fives",
  two: "product-grid tens",
  all: "product-grid",
  beside: "product-grid beside-filters",
} as const;
