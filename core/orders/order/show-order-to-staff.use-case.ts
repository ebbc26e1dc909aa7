import { lookedUp } from "../../staff/looked-up.ts";
import { orderNamed } from "./order-named.ts";
import type { AuditNeeds } from "../../staff/looked-up.ts";
import type { KeptOrder, Orders } from "./orders.port.ts";

/** `name`: the order's number or id; `action`: the command. */
type AskedOrder = { readonly name: string; readonly action: "order show" | "order explain" };

/**
 * Shows staff an order with its address and all that belongs to it; `who` is the staff member's name. The audit log has it before anything
 * is answered. null: there is no such order. Source: specification/orders.md, Staff commands.
 */
export type ShowOrderToStaff = (who: string, order: AskedOrder) => Promise<KeptOrder | null>;

type Needs = AuditNeeds & { readonly orders: Pick<Orders, "withId" | "withNumber"> };

export const makeShowOrderToStaff =
  ({ orders, ...notes }: Needs): ShowOrderToStaff =>
  async (who, { name, action }) =>
    lookedUp(notes, await orderNamed(orders, name), ({ order, number }) => ({
      who,
      action,
      subject: { kind: "order", id: order.id },
      details: { number },
    }));
