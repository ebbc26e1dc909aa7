import { payableId } from "#core/ledger/entry.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { unknownOrderText } from "#cli/wording/orders.ts";
import type { KeptOrder } from "#core/ordering/orders.port.ts";
import type { Asked } from "#cli/database/command.ts";
import type { OrderDesk } from "./order-desk.ts";

/** Writes what `told` says of the order that is named by its number or id. */
export async function onOrder(asked: Asked, told: (kept: KeptOrder, desk: OrderDesk) => Promise<string>): Promise<number> {
  const { given, terminal } = asked;
  const [name = ""] = given.files;
  const { withOrders } = await import("./composition.ts");
  const text = await withOrders(asked, async (desk) => {
    const kept = await orderNamed(desk, name);
    return kept === null ? null : told(kept, desk);
  });
  if (text === null) {
    terminal.complain(unknownOrderText(name));
    return UNUSABLE_INPUT;
  }
  await terminal.write(text);
  return DONE;
}

/** By its number in any letter case, or by its id. */
export const orderNamed = async ({ orders }: Pick<OrderDesk, "orders">, name: string): Promise<KeptOrder | null> =>
  name === "" ? null : ((await orders.withNumber(name.toUpperCase())) ?? (await orders.withId(payableId(name))));
