import { CouponRegister } from "#core/promotions/coupon-register.port.ts";
import { Goods } from "#core/promotions/goods.port.ts";
import { memoryCouponRegister } from "./coupon-register.ts";
import { memoryGoods } from "./goods.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const promotionsInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(CouponRegister, memoryCouponRegister(memory));
    keep(Goods, memoryGoods(memory));
  },
};
