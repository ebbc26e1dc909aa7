import type { PayableId } from "../ledger/entry.ts";

/** The key of a refund at the provider. Source: specification/payments.md, Refunds at the provider. */
export const refundKey = ({ id }: { readonly id: PayableId }, number: number): string => `${id}/refund/${number}`;

export type ReadKey =
  | { readonly kind: "refund"; readonly payable: string; readonly number: number }
  | { readonly kind: "surplus"; readonly payable: string; readonly payment: string };

/** What a key at the provider stands for; null: the key is not ours. Source: specification/payments.md, Refunds at the provider. */
export function readKey(key: string): ReadKey | null {
  const [payable = "", kind, about = "", ...more] = key.split("/");
  if (payable === "" || about === "" || more.length > 0) return null;
  if (kind === "surplus") return { kind, payable, payment: about };
  return kind === "refund" && /^[1-9]\d{0,8}$/.test(about) ? { kind, payable, number: Number(about) } : null;
}
