import { makeAddCoupons } from "#core/promotions/add-coupons.use-case.ts";
import { makeEndCoupon } from "#core/promotions/end-coupon.use-case.ts";
import { makeLintCoupons } from "#core/promotions/lint-coupons.use-case.ts";
import { makeListCoupons } from "#core/promotions/list-coupons.use-case.ts";
import { readCouponFile } from "#adapters/catalogue-file/coupon-file.ts";
import { printedCoupon } from "#adapters/catalogue-file/printed-coupon.ts";
import { postgresCarts } from "#adapters/postgres/customer-cart/carts.ts";
import { postgresCouponRegister } from "#adapters/postgres/promotions/coupon-register.ts";
import { postgresGoods } from "#adapters/postgres/promotions/goods.ts";
import { postgresShipping } from "#adapters/postgres/shipping/shipping.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { StaffCoupons, CouponFiles } from "./coupon-files.ts";

export const couponFiles: CouponFiles = { read: readCouponFile, printed: printedCoupon };

/** Wired by hand over the shop's data, brought up to date as by every start. Throws CannotStart. */
export function withCoupons<Answer>(
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (actions: StaffCoupons) => Promise<Answer>,
): Promise<Answer> {
  return withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const register = postgresCouponRegister(db);
    const staff = whoActs(context);
    const [add, end] = [makeAddCoupons({ register, now: Date.now }), makeEndCoupon({ register, now: Date.now })];
    return act({
      add: (coupons, run) => add(staff, coupons, run),
      list: makeListCoupons({ register, now: Date.now }),
      end: (code) => end(staff, code),
      lint: makeLintCoupons({
        register,
        goods: postgresGoods(db),
        carts: postgresCarts(db),
        shipping: postgresShipping(db),
        now: Date.now,
      }),
    });
  });
}
