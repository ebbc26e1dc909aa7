import { databaseCommand } from "#cli/database/database-command.ts";
import { printOrder } from "./print-order.ts";
import { orderJson } from "./printing/order-json.ts";
import { orderText } from "./wording/orders.ts";

const COMMAND = "order show";

/** Shows an order with its parcels, payments, papers and steps. */
export const orderShow = databaseCommand({ name: COMMAND, switches: ["json"], options: ["as"], files: 1, noun: "NUMBER" }, (context) =>
  printOrder(context, COMMAND, (stored) =>
    context.given.switches.has("json") ? `${JSON.stringify(orderJson(stored), null, 2)}\n` : orderText(stored),
  ),
);
