import { counted } from "#web/design/phrase.ts";
import { rupees, wholeNumber } from "#web/design/figures/amounts.ts";
import { viewCartPhrases as says } from "./wording/view-cart.ts";
import type { Paise } from "#core/shared/money.ts";

/** The way to the cart, with the number of its products and the sum of its goods; null: beyond what is summed. */
export function viewCartWords(count: number, subtotal: Paise | null): string {
  const items = counted(count, says.items, { count: wholeNumber(count) });
  return subtotal === null ? says.viewCart({ cart: items }) : says.viewCart({ cart: says.summed({ items, amount: rupees(subtotal) }) });
}
