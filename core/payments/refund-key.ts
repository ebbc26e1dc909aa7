import type { Order } from "../orders/order/order.ts";

/** The key of an order's refund at the provider. Source: specification/payments.md, Refunds at the provider. */
export const refundKey = ({ id }: Pick<Order, "id">, number: number): string => `${id}/refund/${number}`;

export type ReadKey =
  | { readonly kind: "refund"; readonly order: string; readonly number: number }
  | { readonly kind: "surplus"; readonly order: string; readonly payment: string };

/** What a key at the provider stands for; null: the key is not ours. Source: specification/payments.md, Refunds at the provider. */
export function readKey(key: string): ReadKey | null {
  const [order = "", kind, about = "", ...more] = key.split("/");
  if (order === "" || about === "" || more.length > 0) return null;
  if (kind === "surplus") return { kind, order, payment: about };
  return kind === "refund" && /^[1-9]\d{0,8}$/.test(about) ? { kind, order, number: Number(about) } : null;
}
