import { alertAboutProduct } from "./alert-about.ts";
import { AlertLink } from "./alert-link.tsx";
import type { ListedProduct } from "#core/catalogue/product.ts";

/** A product page's way to an alert. Its code comes late: it is no part of the first view. */
export const ProductAlert = ({ product }: { readonly product: ListedProduct }) => <AlertLink about={alertAboutProduct(product)} />;
