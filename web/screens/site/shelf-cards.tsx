import { Printed } from "#web/frame/printed.tsx";
import { CardSkeleton } from "#web/parts/card-skeleton.tsx";
import { ProductCard } from "#web/parts/product-card.tsx";
import { AddToCart } from "./add-to-cart.tsx";
import type { ShelfProduct } from "#core/catalogue/product.ts";

type Cards = {
  readonly products: readonly ShelfProduct[];
  /** How many rows are filled whatever the width; "all" leaves none out. */
  readonly rows?: "one" | "two" | "all";
  /** How many more are on their way. */
  readonly coming?: number;
};

/** Products side by side. */
export function ShelfCards({ products, rows = "all", coming = 0 }: Cards) {
  return (
    <div className={GRIDS[rows]}>
      {products.map((product) => (
        <Printed key={product.id} as="card" of={product}><ProductCard product={product} action={<AddToCart product={product} look="quiet" />} /></Printed>
      ))}
      {Array.from({ length: coming }, (_, place) => <CardSkeleton key={place} />)}
    </div>
  );
}

const GRIDS = { one: "grid fives", two: "grid tens", all: "grid" } as const;
