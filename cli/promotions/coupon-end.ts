import { printedEnd } from "#core/coupons/coupon-end.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { endedText, unknownCodeText } from "./wording/coupons.ts";

/** Ends a coupon now. */
export const couponEnd = databaseCommand(
  { name: "coupon end", switches: ["json"], options: ["as"], files: 1, noun: "CODE" },
  async (context) => {
    const { given, terminal } = context;
    const [code = ""] = given.files;
    const { withCoupons } = await import("./composition.ts");
    const ended = await withCoupons(context, ({ end }) => end(code));
    if (ended.kind === "refused") {
      terminal.complain(unknownCodeText(code));
      return UNUSABLE_INPUT;
    }
    const { coupon } = ended.value;
    const at = coupon.end === null ? "" : printedEnd(coupon.end);
    await terminal.write(
      given.switches.has("json") ? `${JSON.stringify({ coupon: coupon.code, end_date: at })}\n` : endedText(coupon.code, at),
    );
    return DONE;
  },
);
