import { databaseCommand } from "#cli/database/command.ts";
import { onOrder } from "#cli/orders/one-order.ts";
import { orderJson } from "#cli/printing/order-json.ts";
import { orderText } from "#cli/wording/orders.ts";

/** Shows an order with its parcels, payments, papers and steps. */
export const orderShow = databaseCommand({ name: "order show", switches: ["json"], options: [], files: 1, noun: "NUMBER" }, (asked) =>
  onOrder(asked, async (kept) => (asked.given.switches.has("json") ? `${JSON.stringify(orderJson(kept), null, 2)}\n` : orderText(kept))),
);
