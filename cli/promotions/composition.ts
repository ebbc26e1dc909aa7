import { makeAddCoupons } from "#core/promotions/add-coupons.use-case.ts";
import { makeEndCoupon } from "#core/promotions/end-coupon.use-case.ts";
import { makeLintCoupons } from "#core/promotions/lint-coupons.use-case.ts";
import { makeListCoupons } from "#core/promotions/list-coupons.use-case.ts";
import { readCouponFile } from "#adapters/catalogue-file/coupon-file.ts";
import { printedCoupon } from "#adapters/catalogue-file/printed-coupon.ts";
import { postgresCarts } from "#adapters/postgres/carts.ts";
import { postgresCouponRegister } from "#adapters/postgres/coupon-register.ts";
import { postgresGoods } from "#adapters/postgres/goods.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import type { Asked } from "#cli/database/command.ts";
import type { CouponDesk, CouponFiles } from "./coupon-desk.ts";

export const couponFiles: CouponFiles = { read: readCouponFile, printed: printedCoupon };

/** Wired by hand over the shop's data, brought up to date as by every start. Throws CannotStart. */
export function withCoupons<Answer>(
  { settings, folder }: Pick<Asked, "settings" | "folder">,
  act: (desk: CouponDesk) => Promise<Answer>,
): Promise<Answer> {
  return withData(settings, folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const register = postgresCouponRegister(db);
    return act({
      add: makeAddCoupons(register, Date.now),
      list: makeListCoupons(register, Date.now),
      end: makeEndCoupon(register, Date.now),
      lint: makeLintCoupons(register, postgresGoods(db), postgresCarts(db), Date.now),
    });
  });
}
