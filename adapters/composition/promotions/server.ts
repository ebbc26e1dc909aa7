import { CouponRegister } from "#core/promotions/coupon-register.port.ts";
import { Goods } from "#core/promotions/goods.port.ts";
import * as useCases from "#core/promotions/use-cases.ts";
import { postgresCouponRegister } from "#adapters/postgres/promotions/coupon-register.ts";
import { postgresGoods } from "#adapters/postgres/promotions/goods.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const promotionsArea = {
  name: "promotions",
  ports(container, { db }) {
    container.bind(CouponRegister).toConstantValue(postgresCouponRegister(db));
    container.bind(Goods).toConstantValue(postgresGoods(db));
  },
  useCases,
} as const satisfies ServerArea;
