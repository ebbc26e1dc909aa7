import { globSync } from "node:fs";
import { matchRoutes } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { RESTORABLE_DAYS } from "#core/identity/account-status.ts";
import { QUOTE_HOLDS } from "#core/orders/quote/quote.ts";
import { PAYMENT_WAITS } from "#core/orders/order/order-stage.ts";
import { allowedReturn, RETURN_DAYS } from "#core/orders/order/return-request.ts";
import { POINTS_LAST } from "#core/points/point-moves.ts";
import { ACKNOWLEDGED_WITHIN } from "#core/tickets/ticket-state.ts";
import { routes } from "#tests/web/routes.ts";
import { textFacts } from "#web/features/content/texts/text-facts.ts";
import { composeMemory } from "#tests/composition.ts";
import type { QuestionGroup } from "#web/features/content/faq/matching-questions.ts";
import type { TextFacts } from "#web/features/content/texts/text-facts.ts";
import type { TextContent } from "#web/features/content/texts/text-content.ts";

const READINGS = ["about-us", "team", "holistic", "article", "brand-page", "privacy-policy", "terms-of-use", "cancellation-policy"];
const languages = [
  { language: "English", wording: "wording", picture: "at least one picture", notOpenYet: /orders? (?:are not open|open|will open)/i },
  { language: "Hindi", wording: "wording/hindi", picture: "कम से कम एक तस्वीर", notOpenYet: /ऑर्डर (?:अभी )?शुरू/ },
] as const;

describe.each(languages)("what the pages promise in $language", ({ wording, picture, notOpenYet }) => {
  it("leads by every link to a page that is there", async () => {
    const known = routes(composeMemory());
    const addresses = [...(await textsIn(wording)).matchAll(/\]\((\/[^)#]*)[^)]*\)/g)].map(([, address = ""]) => address);
    expect(addresses.length).toBeGreaterThan(20);
    for (const address of addresses.filter((one) => one !== "/robots.txt"))
      expect(matchRoutes(known, address)?.at(-1)?.route.path, address).not.toBe("*");
  });

  it("calls buttons and badges as they are called where they stand", async () => {
    const { faqGroups } = (await import(inContent(wording, "faq-answers"))) as {
      readonly faqGroups: (facts: TextFacts) => readonly QuestionGroup[];
    };
    const named = faqGroups(await factsIn(wording))
      .flatMap(({ questions }) => questions)
      .flatMap(({ answer }) => answer.match(/(?<=“)[^”]+(?=”)/g) ?? []);
    expect(named.length).toBeGreaterThan(2);
    const said = await saidElsewhere(wording);
    for (const name of named) expect(said, name).toContain(name);
  });

  it("explains a refused coupon by the words that refuse it", async () => {
    const { couponPhrases } = (await import(
      address(`web/features/cart/coupons/${wording}/coupons.ts`)
    )) as typeof import("#web/features/cart/coupons/wording/coupons.ts");
    const texts = await textsIn(wording);
    for (const kind of ["invalid", "not-applicable"] as const) expect(texts).toContain(couponPhrases.entry[kind]);
  });

  it("knows that orders can be placed", async () => expect(await textsIn(wording)).not.toMatch(notOpenYet));

  it("names the figures by which the rules go", async () => {
    const policy = JSON.stringify(await readingOf(wording, "cancellation-policy"));
    for (const figure of [RETURN_DAYS, PAYMENT_WAITS / 60_000, ACKNOWLEDGED_WITHIN / 3_600_000]) expect(policy).toContain(` ${figure} `);
    const terms = JSON.stringify(await readingOf(wording, "terms-of-use"));
    for (const figure of [QUOTE_HOLDS / 60_000, RESTORABLE_DAYS, POINTS_LAST]) expect(terms).toContain(`${figure} `);
  });

  it("asks for the picture without which nothing faulty is taken back", async () => {
    const line = { place: 0, deliveredAt: 0, left: 1, isConsumable: false };
    const asked = { lines: [{ place: 0, pieces: 1 }], reason: { kind: "damaged" }, pictures: [] } as const;
    expect(allowedReturn(asked, [line], 0)).toEqual({ kind: "refused", refusal: { kind: "pictures-needed" } });
    expect(JSON.stringify(await readingOf(wording, "cancellation-policy"))).toContain(picture);
  });
});

const address = (path: string): string => new URL(`../../../${path}`, import.meta.url).href;
const inContent = (wording: string, name: string): string => address(`web/features/content/${wording}/${name}.ts`);

async function readingOf(wording: string, name: string): Promise<TextContent> {
  const file = (await import(inContent(wording, name))) as Readonly<Record<string, (facts: TextFacts) => TextContent>>;
  const [written] = Object.values(file);
  if (written === undefined) throw new TypeError(`${name} holds no text`);
  return written(await factsIn(wording));
}

/** Where nobody has said who runs the shop: it is reached by a page, whose link counts. */
async function factsIn(wording: string): Promise<TextFacts> {
  const { companyPhrases } = (await import(inContent(wording, "company"))) as typeof import("#web/features/content/wording/company.ts");
  return { ...textFacts(null), reached: companyPhrases.reachedByForm, registered: companyPhrases.registeredOnInvoices };
}

async function textsIn(wording: string): Promise<string> {
  const readings = await Promise.all(READINGS.map((name) => readingOf(wording, name)));
  const { faqGroups } = (await import(inContent(wording, "faq-answers"))) as { readonly faqGroups: (facts: TextFacts) => unknown };
  return JSON.stringify([readings, faqGroups(await factsIn(wording))]);
}

/** Every plain text of the other files. */
async function saidElsewhere(wording: string): Promise<readonly string[]> {
  const files = globSync(`web/**/${wording}/*.ts`).filter((file) => !file.endsWith("/faq-answers.ts"));
  const words: unknown[] = await Promise.all(files.map((file) => import(address(file))));
  return words.flatMap(plainTexts);
}

const plainTexts = (value: unknown): readonly string[] =>
  typeof value === "string" ? [value] : typeof value === "object" && value !== null ? Object.values(value).flatMap(plainTexts) : [];
