import { PAYMENT_WAITS } from "#core/orders/order/order-stage.ts";
import { signature } from "./signature.ts";
import type { SandboxOrder, SandboxPayment } from "./records.ts";
import type { Sandbox } from "./provider.ts";

/**
 * What somebody at the sandbox's page may do. "late": it is taken, and told only once the shop has given up waiting; "twice": as a second
 * tap on a phone's payment app may.
 */
export const SANDBOX_ACTIONS = ["pay", "fail", "late", "twice", "close"] as const;
export type SandboxAction = (typeof SANDBOX_ACTIONS)[number];

/** What the sandbox's page shows and does. */
export type SandboxPageActions = {
  order(id: string): Promise<ShownOrder | null>;
  /** What the browser brings back to the shop. null: there is no such order. */
  act(id: string, action: SandboxAction): Promise<BrowserReturn | null>;
};

export type ShownOrder = SandboxOrder & { readonly isPaid: boolean };
export type BrowserReturn = { readonly payable: string; readonly fields: Readonly<Record<string, string>> };

/**
 * `lateAfter` in milliseconds: so long a late payment takes. `takesNew` false: another provider takes new payments, and what was begun here
 * is paid within half an hour or not at all, so that nobody has goods for a press of a button.
 */
export function sandboxPageActions({
  book,
  secret,
  now,
  newSecretId,
  lateAfter = JUST_TOO_LATE,
  takesNew,
}: Sandbox & { readonly lateAfter?: number; readonly takesNew: boolean }): SandboxPageActions {
  return {
    async order(id) {
      const order = await openOrder(id);
      return order === null ? null : { ...order, isPaid: (await captured(id)) !== null };
    },
    async act(id, action) {
      const order = await openOrder(id);
      if (order === null) return null;
      await book.add(id, paymentsBy(action, order), now() + lateAfter);
      const paid = action === "close" || action === "fail" ? null : await taken(id);
      return { payable: order.payable, fields: paid === null ? {} : signed(paid) };
    },
  };

  async function openOrder(id: string): Promise<SandboxOrder | null> {
    const order = await book.order(id);
    return order === null || takesNew || now() < order.openedAt + PAYMENT_WAITS ? order : null;
  }

  async function captured(order: string): Promise<SandboxPayment | null> {
    return (await book.paymentsOf(order)).find(({ state }) => state === "captured") ?? null;
  }

  /** The bank has it, whether or not the shop may have it already. */
  async function taken(order: string): Promise<SandboxPayment | null> {
    return (await captured(order)) ?? (await book.paymentsOf(order)).find(({ state }) => state === "late") ?? null;
  }

  function paymentsBy(action: SandboxAction, { id: order, amount }: SandboxOrder): readonly SandboxPayment[] {
    const payment = (state: SandboxPayment["state"]): SandboxPayment => ({ id: `sbp_${newSecretId()}`, order, amount, state, at: now() });
    switch (action) {
      case "pay":
        return [payment("captured")];
      case "twice":
        return [payment("captured"), payment("captured")];
      case "fail":
        return [payment("failed")];
      case "late":
        return [payment("late")];
      case "close":
        return [];
    }
  }

  function signed({ order, id }: SandboxPayment) {
    return { sandbox_order: order, sandbox_payment: id, sandbox_signature: signature(secret, `${order}|${id}`) };
  }
}

const JUST_TOO_LATE = PAYMENT_WAITS + 60_000;
