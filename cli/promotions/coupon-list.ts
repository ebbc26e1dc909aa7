import { printedUtc } from "#core/shared/printed-utc.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";
import { couponsText } from "./wording/coupons.ts";

/** Lists every coupon that is kept, ended and private ones too. */
export const couponList = databaseCommand({ name: "coupon list", switches: ["json"], options: [], files: 0 }, async (context) => {
  const { given, terminal } = context;
  const { couponFiles, withCoupons } = await import("./composition.ts");
  const coupons = await withCoupons(context, ({ list }) => list());
  const asJson = () =>
    coupons.map((coupon) => ({
      ...couponFiles.printed(coupon),
      standing: coupon.status.replace("-", "_"),
      added_at: printedUtc(coupon.addedAt),
    }));
  await terminal.write(given.switches.has("json") ? `${JSON.stringify(asJson(), null, 2)}\n` : couponsText(coupons));
  return DONE;
});
