import * as z from "zod/mini";
import { day } from "#core/shared/day.ts";
import { wire } from "#adapters/http-contract/endpoint.ts";
import { information, informationIn, informationOut } from "./product-information.ts";
import { titleInHindi } from "./title-in-hindi.ts";
import { rupees } from "#adapters/http-contract/scalars.ts";
import type { NetQuantity } from "#core/catalogue/information/net-quantity.ts";
import type { ShownProduct } from "#core/catalogue/sold-sizes.ts";
import type { ProductDetails, RatedProduct, Rating, ListedProduct } from "#core/catalogue/product.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

// Amounts pass through `rupees` inside the shapes; here they are paise already.
const product = z.object({
  _id: z.string(),
  product_id: z.string(),
  title: z.string(),
  slug: z.string(),
  mrp: z.nullable(rupees),
  min_qty: z.number(),
  status: z.enum(["ACTIVE", "INACTIVE"]),
  brand: z.object({ name: z.nullable(z.string()), cash_on_delivery: z.boolean() }),
  category_list: z.array(z.string()),
  gst: z.number(),
  seller_list: z.array(z.object({ selling_price: rupees, total_stock: z.number() })),
  shipping_details: z.object({ weight: z.number() }),
  form: z.string(),
  size: z.string(),
  image_list: z.array(z.string()),
});

const details = z.extend(product, {
  brand: z.object({ name: z.nullable(z.string()), cash_on_delivery: z.boolean(), logo_filepath: z.nullable(z.string()) }),
  sub_category: z.string(),
  tags: z.array(z.string()),
  concerns: z.array(z.string()),
  hsn: z.string(),
  seller: z.nullable(z.object({ name: z.string(), address: z.nullable(z.string()), state: z.string(), gstin: z.string() })),
  spellings: z.object({ hi: z.nullable(z.string()), sa: z.nullable(z.string()) }),
  consumable: z.boolean(),
  number: z.nullable(z.string()),
  arrived_on: z.nullable(z.string()),
  information,
  size_list: z.array(z.object({ slug: z.string(), size: z.string(), weight: z.number(), selling_price: z.nullable(rupees) })),
});

export const listedProduct: Shape<ListedProduct> = wire(
  z.extend(product, { title_hi: titleInHindi }),
  (onWire) => productIn(onWire, onWire.title_hi),
  (known) => ({ ...productOut(known), title_hi: known.hindi }),
);

/** The net quantity in the short form that lists show: "100 g". */
const net = z.nullable(z.string().check(z.regex(/^\d+(?:\.\d{1,3})? (?:g|ml|piece)$/)));

const rating = z.nullable(z.object({ average: z.number(), reviews: z.number() }));

export const ratedProduct: Shape<RatedProduct> = wire(
  z.extend(product, { title_hi: titleInHindi, rating, net_quantity: net }),
  (onWire) => ({ ...productIn(onWire, onWire.title_hi), rating: ratingIn(onWire.rating), net: netIn(onWire.net_quantity) }),
  (known) => ({ ...productOut(known), title_hi: known.hindi, rating: ratingOut(known.rating), net_quantity: netOut(known.net) }),
);

const ratingIn = (onWire: z.output<typeof rating>): Rating | null =>
  onWire === null ? null : { average: onWire.average, ratings: onWire.reviews };

function netIn(onWire: string | null): NetQuantity | null {
  const [, amount, unit] = /^(\S+) (g|ml|piece)$/.exec(onWire ?? "") ?? [];
  return unit === "g" || unit === "ml" || unit === "piece" ? { amount: Number(amount), unit } : null;
}

const netOut = (known: NetQuantity | null): string | null => (known === null ? null : `${known.amount} ${known.unit}`);

const ratingOut = (known: Rating | null) => (known === null ? null : { average: known.average, reviews: known.ratings });

