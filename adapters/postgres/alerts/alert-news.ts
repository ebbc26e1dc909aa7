import { paise } from "#core/shared/money.ts";
import type { AlertNews, AlertSubject } from "#core/alerts/alert.ts";

type Told = AlertSubject & {
  /** The price that was wished for, in paise. */
  readonly wished: number | null;
  readonly title: string | null;
  readonly slug: string | null;
  readonly price: number | null;
};

/** What an alert says with today's facts. Throws if its row lacks what its kind needs: that is a defect. */
export function alertNewsIn(told: Told): AlertNews {
  if (told.kind === "opening") return { kind: told.kind, area: told.area };
  const { title, slug, price } = told;
  if (title === null || slug === null) throw new TypeError("an alert waits for a product that is gone");
  const product = { id: told.product, title, slug, price: price === null ? null : paise(price) };
  return told.kind === "back-in-stock" ? { kind: told.kind, product } : { kind: told.kind, product, price: paise(told.wished ?? 0) };
}
