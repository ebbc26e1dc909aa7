import { expect, it, onTestFinished } from "vitest";
import { paise } from "#core/shared/money.ts";
import { languageWords } from "#web/design/wording/language.ts";
import { waitedFor } from "#web/features/alerts/alert-words.ts";

it.each([
  ["तुलसी की बूँदें", "तुलसी की बूँदें"],
  [null, "Tulsi drops"],
])("an alert is listed by the product's name in the page's language, where it has one: %s", (hindi, named) => {
  const { language } = languageWords;
  onTestFinished(() => void Object.assign(languageWords, { language }));
  const product = { id: "p", title: "Tulsi drops", hindi, slug: "tulsi-drops", price: null };
  expect(waitedFor({ kind: "back-in-stock", product })).toBe("When Tulsi drops is back in stock");
  Object.assign(languageWords, { language: "hi" }); // As the build puts a page together in Hindi; its other words stay as they are here.
  expect(waitedFor({ kind: "back-in-stock", product })).toBe(`When ${named} is back in stock`);
  expect(waitedFor({ kind: "price-at-most", product, price: paise(10_000) })).toBe(`When ${named} costs ₹100 or less`);
});
