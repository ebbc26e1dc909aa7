import { isMissing } from "./field-reader.ts";
import type { Offer, Product } from "#core/catalogue/product.ts";
import type { Wire } from "#adapters/input-file/wire.ts";
import type { FieldReader } from "./field-reader.ts";

/** `id` is the product's own or the one that stands in for it. */
export function readProduct(reading: FieldReader, id: string, wire: Wire): Product {
  const title = reading.textOrNull(wire["title"], "title");
  const slug = reading.textOrNull(wire["slug"], "slug");
  const brand = reading.objectOrNull(wire["brand"], "brand");
  const shipping = reading.objectOrNull(wire["shipping_details"], "shipping_details");
  return {
    id,
    title,
    hindi: null,
    slug,
    brand: brand === null ? null : reading.textOrNull(brand["name"], "brand.name"),
    categories: reading.texts(wire["category_list"], "category_list"),
    gst: reading.gst(wire["gst"], "gst"),
    status: reading.textOrNull(wire["status"], "status") === "INACTIVE" ? "inactive" : "active",
    minimumQuantity: isMissing(wire["min_qty"]) ? 1 : reading.whole(wire["min_qty"], "min_qty"),
    weight: shipping === null ? 0 : readWeight(reading, shipping),
    offer: readOffer(reading, wire),
  };
}

function readWeight(reading: FieldReader, { weight }: Wire): number {
  return isMissing(weight) ? 0 : reading.grams(weight, "shipping_details.weight");
}

/** The first seller's; the others are not looked at. */
function readOffer(reading: FieldReader, wire: Wire): Offer | null {
  const sellers = reading.list(wire["seller_list"], "seller_list");
  if (sellers.length === 0) return null;
  const seller = reading.object(sellers[0], "seller_list[0]");
  if (seller === null) return null;
  return {
    price: reading.amount(seller["selling_price"], "seller_list[0].selling_price"),
    stock: reading.whole(seller["total_stock"], "seller_list[0].total_stock"),
  };
}
