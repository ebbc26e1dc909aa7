import { payableId } from "../../ledger/entry.ts";
import type { KeptOrder, Orders } from "./orders.port.ts";

/** The order that staff name by its number in any letter case, or by its id; null: there is none. */
export const orderNamed = async (orders: Pick<Orders, "withId" | "withNumber">, name: string): Promise<KeptOrder | null> =>
  name === "" ? null : ((await orders.withNumber(name.toUpperCase())) ?? (await orders.withId(payableId(name))));
