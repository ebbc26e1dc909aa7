import { pictureOrigin } from "#core/catalogue/shown-pictures.ts";
import { gstinIn } from "#core/catalogue/gstin.ts";
import { productFaults } from "#core/catalogue/product-fault.ts";
import { indianStateIn } from "#core/shipping/indian-states.ts";
import { readInformation } from "./information.ts";
import { recordReader } from "./lines.ts";
import type { Offer, ProductDetails } from "#core/catalogue/product.ts";
import type { ProductFault } from "#core/catalogue/product-fault.ts";
import type { Fields } from "./fields.ts";

const HEAVIEST = 9_999_999;
const SLUG = /^(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*$/;
const HSN = /^(\d{4}|\d{6}|\d{8})$/;

function productIn(fields: Fields): ProductDetails {
  const product = productAsWritten(fields);
  for (const fault of productFaults(product)) fields.fault(...wordsOf(fault));
  return product;
}

const productAsWritten = (fields: Fields): ProductDetails => ({
  id: fields.short("_id"),
  title: fields.title("title"),
  slug: fields.textLike("slug", SLUG, "small letters and digits joined by hyphens"),
  brand: fields.has("brand") ? fields.within("brand").short("name") : null,
  cashOnDelivery: fields.has("brand") ? fields.within("brand").flag("cash_on_delivery", "true") : true,
  categories: readCategories(fields),
  subCategory: fields.short("sub_category"),
  tags: fields.shorts("tags"),
  concerns: fields.shorts("concerns"),
  gst: fields.numberUpTo(100, "gst"),
  hsn: fields.textLike("hsn", HSN, "4, 6 or 8 digits"),
  status: readStatus(fields),
  minimumQuantity: fields.has("min_qty") ? fields.whole("min_qty") : 1,
  weight: fields.has("shipping_details") ? fields.within("shipping_details").numberUpTo(HEAVIEST, "weight") : 0,
  offer: readOffer(fields),
  mrp: fields.amountOrNull("mrp"),
  form: fields.short("form"),
  size: fields.short("size"),
  seller: readSeller(fields),
  ...readSpellings(fields),
  isConsumable: fields.flag("consumable", "false"),
  number: fields.shortOrNull("product_id"),
  images: readPictures(fields),
  brandLogo: fields.has("brand") ? fields.within("brand").shortOrNull("logo_filepath") : null,
  arrived: fields.dayOrNull("arrived_on"),
  information: readInformation(fields),
});

/** A product of a catalogue file. Source: specification/catalogue.md, Product. */
export const readProductRecord = recordReader(productIn);

function readPictures(fields: Fields): readonly string[] {
  const images = fields.shorts("image_list");
  for (const [place, image] of images.entries())
    if (pictureOrigin(image) === null) fields.fault(`image_list[${place}]`, "an https address, or a path such as /pictures/amla.jpg");
  return images;
}

function readCategories(fields: Fields): readonly string[] {
  const categories = fields.shorts("category_list");
  if (categories.length === 0) fields.fault("category_list", "a list of at least one category");
  return categories;
}

function readStatus(fields: Fields): "active" | "inactive" {
  if (!fields.has("status")) return "active";
  return fields.textLike("status", /^(ACTIVE|INACTIVE)$/, "ACTIVE or INACTIVE") === "INACTIVE" ? "inactive" : "active";
}

function readOffer(fields: Fields): Offer | null {
  const seller = fields.firstOf("seller_list");
  if (seller?.has("stock_exported") === true) seller.whole("stock_exported");
  return seller === null ? null : { price: seller.amount("selling_price"), stock: seller.whole("total_stock") };
}

function readSeller(fields: Fields): ProductDetails["seller"] {
  if (!fields.has("seller")) return null;
  const seller = fields.within("seller");
  return {
    name: seller.short("name"),
    ...writtenAsKnown({ state: seller.short("state"), gstin: seller.short("gstin") }),
    address: seller.shortOrNull("address"),
  };
}

/** In the one spelling in which they are kept; what can't be read stays as it is written, and is a fault. */
function writtenAsKnown({ state, gstin }: { readonly state: string; readonly gstin: string }) {
  const read = gstinIn(gstin);
  return { state: indianStateIn(state) ?? state, gstin: read.kind === "ok" ? read.value.gstin : gstin };
}

/** Where a fault of a whole product stands, and what belongs there. */
export function wordsOf(fault: ProductFault): readonly [path: string, expected: string] {
  switch (fault.kind) {
    case "no-gstin":
      return ["seller.gstin", "a GSTIN of 15 letters and digits"];
    case "no-state":
      return ["seller.gstin", `a GSTIN that begins with the code of a state: ${fault.code} is none`];
    case "wrong-check-letter":
      return ["seller.gstin", `a GSTIN without a typing error: after these 14 letters and digits the last is ${fault.expected}`];
    case "unknown-state":
      return ["seller.state", "a state or union territory of India"];
    case "gstin-of-another-state":
      return ["seller.state", `${fault.state}, whose GSTIN it is: a seller has another one in each state`];
    case "price-above-mrp":
      return ["seller_list[0].selling_price", `an amount that is not above mrp, ${fault.mrp / 100}`];
  }
}

function readSpellings(fields: Fields): Pick<ProductDetails, "hindi" | "sanskrit"> {
  if (!fields.has("spellings")) return { hindi: null, sanskrit: null };
  const spellings = fields.within("spellings");
  return { hindi: spellings.shortOrNull("hi"), sanskrit: spellings.shortOrNull("sa") };
}
