import { databaseCommand } from "#cli/database/database-command.ts";
import { refuseLines } from "#cli/input/fault-report.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { addedText, codesTakenText } from "./wording/coupons.ts";

/** Adds the coupons of a file: all of them or none. */
export const couponAdd = databaseCommand({ name: "coupon add", switches: ["json"], options: ["as"], files: 1 }, async (asked) => {
  const { given, terminal } = asked;
  const { couponFiles, withCoupons } = await import("./composition.ts");
  const { values, faults } = couponFiles.read(await terminal.readWhole(given.files[0] ?? ""));
  if (faults.length > 0) return refuseLines(terminal, faults);
  const added = await withCoupons(asked, ({ add }) => add(values));
  if (added.kind === "refused") {
    terminal.complain(codesTakenText(added.refusal.codes));
    return UNUSABLE_INPUT;
  }
  const codes = added.value.map(({ coupon }) => coupon.code);
  await terminal.write(given.switches.has("json") ? `${JSON.stringify({ added: codes })}\n` : addedText(codes));
  return DONE;
});
