import { isObject } from "#adapters/input-file/is-object.ts";
import { FieldReader } from "./field-reader.ts";
import { readLine } from "./line.ts";
import { wireProduct } from "./wire-product.ts";
import type { CartLine } from "#core/cart/cart-line.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";
import type { Paise } from "#core/shared/money.ts";
import type { Wire } from "#adapters/input-file/wire.ts";

/**
 * A line as a browser keeps it. What it is priced by, its title and its slug must be right, else null; of what is only
 * shown beside it, what can't be read is left out.
 */
export function readStoredLine(wire: unknown): CartLine<ListedProduct> | null {
  const reading = new FieldReader();
  const line = readLine(reading, wire);
  if (line === null || reading.faults.length > 0 || !isObject(wire) || !isObject(wire["product"])) return null;
  const { title, slug } = line.product;
  if (title === null || slug === null) return null;
  return { product: { ...line.product, title, slug, ...shown(wire["product"]) }, quantity: line.quantity };
}

function shown({
  title_hi,
  mrp,
  brand,
  form,
  size,
  image_list,
}: Wire): Pick<ListedProduct, "hindi" | "mrp" | "cashOnDelivery" | "form" | "size" | "images"> {
  return {
    hindi: typeof title_hi === "string" ? title_hi : null,
    mrp: amountIfRight(mrp),
    cashOnDelivery: isObject(brand) && brand["cash_on_delivery"] === true,
    form: typeof form === "string" ? form : "",
    size: typeof size === "string" ? size : "",
    images: Array.isArray(image_list) ? image_list.filter((image) => typeof image === "string") : [],
  };
}

function amountIfRight(value: unknown): Paise | null {
  const reading = new FieldReader();
  const amount = reading.amount(value, "");
  return reading.faults.length === 0 ? amount : null;
}

/** The inverse: a cart line as the API spells one, with the product's title in Hindi, form and size beside. */
export function storedLineOf({ product, quantity }: CartLine<ListedProduct>): object {
  const { hindi, brand, cashOnDelivery, mrp, form, size, images, offer } = product;
  return {
    product: {
      ...wireProduct(product),
      ...(hindi === null ? {} : { title_hi: hindi }),
      ...(mrp === null ? {} : { mrp: mrp / 100 }),
      brand: brand === null ? { cash_on_delivery: cashOnDelivery } : { name: brand, cash_on_delivery: cashOnDelivery },
      form,
      size,
      image_list: images,
    },
    product_id: product.id,
    quantity,
    ...(offer === null ? {} : { total_amount: (offer.price * quantity) / 100 }),
  };
}
