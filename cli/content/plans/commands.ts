import type { CliArea } from "#cli/cli-area.ts";
import type { planHelp } from "./wording/help.ts";

export const planCommands: CliArea<keyof typeof planHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).planHelp,
  load: {
    "plan import": async () => (await import("./plan-import.ts")).planImport,
    "plan list": async () => (await import("./plan-list.ts")).planList,
    "plan show": async () => (await import("./plan-show.ts")).planShow,
    "plan bill": async () => (await import("#cli/plans/plan-bill.ts")).planBill,
    "plan sold": async () => (await import("#cli/plans/plan-sold.ts")).planSold,
  },
  checks: [{ order: 90, load: async () => (await import("#cli/plans/subscription-findings.ts")).checkSubscriptions }],
};
