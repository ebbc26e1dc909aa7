import { makeAddCoupons } from "#core/promotions/add-coupons.use-case.ts";
import { makeEndCoupon } from "#core/promotions/end-coupon.use-case.ts";
import { makeLintCoupons } from "#core/promotions/lint-coupons.use-case.ts";
import { makeListCoupons } from "#core/promotions/list-coupons.use-case.ts";
import { readCouponFile } from "#adapters/catalogue-file/coupon-file.ts";
import { printedCoupon } from "#adapters/catalogue-file/printed-coupon.ts";
import { postgresCarts } from "#adapters/postgres/customer-cart/carts.ts";
import { postgresCouponRegister } from "#adapters/postgres/promotions/coupon-register.ts";
import { postgresGoods } from "#adapters/postgres/promotions/goods.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { audited } from "#cli/staff/composition.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { StaffCoupons, CouponFiles } from "./coupon-files.ts";

export const couponFiles: CouponFiles = { read: readCouponFile, printed: printedCoupon };

/** Wired by hand over the shop's data, brought up to date as by every start. Throws CannotStart. */
export function withCoupons<Answer>(
  asked: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (desk: StaffCoupons) => Promise<Answer>,
): Promise<Answer> {
  return withData(asked.settings, asked.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const register = postgresCouponRegister(db);
    return act({
      add: (coupons) =>
        audited(db, asked, async (trx, write) => {
          const added = await makeAddCoupons({ register: postgresCouponRegister(trx), now: Date.now })(coupons);
          for (const { coupon } of added.kind === "ok" ? added.value : [])
            await write({ action: "coupon add", subject: { kind: "coupon", id: coupon.code }, details: {} });
          return added;
        }),
      list: makeListCoupons({ register, now: Date.now }),
      end: (code) =>
        audited(db, asked, async (trx, write) => {
          const ended = await makeEndCoupon({ register: postgresCouponRegister(trx), now: Date.now })(code);
          if (ended.kind === "ok")
            await write({ action: "coupon end", subject: { kind: "coupon", id: ended.value.coupon.code }, details: {} });
          return ended;
        }),
      lint: makeLintCoupons({ register, goods: postgresGoods(db), carts: postgresCarts(db), now: Date.now }),
    });
  });
}
