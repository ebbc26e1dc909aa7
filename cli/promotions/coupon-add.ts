import { planOf } from "#core/staff/import/planned-rows.ts";
import { replacingRow } from "#core/staff/import/replacing-row.ts";
import { planText } from "#cli/wording/import-plan.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { refuseLines } from "#cli/input/fault-report.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { addedText, codesTakenText, wouldBeAddedText } from "./wording/coupons.ts";

/** Adds the coupons of a file: all of them or none. */
export const couponAdd = databaseCommand(
  { name: "coupon add", switches: ["dry-run", "json"], options: ["as"], files: 1 },
  async (context) => {
    const { given, terminal } = context;
    const { couponFiles, withCoupons } = await import("./composition.ts");
    const { values, lines, faults } = couponFiles.read(await terminal.readWhole(given.files[0] ?? ""));
    if (faults.length > 0) return refuseLines(terminal, faults);
    const run = given.switches.has("dry-run") ? "dry" : "real";
    const added = await withCoupons(context, ({ add }) => add(values, run));
    if (added.kind === "refused") {
      terminal.complain(codesTakenText(added.refusal.codes));
      return UNUSABLE_INPUT;
    }
    const codes = added.value.map(({ coupon }) => coupon.code);
    if (run === "dry") {
      const plan = planOf(
        added.value.map((coupon, nth) => {
          const becomes = couponFiles.printed(coupon);
          return { row: replacingRow({ line: lines[nth] ?? 0, id: coupon.coupon.code }, becomes), was: null, becomes };
        }),
      );
      const json = () => `${JSON.stringify({ added: codes, rows: plan.rows })}\n`;
      await terminal.write(given.switches.has("json") ? json() : `${planText(plan)}${wouldBeAddedText(codes)}`);
      return DONE;
    }
    await terminal.write(given.switches.has("json") ? `${JSON.stringify({ added: codes })}\n` : addedText(codes));
    return DONE;
  },
);
