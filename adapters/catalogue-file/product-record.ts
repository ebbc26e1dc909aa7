import { informationRecord } from "./information-record.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";

/** A product as a catalogue file holds it: what `readProductRecord` reads back to the same product. Amounts are in rupees. */
export const productRecord = (product: ProductDetails) => ({
  _id: product.id,
  product_id: product.number,
  title: product.title,
  slug: product.slug,
  mrp: product.mrp === null ? null : product.mrp / 100,
  min_qty: product.minimumQuantity,
  image_list: product.images,
  status: product.status === "active" ? "ACTIVE" : "INACTIVE",
  brand:
    product.brand === null ? null : { name: product.brand, cash_on_delivery: product.cashOnDelivery, logo_filepath: product.brandLogo },
  category_list: product.categories,
  gst: product.gst,
  seller_list: product.offer === null ? [] : [{ selling_price: product.offer.price / 100, total_stock: product.offer.stock }],
  shipping_details: { weight: product.weight },
  hsn: product.hsn,
  seller: product.seller,
  sub_category: product.subCategory,
  tags: product.tags,
  concerns: product.concerns,
  form: product.form,
  size: product.size,
  spellings: { hi: product.hindi, sa: product.sanskrit },
  consumable: product.isConsumable,
  arrived_on: product.arrived,
  information: informationRecord(product.information),
});

/** The same as an export tells it: with the stock of then, by which an import knows what was sold since. */
export const exportedRecord = (product: ProductDetails) => {
  const record = productRecord(product);
  return { ...record, seller_list: record.seller_list.map((one) => ({ ...one, stock_exported: one.total_stock })) };
};

export const productLine = (product: ProductDetails): string => JSON.stringify(exportedRecord(product));
