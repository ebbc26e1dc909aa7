import { token } from "../shared/token.ts";
import type { Product } from "../catalogue/product.ts";

/**
 * All products that can be bought: active, with a seller and in stock. They come in portions, so that any number of products fits into
 * memory.
 */
export type Goods = { portions(): AsyncIterable<readonly Product[]> };
export const Goods = token<Goods>("Goods");
