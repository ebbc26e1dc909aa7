import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { lintJson } from "./lint-json.ts";
import { lintText, unknownCodeText } from "./wording/coupons.ts";

/** Says what is wrong with coupons, and what they would cost on recent carts. Something wrong ends with 1. */
export const couponLint = databaseCommand(
  { name: "coupon lint", switches: ["json"], options: [], files: 1, least: 0, noun: "CODE" },
  async (context) => {
    const { given, terminal } = context;
    const [code = null] = given.files;
    const { withCoupons } = await import("./composition.ts");
    const linted = await withCoupons(context, ({ lint }) => lint(code));
    if (linted.kind === "refused") {
      terminal.complain(unknownCodeText(code ?? ""));
      return UNUSABLE_INPUT;
    }
    await terminal.write(given.switches.has("json") ? `${JSON.stringify(linted.value.map(lintJson), null, 2)}\n` : lintText(linted.value));
    return linted.value.some(({ findings }) => findings.length > 0) ? UNUSABLE_INPUT : DONE;
  },
);
