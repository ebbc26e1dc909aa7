import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { ORDER_FILTERS } from "#core/orders/order/order-filter.ts";
import { orderNamed } from "#core/orders/order/order-named.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { dayNamed } from "./day-named.ts";
import { orderRowJson } from "./printing/order-json.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { ordersText, unknownOrderText } from "./wording/orders.ts";

const COMMAND = "order list";
const options = ["text", "filter", "from", "to", "after", "limit"];

/** Lists orders that were more than quoted, the newest first. */
export const orderList = databaseCommand({ name: COMMAND, switches: ["json"], options, files: 0 }, async (context) => {
  const { given, terminal } = context;
  const [from, to] = [dayNamed(given.options.get("from")), dayNamed(given.options.get("to"))];
  const filter = ORDER_FILTERS.find((one) => one === (given.options.get("filter") ?? "all"));
  const limit = Number(given.options.get("limit") ?? 20);
  if (from === "none" || to === "none") return wrongUsage(terminal, COMMAND, "expected --from and --to with days such as 2026-11-20");
  if (filter === undefined) return wrongUsage(terminal, COMMAND, `expected --filter with one of ${ORDER_FILTERS.join(", ")}`);
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
    return wrongUsage(terminal, COMMAND, "expected --limit with a number from 1 to 1000");
  const behind = given.options.get("after");
  const { withOrders } = await import("./composition.ts");
  const page = await withOrders(context, async (actions) => {
    const after = behind === undefined ? null : await orderNamed(actions.orders, behind);
    if (behind !== undefined && after === null) return null;
    return actions.orders.all({
      text: given.options.get("text") ?? null,
      filter,
      after: after?.order.id ?? null,
      limit,
      from: from === null ? null : firstInstantOf(from),
      to: to === null ? null : firstInstantOf(daysAfter(to, 1)),
    });
  });
  if (page === null) {
    terminal.complain(unknownOrderText(behind ?? ""));
    return UNUSABLE_INPUT;
  }
  const { orders, more } = page;
  await terminal.write(
    given.switches.has("json") ? `${JSON.stringify({ orders: orders.map(orderRowJson), more }, null, 2)}\n` : ordersText(orders, more),
  );
  return DONE;
});
