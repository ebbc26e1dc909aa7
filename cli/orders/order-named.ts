import { payableId } from "#core/ledger/entry.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { unknownOrderText } from "./wording/orders.ts";
import type { KeptOrder } from "#core/orders/order/orders.port.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { StaffOrders } from "./staff-orders.ts";

/** Writes what `told` says of the order that is named by its number or id. */
export async function printOrder(asked: CommandContext, told: (kept: KeptOrder, actions: StaffOrders) => Promise<string>): Promise<number> {
  const { given, terminal } = asked;
  const [name = ""] = given.files;
  const { withOrders } = await import("./composition.ts");
  const text = await withOrders(asked, async (actions) => {
    const kept = await orderNamed(actions, name);
    return kept === null ? null : told(kept, actions);
  });
  if (text === null) {
    terminal.complain(unknownOrderText(name));
    return UNUSABLE_INPUT;
  }
  await terminal.write(text);
  return DONE;
}

/** By its number in any letter case, or by its id. */
export const orderNamed = async ({ orders }: Pick<StaffOrders, "orders">, name: string): Promise<KeptOrder | null> =>
  name === "" ? null : ((await orders.withNumber(name.toUpperCase())) ?? (await orders.withId(payableId(name))));
