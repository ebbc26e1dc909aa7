import { paise } from "#core/shared/money.ts";
import { counted } from "#web/design/phrase.ts";
import { rupees, wholeNumber } from "#web/design/figures/amounts.ts";
import { countText } from "#web/features/catalogue/list/count-text.ts";
import { filterPhrases as says } from "#web/features/catalogue/wording/filters.ts";
import type { Count, Narrowing } from "#core/catalogue/collection.ts";
import type { PriceBand } from "#core/catalogue/filters.ts";

/** What is said of what narrows a list, in any language. */
export const filterWords = {
  ...says,
  open: (chosen: number): string => (chosen === 0 ? says.title : says.openWith({ count: wholeNumber(chosen) })),
  show: (count: Count): string => counted(count.products, says.show, { count: countText(count) }),
  more: (title: string, more: number): string => says.more({ title, more: wholeNumber(more) }),
  counted: countText,
  band,
  range,
  /** A form that is new to the shop is called by its own name. */
  form: (slug: string): string => says.forms[slug] ?? `${slug.charAt(0).toUpperCase()}${slug.slice(1).replaceAll("-", " ")}`,
};

/** A step of prices ends a paisa below the next. */
function band({ least, most }: PriceBand): string {
  if (most === null) return says.above({ least: rupees(least) });
  const end = rupees(paise(most + 1));
  return least === 0 ? says.under({ most: end }) : says.between({ least: rupees(least), most: end });
}

function range({ least, most }: Narrowing["price"]): string {
  if (least === null) return most === null ? says.anyPrice : says.upTo({ most: rupees(most) });
  if (most === null) return says.from({ least: rupees(least) });
  return most % 100 === 99 ? band({ least, most }) : says.between({ least: rupees(least), most: rupees(most) });
}
