import { Opened } from "#web/platform/page/opened.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";

const productAlert = lateCode(() => import("./product-alert.tsx"), "ProductAlert");

/** A product page's way to an alert, once its code has come. */
export const LateProductAlert = ({ product }: { readonly product: ListedProduct }) => (
  <Opened load={productAlert} given={{ product }} waits={false} />
);
