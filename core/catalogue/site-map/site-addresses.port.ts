import { token } from "../../shared/token.ts";
import type { Collection, CollectionKind } from "../collection.ts";

/** A collection with the facts that make its address. */
export type LinkedCollection = Pick<Collection, "slug" | "title"> & { readonly kind: CollectionKind };

/**
 * What search engines may find: collections with products, and products that are sold. The products come in parts that fit into one list.
 */
export type SiteAddresses = {
  collections(): Promise<readonly LinkedCollection[]>;
  /** The first slug of each part of `size` products, in the order of their slugs. */
  beginnings(size: number): Promise<readonly string[]>;
  /** The slugs of a part in order: from this one on, at most `size`. */
  from(first: string, size: number): Promise<readonly string[]>;
};
export const SiteAddresses = token<SiteAddresses>("SiteAddresses");
