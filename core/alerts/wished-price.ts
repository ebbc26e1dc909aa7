import { paise } from "../shared/money.ts";
import { typedRupees } from "../shared/typed-rupees.ts";
import type { Paise } from "../shared/money.ts";

/**
 * The price in a written text; null: it is none in whole rupees, it is 0, or has more than nine digits. Source: specification/alerts.md,
 * What one can wait for.
 */
export function wishedPriceIn(written: string): Paise | null {
  const price = typedRupees(written);
  return price !== null && price > 0 && price <= MOST && price % 100 === 0 ? price : null;
}

const MOST = paise(99_999_999_900);
