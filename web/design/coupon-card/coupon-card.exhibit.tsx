import { Explanation } from "#web/design/bill/explanation.tsx";
import { exhibit } from "#web/gallery/exhibit.tsx";
import { ignore, say } from "#web/gallery/samples.ts";
import { add } from "#web/gallery/samples/add.tsx";
import { explained } from "#web/gallery/samples/explained.tsx";
import { hindi, long } from "#web/gallery/trial-texts.ts";
import { CouponCard } from "./coupon-card.tsx";
import type { ComponentProps } from "react";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

const coupon: ComponentProps<typeof CouponCard> = {
  code: "SAVE10",
  look: "open",
  label: say.label,
  says: say.saves,
  note: null,
  until: say.until,
  badge: null,
  way: null,
  action: null,
  remove: null,
  why: { words: say.why, label: say.why, draw: () => <Explanation {...explained} /> },
  terms: null,
  step: null,
};
const press = (code: string) => ({ label: `${code}. ${say.saves}`, shown: say.saves, onPress: ignore });
const LONG_CODE = "FESTIVEOFLIGHTS2026WHOLESHOP";
const terms = { words: say.terms, label: say.terms, html: say.html };

export const couponCardExhibits: readonly Exhibit[] = [
  exhibit(
    CouponCard,
    () => ({
      open: { ...coupon, action: press(coupon.code) },
      "that only tells": coupon,
      on: { ...coupon, look: "on", badge: say.applied, remove: { label: say.remove, shown: say.remove, onPress: ignore }, terms },
      shut: { ...coupon, look: "shut", says: say.unlock, way: { label: say.unlock, most: 50_000, reached: 43_900 }, step: add },
      long: {
        ...coupon,
        code: LONG_CODE,
        badge: say.applied,
        label: long.line,
        says: long.line,
        note: long.line,
        action: press(LONG_CODE),
        terms,
      },
      Hindi: {
        ...coupon,
        badge: hindi.why,
        label: hindi.title,
        says: hindi.notice,
        until: ` ${hindi.hint}`,
        action: { ...press(coupon.code), shown: hindi.button },
      },
    }),
    { room: "card", stand: (drawn) => <ul>{drawn}</ul> },
  ),
];
