import { Coupons } from "#core/coupons/coupons.port.ts";
import * as useCases from "#core/coupons/use-cases.ts";
import { postgresCoupons } from "#adapters/postgres/coupons/coupons.ts";
import * as endpoints from "#adapters/http-contract/coupons/endpoints.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const couponsArea = {
  name: "coupons",
  ports(container, { db }) {
    container.bind(Coupons).toConstantValue(postgresCoupons(db));
  },
  useCases,
  contracts: [endpoints],
} as const satisfies ServerArea;
