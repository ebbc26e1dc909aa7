import type { Day } from "../shared/day.ts";
import type { Paise } from "../shared/money.ts";
import type { NetQuantity } from "./information/net-quantity.ts";
import type { ProductInformation } from "./information/product-information.ts";
import type { ProductTitle } from "./product-title.ts";

/** A product as the pricing rules know it. Source: specification/cart.md, A line of the cart. */
export type Product = {
  readonly id: string;
  readonly title: string | null;
  /** The title in Hindi; null: it has none, or whoever writes a cart down names none, as a cart's file does. */
  readonly hindi: string | null;
  readonly slug: string | null;
  /** The brand's name. */
  readonly brand: string | null;
  /** Titles of its categories. */
  readonly categories: readonly string[];
  /** The GST rate in per cent, from 0 to 100: the number that its shortest decimal text gives. */
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

/** What a card, a cart line and a drawer show in addition to the facts of pricing. */
export type ListedProduct = Product &
  ProductTitle & {
    readonly slug: string;
    /** Maximum retail price, GST included; null if it is not known. */
    readonly mrp: Paise | null;
    /** Whether the brand takes cash on delivery. If not, "Prepaid Only" is shown. */
    readonly cashOnDelivery: boolean;
    /** The form in which it is drawn: "powder-tin", "oil-bottle" … */
    readonly form: string;
    /** As printed on the label: "100 g", "60 tablets". */
    readonly size: string;
    /** The addresses of its pictures, the most important first. Lists, carts and orders have only the first picture that may be shown. */
    readonly images: readonly string[];
  };

/** What its buyers think of it: the average of 5 stars, to one decimal, and the number of ratings, at least one. */
export type Rating = { readonly average: number; readonly ratings: number };

/** A product as lists show it; `rating` null: nobody has rated it; `net` null: how much of it there is without its pack is not known. */
export type RatedProduct = ListedProduct & { readonly rating: Rating | null; readonly net: NetQuantity | null };

/** Who sells it; `address` null: only the seller's state is known. */
export type ProductSeller = { readonly name: string; readonly address: string | null; readonly state: string; readonly gstin: string };

/**
 * A product as it can be had: what names no seller is offered by nobody, whatever it would cost. Source: specification/catalogue.md,
 * Product.
 */
export const asSold = <Known extends Pick<ProductDetails, "offer" | "seller">>(product: Known): Known =>
  product.seller === null && product.offer !== null ? { ...product, offer: null } : product;

/** What a product's own page shows. */
export type ProductDetails = ListedProduct & {
  readonly subCategory: string;
  readonly tags: readonly string[];
  readonly concerns: readonly string[];
  /** Harmonised System code, for invoices. */
  readonly hsn: string;
  /** null: none is named, so that nobody can buy it, though `offer` keeps what it would cost; see `asSold`. */
  readonly seller: ProductSeller | null;
  /** The title in Sanskrit transliteration; null where there is none. */
  readonly sanskrit: string | null;
  /** Whether it is of a kind that can't be returned once opened. */
  readonly isConsumable: boolean;
  /** The number by which the shop's staff knows it; null where it has none. */
  readonly number: string | null;
  /** The address of the brand's logo; null if it has none. */
  readonly brandLogo: string | null;
  /** Since when the shop has it; null if this is not known. */
  readonly arrived: Day | null;
  readonly information: ProductInformation;
};
