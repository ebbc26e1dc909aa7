import { BeyondLimits } from "#core/shared/beyond-limits.ts";
import { checkoutBill } from "#core/orders/order/checkout-bill.ts";
import { orderCheck as checked } from "#core/orders/order/order-check.ts";
import { todaysCost } from "#core/orders/money/todays-cost.ts";
import { orderNamed } from "#core/orders/order/order-named.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { amountText } from "#cli/printing/amount-text.ts";
import { checkoutJson, checkoutText } from "./printing/checkout-text.ts";
import { paintFor } from "#cli/printing/paint.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { checkoutWords, differencesText, todayText } from "./wording/order-check.ts";
import { unknownOrderText } from "./wording/orders.ts";
import type { KeptOrder } from "#core/orders/order/orders.port.ts";
import type { TodaysCost } from "#core/orders/money/todays-cost.ts";
import type { StaffOrders } from "./staff-orders.ts";

const accepted = { name: "order check", switches: ["json", "today"], options: [], files: 1, noun: "NUMBER" } as const;

/** Prints an order's bill again from what was kept with it; ends with 1 where a figure comes out otherwise. */
export const orderCheck = databaseCommand(accepted, async (context) => {
  const { given, terminal } = context;
  const [name = ""] = given.files;
  const { withOrders } = await import("./composition.ts");
  const found = await withOrders(context, async (actions) => {
    const stored = await orderNamed(actions.orders, name);
    return stored === null ? null : { kept: stored, today: given.switches.has("today") ? await today(stored, actions) : null };
  });
  if (found === null) {
    terminal.complain(unknownOrderText(name));
    return UNUSABLE_INPUT;
  }
  const { snapshot } = found.kept.order;
  const check = checked(snapshot);
  if (check.kind === "refused") {
    terminal.complain(checkoutWords.unknownRules(check.refusal.version));
    return UNUSABLE_INPUT;
  }
  const bill = checkoutBill(snapshot.facts, snapshot.way);
  const differences = check.value;
  if (given.switches.has("json"))
    await terminal.write(
      `${JSON.stringify({ ...checkoutJson(bill), differences, ...(found.today === null ? {} : { today: todayJson(found.today) }) }, null, 2)}\n`,
    );
  else {
    const against =
      found.today === null ? "" : `\n${found.today === "beyond-limits" ? `${checkoutWords.beyond}\n` : todayText(found.today)}`;
    await terminal.write(
      `${checkoutText(bill, paintFor(terminal))}${differences.length === 0 ? `\n${checkoutWords.same}\n` : ""}${against}`,
    );
  }
  if (differences.length === 0) return DONE;
  terminal.complain(differencesText(differences));
  return UNUSABLE_INPUT;
});

async function today({ order }: KeptOrder, actions: StaffOrders): Promise<TodaysCost | "beyond-limits"> {
  const facts = await actions.todaysFacts(order.snapshot.facts);
  try {
    const cost = todaysCost(order.snapshot, facts);
    return cost.kind === "ok" ? cost.value : "beyond-limits";
  } catch (error) {
    if (error instanceof BeyondLimits) return "beyond-limits";
    throw error;
  }
}

const todayJson = (cost: TodaysCost | "beyond-limits") =>
  cost === "beyond-limits"
    ? { beyond_limits: true }
    : {
        before: amountText(cost.before),
        after: amountText(cost.after),
        causes: cost.causes.map(({ cause, difference }) => ({ cause: cause.replaceAll("-", "_"), difference: amountText(difference) })),
      };
