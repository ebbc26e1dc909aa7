import { paise } from "#core/shared/money.ts";
import type { Paise } from "#core/shared/money.ts";

/** An amount above nothing that is typed in rupees: `250` or `250.50`; null: it is none. */
export function givenAmount(text: string): Paise | null {
  const [, whole, fraction = ""] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  const amount = whole === undefined ? 0 : Number(`${whole}${fraction.padEnd(2, "0")}`);
  return amount === 0 ? null : paise(amount);
}
