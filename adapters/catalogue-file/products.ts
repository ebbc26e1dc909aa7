import { lineReader } from "./lines.ts";
import type { Offer, ProductDetails } from "#core/catalogue/product.ts";
import type { Record } from "./record.ts";

const HEAVIEST = 9_999_999;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const HSN = /^(\d{4}|\d{6}|\d{8})$/;

/** A product of a catalogue file. Source: platform section 3, Cart line, and what the shop itself keeps of a product. */
export const readProduct = lineReader<ProductDetails>((record) => ({
  id: record.text("_id"),
  title: record.text("title"),
  slug: record.textLike("slug", SLUG, "small letters and digits joined by hyphens"),
  brand: record.has("brand") ? record.within("brand").text("name") : null,
  cashOnDelivery: record.has("brand") ? record.within("brand").flag("cash_on_delivery", "true") : true,
  categories: readCategories(record),
  subCategory: record.text("sub_category"),
  tags: record.texts("tags"),
  concerns: record.texts("concerns"),
  gst: record.numberUpTo(100, "gst"),
  hsn: record.textLike("hsn", HSN, "4, 6 or 8 digits"),
  status: readStatus(record),
  minimumQuantity: record.has("min_qty") ? record.whole("min_qty") : 1,
  weight: record.has("shipping_details") ? record.within("shipping_details").numberUpTo(HEAVIEST, "weight") : 0,
  offer: readOffer(record),
  mrp: record.amountOrNull("mrp"),
  form: record.text("form"),
  size: record.text("size"),
  seller: readSeller(record),
  spellings: readSpellings(record),
  isConsumable: record.flag("consumable", "false"),
}));

function readCategories(record: Record): readonly string[] {
  const categories = record.texts("category_list");
  if (categories.length === 0) record.fault("category_list", "a list of at least one category");
  return categories;
}

function readStatus(record: Record): "active" | "inactive" {
  if (!record.has("status")) return "active";
  return record.textLike("status", /^(ACTIVE|INACTIVE)$/, "ACTIVE or INACTIVE") === "INACTIVE" ? "inactive" : "active";
}

function readOffer(record: Record): Offer | null {
  const seller = record.firstOf("seller_list");
  return seller === null ? null : { price: seller.amount("selling_price"), stock: seller.whole("total_stock") };
}

function readSeller(record: Record): ProductDetails["seller"] {
  if (!record.has("seller")) return null;
  const seller = record.within("seller");
  return {
    name: seller.text("name"),
    state: seller.text("state"),
    gstin: seller.textLike("gstin", GSTIN, "a GSTIN of 15 letters and digits"),
  };
}

function readSpellings(record: Record): ProductDetails["spellings"] {
  if (!record.has("spellings")) return { hindi: null, sanskrit: null };
  const spellings = record.within("spellings");
  return { hindi: spellings.textOrNull("hi"), sanskrit: spellings.textOrNull("sa") };
}
