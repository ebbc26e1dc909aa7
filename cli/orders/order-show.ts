import { databaseCommand } from "#cli/database/database-command.ts";
import { printOrder } from "./order-named.ts";
import { orderJson } from "./printing/order-json.ts";
import { orderText } from "./wording/orders.ts";

/** Shows an order with its parcels, payments, papers and steps. */
export const orderShow = databaseCommand({ name: "order show", switches: ["json"], options: [], files: 1, noun: "NUMBER" }, (asked) =>
  printOrder(asked, async (kept) => (asked.given.switches.has("json") ? `${JSON.stringify(orderJson(kept), null, 2)}\n` : orderText(kept))),
);
