import { COLLECTION_KINDS } from "#core/catalogue/collection.ts";
import { collectionsAmong } from "./collections.ts";
import type { SiteAddresses } from "#core/catalogue/site-map/site-addresses.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export function memorySiteAddresses(memory: Memory): SiteAddresses {
  const sold = () => memory.products.filter(({ status }) => status === "active");
  const slugs = () =>
    sold()
      .map(({ slug }) => slug)
      .sort((a, b) => (a < b ? -1 : 1));
  return {
    collections: async () =>
      COLLECTION_KINDS.flatMap((kind) =>
        collectionsAmong(kind, sold(), sold())
          .map(({ slug, title }) => ({ kind, slug, title }))
          .sort((a, b) => (a.slug < b.slug ? -1 : 1)),
      ),
    beginnings: async (size) => slugs().filter((_, place) => place % size === 0),
    from: async (first, size) =>
      slugs()
        .filter((slug) => slug >= first)
        .slice(0, size),
  };
}
