import { token } from "../../shared/token.ts";
import type { Collection, CollectionKind } from "../collection.ts";

/** A shelf as its address is made. */
export type LinkedCollection = Pick<Collection, "slug" | "title"> & { readonly kind: CollectionKind };

/** What search engines may find: shelves that hold something, and products that are sold, in parts that a list can hold. */
export type SiteAddresses = {
  shelves(): Promise<readonly LinkedCollection[]>;
  /** The first slug of each part of `size` products, in the order of their slugs. */
  beginnings(size: number): Promise<readonly string[]>;
  /** The slugs of a part: from this one on, `size` at most, in order. */
  from(first: string, size: number): Promise<readonly string[]>;
};
export const SiteAddresses = token<SiteAddresses>("SiteAddresses");
