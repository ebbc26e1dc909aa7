import { LARGEST_QUANTITY } from "#core/cart/cart-line.ts";
import { isMissing } from "./field-reader.ts";
import { readProduct } from "./product.ts";
import type { CartLine } from "#core/cart/cart-line.ts";
import type { Wire } from "#adapters/input-file/wire.ts";
import type { FieldReader } from "./field-reader.ts";

/** The line that reading has entered; null: a fault. */
export function readLine(reading: FieldReader, wire: unknown): CartLine | null {
  const line = reading.object(wire, "");
  if (line === null) return null;
  const quantity = readQuantity(reading, line["quantity"]);
  const product = reading.object(line["product"], "product");
  if (product === null) return null;
  const id = readId(reading, line, product);
  reading.within("product");
  return { product: readProduct(reading, id, product), quantity };
}

function readQuantity(reading: FieldReader, quantity: unknown): number {
  if (typeof quantity === "number" && quantity >= 1 && quantity <= LARGEST_QUANTITY && Number.isInteger(quantity)) return quantity;
  reading.fault("quantity", "a whole number from 1 to 9,99,999");
  return 1;
}

/** The product's own id, else the line's `product_id`. */
function readId(reading: FieldReader, line: Wire, product: Wire): string {
  if (isMissing(product["_id"]) && !isMissing(line["product_id"])) return reading.text(line["product_id"], "product_id");
  return reading.text(product["_id"], "product._id");
}
