import { wholeNumber } from "#web/design/figures/amounts.ts";
import { datedWeekdayAt } from "#web/design/figures/moments.ts";
import { counted } from "#web/design/phrase.ts";
import { ordersPhrases as says } from "#web/features/orders/wording/orders.ts";

/** How a list of orders is told, in any language. */
export const ordersWords = {
  ...says,
  noMatchText: (text: string) => (text === "" ? says.noneLikeThis : says.noneWithText({ text })),
  placed: datedWeekdayAt,
  goods: (first: string, others: number) => (others === 0 ? first : counted(others, says.goods, { first, others: wholeNumber(others) })),
  moreGoods: (count: number) => `+${wholeNumber(count)}`,
  cancelled: (count: number) => counted(count, says.cancelled, { count: wholeNumber(count) }),
  returns: (count: number) => counted(count, says.returns, { count: wholeNumber(count) }),
};
