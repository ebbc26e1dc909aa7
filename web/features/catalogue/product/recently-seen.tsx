import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { RecentProducts } from "#core/catalogue/recent-products.port.ts";
import { ONE_ROW } from "#core/catalogue/front/one-row.ts";
import { RefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { ProductCards } from "#web/features/catalogue/cards/product-cards.tsx";
import { recentlySeenWords } from "#web/features/catalogue/wording/recently-seen.ts";
import { RecentProductsModel } from "./recent-products-model.ts";

type RecentlySeenProps = {
  /** What is looked at now; null: a list. */
  readonly productId: string | null;
};

/** What was looked at before on this device, which forgets it at a press. */
export const RecentlySeen = observer(function RecentlySeen({ productId }: RecentlySeenProps) {
  const refresh = useDependency(RefreshProducts);
  const stored = useDependency(RecentProducts);
  const [recent] = useState(() => new RecentProductsModel(stored, refresh));
  useEffect(() => void (productId === null ? recent.recall() : recent.see(productId)), [recent, productId]);
  if (recent.products.length === 0) return null;
  return (
    <section className="page-width band">
      <div className="band-head">
        <h2>{recentlySeenWords.heading}</h2>
        <button type="button" className="link" onClick={recent.forget}>
          {recentlySeenWords.forget}
        </button>
      </div>
      <ProductCards products={recent.products.slice(0, ONE_ROW)} rows="one" />
    </section>
  );
});
