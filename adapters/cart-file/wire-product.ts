import type { Product } from "#core/catalogue/product.ts";

export type WireProduct = {
  readonly _id: string;
  readonly title: string | null;
  readonly slug: string | null;
  readonly status: "ACTIVE" | "INACTIVE";
  readonly min_qty: number;
  readonly brand?: { readonly name: string };
  readonly category_list: readonly string[];
  readonly gst: number;
  readonly seller_list: readonly { readonly selling_price: number; readonly total_stock: number }[];
  readonly shipping_details: { readonly weight: number };
};

/** A product as `readProduct` reads it: nothing added, nothing lost. */
export function wireProduct({ id, title, slug, status, minimumQuantity, brand, categories, gst, offer, weight }: Product): WireProduct {
  return {
    _id: id,
    title,
    slug,
    status: status === "inactive" ? "INACTIVE" : "ACTIVE",
    min_qty: minimumQuantity,
    ...(brand === null ? {} : { brand: { name: brand } }),
    category_list: categories,
    gst,
    seller_list: offer === null ? [] : [{ selling_price: offer.price / 100, total_stock: offer.stock }],
    shipping_details: { weight },
  };
}
