import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";
import { returnsText } from "./wording/orders.ts";

const MOST = 500;

/** Lists the returns that wait for somebody, those of the oldest orders first. */
export const returnList = databaseCommand({ name: "return list", switches: ["json"], options: [], files: 0 }, async (context) => {
  const { withOrders } = await import("./composition.ts");
  const orders = await withOrders(context, ({ openReturns }) => openReturns(MOST));
  const returns = orders.flatMap(({ order, number }) =>
    order.returns.map((one) => ({
      order: number,
      return: one.number,
      state: one.state,
      reason: one.reason,
      lines: one.lines.map(({ place, pieces }) => ({ line: place + 1, pieces })),
      pictures: one.pictures,
    })),
  );
  await context.terminal.write(context.given.switches.has("json") ? `${JSON.stringify({ returns }, null, 2)}\n` : returnsText(orders));
  return DONE;
});
