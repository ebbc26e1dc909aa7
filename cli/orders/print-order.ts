import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { unknownOrderText } from "./wording/orders.ts";
import type { ShowOrderToStaff } from "#core/orders/order/show-order-to-staff.use-case.ts";
import type { KeptOrder } from "#core/orders/order/orders.port.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** Writes what `text` says of the order that is named by its number or id, once the audit log has who looked. */
export async function printOrder(
  context: CommandContext,
  action: Parameters<ShowOrderToStaff>[1]["action"],
  text: (stored: KeptOrder) => string,
): Promise<number> {
  const { given, terminal } = context;
  const [name = ""] = given.files;
  const { withOrders } = await import("./composition.ts");
  const stored = await withOrders(context, ({ show }) => show({ name, action }));
  if (stored === null) {
    terminal.complain(unknownOrderText(name));
    return UNUSABLE_INPUT;
  }
  await terminal.write(text(stored));
  return DONE;
}
