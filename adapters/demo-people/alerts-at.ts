import { paise } from "#core/shared/money.ts";
import { demoAlerts, demoVisitorAlerts } from "./alerts.ts";
import { idAt } from "./id-at.ts";
import { demoCustomerId } from "./people-at.ts";
import type { AlertNews, AlertProduct } from "#core/alerts/alert.ts";
import type { Paise } from "#core/shared/money.ts";
import type { DemoNews, DemoWish } from "./alerts.ts";

const DAY = 24 * 60 * 60 * 1000;
const ALERTS = 9_000; // Beside the ids of what else the demo holds.

type Goods = AlertProduct & { readonly price: Paise };

/** The goods of a shop, the most popular first: those that can be bought, and those that are sold out. */
export type DemoGoods = { readonly sold: readonly Goods[]; readonly soldOut: readonly Goods[] };

/**
 * The demo's alerts at `now` in a shop with these goods, in the order in which they were asked for. `about` says what the customer waits
 * for, or what they were told. An alert about goods that the shop does not have is left out.
 */
export function alertsAt(now: number, goods: DemoGoods) {
  const customers = demoAlerts.map(({ by, wish, asked, told }) => ({
    customer: demoCustomerId(by),
    email: null,
    language: by === "devanshi" ? ("hi" as const) : ("en" as const),
    state: told === null ? ("waiting" as const) : ("told" as const),
    about: aboutIn(wish, goods),
    askedAt: now - asked * DAY,
    toldAt: told === null ? null : now - told * DAY,
  }));
  const visitors = demoVisitorAlerts.map(({ email, language, wish, asked, isConfirmed }) => ({
    customer: null,
    email,
    language,
    state: isConfirmed ? ("waiting" as const) : ("asked" as const),
    about: aboutIn(wish, goods),
    askedAt: now - asked * DAY,
    toldAt: null,
  }));
  return [...customers, ...visitors]
    .toSorted((a, b) => a.askedAt - b.askedAt)
    .flatMap(({ about, ...alert }, nth) =>
      about === null
        ? []
        : [{ ...alert, id: idAt(alert.askedAt, ALERTS + nth), notification: idAt(alert.toldAt ?? 0, ALERTS + nth), about }],
    );
}

/** Null: the shop has no such goods. */
function aboutIn(wish: DemoWish | DemoNews, { sold, soldOut }: DemoGoods): AlertNews | null {
  const product = "soldOut" in wish ? soldOut[wish.soldOut] : sold[wish.goods];
  if (product === undefined) return null;
  if (wish.kind === "back-in-stock") return { kind: wish.kind, product };
  return { kind: wish.kind, product, price: paise(Math.floor((product.price * wish.percent) / 10_000) * 100) };
}
