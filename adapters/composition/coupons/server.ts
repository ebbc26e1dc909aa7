import { Coupons } from "#core/coupons/coupons.port.ts";
import * as useCases from "#core/coupons/use-cases.ts";
import { postgresCoupons } from "#adapters/postgres/coupons/coupons.ts";
import { couponsContract } from "#adapters/http-contract/coupons/contract.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const couponsArea = {
  name: "coupons",
  ports(container, { db }) {
    container.bind(Coupons).toConstantValue(postgresCoupons(db));
  },
  useCases,
  contract: couponsContract,
} as const satisfies ServerArea;
