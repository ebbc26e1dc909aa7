import { Wishlists } from "#core/wishlist/wishlists.port.ts";
import * as useCases from "#core/wishlist/use-cases.ts";
import { postgresWishlists } from "#adapters/postgres/wishlist/wishlists.ts";
import * as endpoints from "#adapters/http-contract/wishlist/endpoints.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const wishlistArea = {
  name: "wishlist",
  ports(container, { db, shown }) {
    container.bind(Wishlists).toConstantValue(postgresWishlists(db, shown));
  },
  useCases,
  contracts: [endpoints],
} as const satisfies ServerArea;
