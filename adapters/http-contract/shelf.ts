import * as z from "zod";
import { SHELF_KINDS } from "#core/catalogue/shelf.ts";
import { fields, said, wire } from "./endpoint.ts";
import type { Count, ShelfEntry } from "#core/catalogue/shelf.ts";

/** Its slug is also the id by which other calls name it. */
export const shelfEntry: z.ZodType<ShelfEntry> = wire(
  z.object({ _id: z.string(), slug: z.string(), title: z.string(), total_products: z.number() }),
  ({ slug, title, total_products: products }): ShelfEntry => ({ slug, title, products }),
  shelfEntryByHand,
);

/** The same as encoding by the shape. */
export function shelfEntryByHand({ slug, title, products }: ShelfEntry) {
  return { _id: slug, slug, title, total_products: products };
}

/** "at-least": there are more than were counted, as in "1,000+". */
export const count: z.ZodType<Count> = fields({ kind: ["counted", z.enum(["exactly", "at-least"])], products: ["total", z.number()] });

/** The same as encoding by the shape. */
export const countByHand = ({ kind, products }: Count) => ({ counted: kind, total: products });

export const noSuchShelf = { "unknown-shelf": said(404, "Not found", fields({ sought: z.enum(SHELF_KINDS) })) };
