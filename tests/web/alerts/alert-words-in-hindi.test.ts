import { expect, it, vi } from "vitest";
import { waitedFor } from "#web/features/alerts/alert-words.ts";
import { paise } from "#core/shared/money.ts";

// As the build puts a page together in Hindi.
vi.mock("#web/design/wording/language.ts", () => import("#web/design/wording/hindi/language.ts"));
vi.mock("#web/features/alerts/wording/alerts.ts", () => import("#web/features/alerts/wording/hindi/alerts.ts"));

it.each([
  ["तुलसी की बूँदें", "तुलसी की बूँदें"],
  [null, "Tulsi drops"],
])("an alert is listed by the product's name in Hindi, where it has one: %s", (hindi, named) => {
  const product = { id: "p", title: "Tulsi drops", hindi, slug: "tulsi-drops", price: null };
  expect(waitedFor({ kind: "back-in-stock", product })).toBe(`${named} फिर से स्टॉक में आए`);
  expect(waitedFor({ kind: "price-at-most", product, price: paise(10_000) })).toBe(`${named} की कीमत ₹100 या उससे कम हो`);
});
