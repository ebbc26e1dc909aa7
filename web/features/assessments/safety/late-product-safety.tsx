import { observer } from "mobx-react-lite";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { Opened } from "#web/platform/late/opened.tsx";
import { useStore } from "#web/platform/window/dependencies.tsx";
import type { ProductDetails } from "#core/catalogue/product.ts";

/**
 * For whoever is signed in, whether they have turned safety notices on or not: the shop can't tell one from the other by what a product's
 * page loads. Source: specification/safety.md, What the shop learns.
 */
export const LateProductSafety = observer(function LateProductSafety({ product }: { readonly product: ProductDetails }) {
  const { customer } = useStore(SessionStore);
  return customer === null ? null : (
    <Opened key={`${customer} ${product.id}`} load={productSafety} given={{ customer, product }} waits={false} />
  );
});

const productSafety = lateCode(() => import("./product-safety.tsx"), "ProductSafety");
