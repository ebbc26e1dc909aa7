import { Wishlists } from "#core/wishlist/wishlists.port.ts";
import * as useCases from "#core/wishlist/use-cases.ts";
import { postgresWishlists } from "#adapters/postgres/wishlist/wishlists.ts";
import { wishlistContract } from "#adapters/http-contract/wishlist/contract.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const wishlistArea = {
  name: "wishlist",
  ports(container, { db, shown }) {
    container.bind(Wishlists).toConstantValue(postgresWishlists(db, shown));
  },
  useCases,
  contract: wishlistContract,
} as const satisfies ServerArea;
