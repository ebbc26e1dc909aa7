import { REFUND_EVENTS } from "#core/orders/order/refund-state.ts";
import { orderNamed } from "#core/orders/order/order-named.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { placesIn, takeStep } from "./take-step.ts";
import { orderJson } from "./printing/order-json.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { returnedByHandText, staysText } from "./wording/order-money.ts";
import { unknownOrderText } from "./wording/orders.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

const COMMAND = "order refund";
const options = ["refund", "payment", "event", "reference", "as"];

/** What a bank or UPI calls a transfer; who looks for it there finds it by that. No address has room in it. */
const REFERENCE = /^[A-Za-z0-9][A-Za-z0-9/._-]{3,39}$/;

/** Says what became of a refund, or that staff pay it by hand; or that they sent back a payment that the order didn't need. */
export const orderRefund = databaseCommand({ name: COMMAND, switches: ["json"], options, files: 1, noun: "NUMBER" }, async (context) => {
  const { given, terminal } = context;
  const event = REFUND_EVENTS.find((one) => one === given.options.get("event"));
  const [refund, ...others] = placesIn(given.options.get("refund") ?? "1") ?? [];
  const payment = given.options.get("payment");
  const reference = given.options.get("reference");
  if (event === undefined || refund === undefined || others.length > 0)
    return wrongUsage(terminal, COMMAND, `expected --event with one of ${REFUND_EVENTS.join(", ")}, and --refund with a number`);
  if (reference !== undefined && (event !== "process" || !REFERENCE.test(reference)))
    return wrongUsage(terminal, COMMAND, "expected --reference with 4 to 40 letters and digits, beside --event process");
  if (payment === undefined)
    return takeStep(context, { action: COMMAND, subject: "refund", deeds: () => [{ kind: "refund", number: refund + 1, event }] });
  if (given.options.has("refund") || reference === undefined)
    return wrongUsage(
      terminal,
      COMMAND,
      "expected beside --payment only --event process and --reference with what the bank calls the transfer",
    );
  return returned(context, payment);
});

async function returned(context: CommandContext, payment: string): Promise<number> {
  const { given, terminal } = context;
  const [name = ""] = given.files;
  const { withOrders } = await import("./composition.ts");
  const done = await withOrders(context, async (actions) => {
    const known = await orderNamed(actions.orders, name);
    if (known === null) return null;
    const result = await actions.returnByHand(known, payment);
    return { kept: (await actions.orders.withId(known.order.id)) ?? known, result };
  });
  if (done === null) {
    terminal.complain(unknownOrderText(name));
    return UNUSABLE_INPUT;
  }
  const { kept, result } = done;
  if (result.kind === "refused") {
    terminal.complain(staysText(kept, payment));
    return UNUSABLE_INPUT;
  }
  const text = () => returnedByHandText(kept, { payment, ...result.value });
  await terminal.write(given.switches.has("json") ? `${JSON.stringify(orderJson(kept), null, 2)}\n` : text());
  return DONE;
}
