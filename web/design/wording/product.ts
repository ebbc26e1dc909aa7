import { rupees, wholeNumber } from "#web/design/figures/amounts.ts";
import type { Rating } from "#core/catalogue/product.ts";
import type { StockLabel } from "#core/catalogue/stock-label.ts";
import type { ShippingRule, ShippingSettings } from "#core/shipping/shipping-settings.ts";
import type { Paise } from "#core/shared/money.ts";

/** What is said of one product, on its card and on its page. */
export const productWords = {
  /** The product's title, unseen but read, stands between the two. */
  add: "Add",
  toCart: "to cart",
  buy: "Buy",
  prepaidOnly: "Prepaid Only",
  rating: ({ average, ratings }: Rating): string =>
    `${average.toFixed(1)} of 5 stars, ${ratings === 1 ? "1 rating" : `${wholeNumber(ratings)} ratings`}`,
  mrp: "MRP",
  outOfStock: "Out of stock",
  inactive: "This product is not sold any more.",
  inactiveWayOn: "See what else the shop has",
  similar: "Similar products",
  coupons: "Coupons that count this product",
  couponFrom: (minimum: Paise): string => (minimum === 0 ? "" : `on products worth ${rupees(minimum)} before tax`),
  zoom: (title: string): string => `Look at ${title} closely`,
  picture: (place: number, count: number): string => `Picture ${place} of ${count}`,
  share: (title: string): string => `Share ${title}`,
  linkCopied: "Link copied",
  details: "Details",
  names: "Other names",
  seller: "Seller and taxes",
  paying: "Paying and returning",
  brand: "Brand",
  category: "Category",
  kind: "Kind",
  size: "Size",
  weight: "Weight with its pack",
  concerns: "Made for",
  tags: "Found as",
  hindi: "Hindi",
  sanskrit: "Sanskrit",
  soldBy: "Sold by",
  gstin: "GSTIN",
  hsn: "HSN code",
  gst: "GST",
  prepaid: "This brand takes no cash on delivery. You pay online when you order.",
  cashOnDelivery: "This brand takes cash on delivery, where the courier does.",
  consumable: "It is used up, so it can't go back for a change of mind; if it is damaged, wrong or expires soon it can.",
  prepaidShort: "pay online",
  cashShort: "or pay online",
  cashName: "Cash on delivery",
  prepaidName: "Prepaid Only",
  gstName: (gst: number): string => (gst === 0 ? "No GST" : `${gst}% GST`),
  gstShort: "inside the price",

  save: (saving: Paise): string => `Save ${rupees(saving)}`,
  including: (gst: number): string => (gst === 0 ? "No GST on this product" : `Inclusive of ${gst}% GST`),
  fewest: (pieces: number): string => `Sold from ${wholeNumber(pieces)} pieces`,
  quantity: (title: string) => ({ quantity: `Pieces of ${title}`, less: `One less of ${title}`, more: `One more of ${title}` }),
  /** Null where the shop has no such rule. */
  charge: ({ basic, weightExceed }: ShippingSettings): string | null => {
    if (basic === null) return null;
    return weightExceed === null || weightExceed.above === 0
      ? `${chargeBy(basic)}.`
      : `${chargeBy(basic)}, for carts up to ${weightExceed.above} kg. Above that ${chargeBy(weightExceed)}.`;
  },
  grams: (grams: number): string => (grams >= 1000 ? `${wholeNumber(Math.floor(grams / 1000))}${decimals(grams % 1000)} kg` : `${grams} g`),
  description: (title: string, brand: string | null, size: string, price: string): string =>
    `${title}${brand === null ? "" : ` by ${brand}`}, ${size}, ${price}. Its price with GST, its stock and all that is known of it.`,

  stock(label: StockLabel): string {
    switch (label.kind) {
      case "in-stock":
        return "In stock";
      case "few-left":
        return `Only ${label.left} left`;
      case "out-of-stock":
        return "Out of stock";
    }
  },
};

const chargeBy = ({ charge, minimumOrder }: ShippingRule): string => `${rupees(charge)}, free from ${rupees(minimumOrder)}`;

const decimals = (grams: number): string => (grams === 0 ? "" : `.${String(grams).padStart(3, "0").replace(/0+$/, "")}`);