export const shownProduct: Shape<ShownProduct> = wire(
  details,
  (onWire) => ({
    ...productIn(onWire, onWire.spellings.hi),
    subCategory: onWire.sub_category,
    tags: onWire.tags,
    concerns: onWire.concerns,
    hsn: onWire.hsn,
    seller: onWire.seller,
    sanskrit: onWire.spellings.sa,
    isConsumable: onWire.consumable,
    number: onWire.number,
    brandLogo: onWire.brand.logo_filepath,
    arrived: onWire.arrived_on === null ? null : day(onWire.arrived_on),
    information: informationIn(onWire.information),
    sizes: onWire.size_list.map(({ slug, size, weight, selling_price }) => ({ slug, size, weight, price: selling_price })),
  }),
  (known) => ({
    ...productOut(known),
    ...detailsOut(known),
    size_list: known.sizes.map(({ slug, size, weight, price }) => ({ slug, size, weight, selling_price: price })),
  }),
);

function productIn(onWire: z.output<typeof product>, hindi: string | null): ListedProduct {
  const seller = onWire.seller_list[0];
  return {
    id: onWire._id,
    title: onWire.title,
    hindi,
    slug: onWire.slug,
    brand: onWire.brand.name,
    categories: onWire.category_list,
    gst: onWire.gst,
    status: onWire.status === "ACTIVE" ? "active" : "inactive",
    minimumQuantity: onWire.min_qty,
    weight: onWire.shipping_details.weight,
    offer: seller === undefined ? null : { price: seller.selling_price, stock: seller.total_stock },
    mrp: onWire.mrp,
    cashOnDelivery: onWire.brand.cash_on_delivery,
    form: onWire.form,
    size: onWire.size,
    images: onWire.image_list,
  };
}

function productOut(known: ListedProduct): z.output<typeof product> {
  return {
    _id: known.id,
    product_id: known.id,
    title: known.title,
    slug: known.slug,
    mrp: known.mrp,
    min_qty: known.minimumQuantity,
    status: known.status === "active" ? "ACTIVE" : "INACTIVE",
    brand: { name: known.brand, cash_on_delivery: known.cashOnDelivery },
    category_list: [...known.categories],
    gst: known.gst,
    seller_list: known.offer === null ? [] : [{ selling_price: known.offer.price, total_stock: known.offer.stock }],
    shipping_details: { weight: known.weight },
    form: known.form,
    size: known.size,
    image_list: [...known.images],
  };
}

const detailsOut = (known: ProductDetails) => ({
  sub_category: known.subCategory,
  tags: [...known.tags],
  concerns: [...known.concerns],
  hsn: known.hsn,
  seller: known.seller,
  spellings: { hi: known.hindi, sa: known.sanskrit },
  consumable: known.isConsumable,
  brand: { name: known.brand, cash_on_delivery: known.cashOnDelivery, logo_filepath: known.brandLogo },
  number: known.number,
  arrived_on: known.arrived,
  information: informationOut(known.information),
});

function listedProductByHand(known: ListedProduct) {
  return {
    _id: known.id,
    product_id: known.id,
    title: known.title,
    slug: known.slug,
    mrp: known.mrp === null ? null : known.mrp / 100,
    min_qty: known.minimumQuantity,
    status: known.status === "active" ? "ACTIVE" : "INACTIVE",
    brand: { name: known.brand, cash_on_delivery: known.cashOnDelivery },
    category_list: known.categories,
    gst: known.gst,
    seller_list: known.offer === null ? [] : [{ selling_price: known.offer.price / 100, total_stock: known.offer.stock }],
    shipping_details: { weight: known.weight },
    form: known.form,
    size: known.size,
    image_list: known.images,
  };
}

/** The same as encoding by the shape. */
export const ratedProductByHand = (known: RatedProduct) => ({
  ...listedProductByHand(known),
  title_hi: known.hindi,
  rating: ratingOut(known.rating),
  net_quantity: netOut(known.net),
});

/** The same as encoding by the shape. */
export const shownProductByHand = (known: ShownProduct) => ({
  ...listedProductByHand(known),
  ...detailsOut(known),
  size_list: known.sizes.map(({ slug, size, weight, price }) => ({
    slug,
    size,
    weight,
    selling_price: price === null ? null : price / 100,
  })),
});
