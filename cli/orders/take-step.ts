import { orderNamed } from "#core/orders/order/order-named.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { orderJson } from "./printing/order-json.ts";
import { refusalText, steppedText, unknownOrderText } from "./wording/orders.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { NamedStep } from "./staff-orders.ts";

/** Does what staff asked for with the order that is named, and tells how it stands then. */
export async function takeStep(context: CommandContext, step: Omit<NamedStep, "number">): Promise<number> {
  const { given, terminal } = context;
  const [name = ""] = given.files;
  const { withOrders } = await import("./composition.ts");
  const done = await withOrders(context, async (actions) => {
    const number = (await orderNamed(actions.orders, name))?.number ?? null;
    if (number === null) return null;
    const result = await actions.step({ ...step, number });
    return { number, result, kept: await actions.orders.withNumber(number) };
  });
  if (done === null || done.kept === null) {
    terminal.complain(unknownOrderText(name));
    return UNUSABLE_INPUT;
  }
  if (done.result.kind === "refused") {
    terminal.complain(refusalText(done.number, done.result.refusal));
    return UNUSABLE_INPUT;
  }
  await terminal.write(
    given.switches.has("json") ? `${JSON.stringify(orderJson(done.kept), null, 2)}\n` : steppedText(done.kept, done.result.value),
  );
  return DONE;
}

/** "2" and "1,3" as places from 0; null: these are no numbers from 1 on. */
export function placesIn(text: string): readonly number[] | null {
  const numbers = text.split(",").map((part) => (/^[1-9]\d{0,3}$/.test(part.trim()) ? Number(part) : Number.NaN));
  return numbers.some(Number.isNaN) ? null : numbers.map((number) => number - 1);
}
