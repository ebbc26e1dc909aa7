import type { Day } from "../shared/day.ts";
import type { Paise } from "../shared/money.ts";

/** A product as the pricing rules know it. Source: specification/cart.md, A line of the cart. */
export type Product = {
  readonly id: string;
  readonly title: string | null;
  readonly slug: string | null;
  /** The brand's name. */
  readonly brand: string | null;
  /** Titles of its categories. */
  readonly categories: readonly string[];
  /** The GST rate in per cent, from 0 to 100, as its shortest decimal text reads. */
  readonly gst: number;
  readonly status: "active" | "inactive";
  /** The fewest pieces that one may buy. */
  readonly minimumQuantity: number;
  /** Grams a piece; decimals are allowed. */
  readonly weight: number;
  /** The first seller's offer; null: nobody sells it. */
  readonly offer: Offer | null;
};

/** What one piece costs, GST included, and how many there are. */
export type Offer = { readonly price: Paise; readonly stock: number };

/** What a card, a cart line and a drawer show beside the priced facts. */
export type ListedProduct = Product & {
  readonly title: string;
  readonly slug: string;
  /** Maximum retail price, GST included; null where none is known. */
  readonly mrp: Paise | null;
  /** Whether the brand takes cash on delivery; where not, "Prepaid Only" is shown. */
  readonly cashOnDelivery: boolean;
  /** The form that it is drawn in: "powder-tin", "oil-bottle" … */
  readonly form: string;
  /** As printed on the label: "100 g", "60 tablets". */
  readonly size: string;
  /** Where pictures of it lie, the foremost first. A shelf, a cart and an order know the first that may be shown, and no other. */
  readonly images: readonly string[];
};

/** What its buyers think of it: stars of 5 to one decimal, and how many gave them, at least one. */
export type Rating = { readonly average: number; readonly ratings: number };

/** A product as it stands beside others; `rating` null: nobody has rated it. */
export type RatedProduct = ListedProduct & { readonly rating: Rating | null };

/** Who sells it; `address` null: their state is all that is known of where they are. */
export type ProductSeller = { readonly name: string; readonly address: string | null; readonly state: string; readonly gstin: string };

/** What a product's own page tells. */
export type ProductDetails = ListedProduct & {
  readonly subCategory: string;
  readonly tags: readonly string[];
  readonly concerns: readonly string[];
  /** Harmonised System code, for invoices. */
  readonly hsn: string;
  readonly seller: ProductSeller | null;
  /** The title in Hindi and in Sanskrit transliteration; null where there is none. */
  readonly spellings: { readonly hindi: string | null; readonly sanskrit: string | null };
  /** Used up: can't be returned once opened. */
  readonly isConsumable: boolean;
  /** The number by which the shop's staff knows it; null where it has none. */
  readonly number: string | null;
  /** Where the brand's sign lies; null where there is none. */
  readonly brandLogo: string | null;
  /** Since when the shop has it; null where nobody has said. */
  readonly arrived: Day | null;
};
