import { Carts } from "#core/customer-cart/carts.port.ts";
import { postgresCarts } from "#adapters/postgres/customer-cart/carts.ts";
import { customerCartInProcess } from "./in-process.ts";
import * as endpoints from "#adapters/http-contract/customer-cart/endpoints.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const customerCartArea = {
  name: "customer-cart",
  ports(container, { db, shown }) {
    container.bind(Carts).toConstantValue(postgresCarts(db, shown));
  },
  useCases: customerCartInProcess,
  contracts: [endpoints],
} as const satisfies ServerArea;
