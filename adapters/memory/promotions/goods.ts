import { asSold } from "#core/catalogue/product.ts";
import { removalReasonOf } from "#core/cart/removal-reason.ts";
import type { Goods } from "#core/promotions/goods.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryGoods = (memory: Memory): Goods => ({
  async *portions() {
    yield memory.products.map(asSold).filter((product) => removalReasonOf(product) === null);
  },
});
