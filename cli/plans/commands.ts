import type { CliArea } from "#cli/cli-area.ts";
import type { planHelp } from "./wording/help.ts";

export const planCommands = {
  help: async () => (await import("./wording/help.ts")).planHelp,
  load: {
    "plan import": async () => (await import("#cli/content/plans/plan-import.ts")).planImport,
    "plan list": async () => (await import("#cli/content/plans/plan-list.ts")).planList,
    "plan show": async () => (await import("#cli/content/plans/plan-show.ts")).planShow,
    "plan bill": async () => (await import("./plan-bill.ts")).planBill,
    "plan sold": async () => (await import("./plan-sold.ts")).planSold,
  },
  checks: [{ order: 90, load: async () => (await import("./subscription-findings.ts")).checkSubscriptions }],
  words: async () => ({ subscriptionMessages: (await import("./subscription-messages.ts")).subscriptionMessages }),
} as const satisfies CliArea<keyof typeof planHelp.commands>;
