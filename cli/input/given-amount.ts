import { typedRupees } from "#core/shared/typed-rupees.ts";
import type { Paise } from "#core/shared/money.ts";

/** An amount above nothing that is typed in rupees: `250`, `1,250.50`; null: it is none. */
export function givenAmount(text: string): Paise | null {
  const amount = typedRupees(text);
  return amount === 0 ? null : amount;
}
