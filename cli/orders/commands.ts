import type { CliArea } from "#cli/cli-area.ts";
import type { orderHelp } from "./wording/help.ts";

export const orderCommands: CliArea<keyof typeof orderHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).orderHelp,
  load: {
    "order list": async () => (await import("./order-list.ts")).orderList,
    "order show": async () => (await import("./order-show.ts")).orderShow,
    "order explain": async () => (await import("./order-explain.ts")).orderExplain,
    "order check": async () => (await import("./order-check.ts")).orderCheck,
    "order advance": async () => (await import("./order-advance.ts")).orderAdvance,
    "order cancel": async () => (await import("./order-cancel.ts")).orderCancel,
    "order refund": async () => (await import("./order-refund.ts")).orderRefund,
    "return list": async () => (await import("./return-list.ts")).returnList,
    "return decide": async () => (await import("./return-decide.ts")).returnDecide,
  },
  checks: [
    { order: 30, load: async () => (await import("./order-findings.ts")).checkRefunds },
    { order: 60, load: async () => (await import("./order-findings.ts")).checkOrders },
  ],
};
