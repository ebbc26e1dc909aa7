import type { CliArea } from "#cli/cli-area.ts";
import type { couponHelp } from "./wording/help.ts";

export const couponCommands: CliArea<keyof typeof couponHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).couponHelp,
  load: {
    "coupon add": async () => (await import("./coupon-add.ts")).couponAdd,
    "coupon list": async () => (await import("./coupon-list.ts")).couponList,
    "coupon end": async () => (await import("./coupon-end.ts")).couponEnd,
    "coupon lint": async () => (await import("./coupon-lint.ts")).couponLint,
  },
};
