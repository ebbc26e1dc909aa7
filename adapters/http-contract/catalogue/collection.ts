import * as z from "zod/mini";
import { COLLECTION_KINDS } from "#core/catalogue/collection.ts";
import { fields, answerOf, wire } from "#adapters/http-contract/endpoint.ts";
import type { Count, Collection } from "#core/catalogue/collection.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

/** Its slug is also the id by which other calls name it. */
export const collection: Shape<Collection> = wire(
  z.object({ _id: z.string(), slug: z.string(), title: z.string(), total_products: z.number() }),
  ({ slug, title, total_products: products }): Collection => ({ slug, title, products }),
  collectionByHand,
);

/** The same as encoding by the shape. */
export function collectionByHand({ slug, title, products }: Collection) {
  return { _id: slug, slug, title, total_products: products };
}

/** "at-least": there are more than were counted, as in "1,000+". */
export const count: Shape<Count> = fields({ kind: ["counted", z.enum(["exactly", "at-least"])], products: ["total", z.number()] });

/** The same as encoding by the shape. */
export const countByHand = ({ kind, products }: Count) => ({ counted: kind, total: products });

export const noSuchCollection = { "unknown-collection": answerOf(404, "Not found", fields({ sought: z.enum(COLLECTION_KINDS) })) };
