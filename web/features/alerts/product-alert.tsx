import { alertAboutProduct } from "./alert-about.ts";
import { AlertLink } from "./alert-link.tsx";
import type { ProductDetails } from "#core/catalogue/product.ts";

/** A product page's way to an alert. Its code comes late: it is no part of the first view. */
export const ProductAlert = ({ product }: { readonly product: ProductDetails }) => <AlertLink about={alertAboutProduct(product)} />;
