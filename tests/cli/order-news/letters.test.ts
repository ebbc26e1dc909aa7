import { describe, expect, it } from "vitest";
import { paise } from "#core/shared/money.ts";
import { ticketNumber } from "#core/tickets/ticket.ts";
import { orderJson } from "#cli/orders/printing/order-json.ts";
import { orderMessages } from "#cli/order-news/order-messages.ts";
import { orderText } from "#cli/orders/wording/orders.ts";
import { ticketLetter } from "#cli/tickets/ticket-letter.ts";
import { aMobile, aNewCustomer, anEmail } from "#tests/builders/a-new-customer.ts";
import { kept } from "#tests/builders/a-kept-order.ts";
import { aCheckoutCart, anOrderedLine, inMysuru } from "#tests/builders/a-checkout.ts";
import { aPlacedOrder } from "#tests/builders/an-order.ts";
import { onlySite } from "#tests/builders/a-letter.ts";
import type { OrderNews } from "#core/orders/order/order-news.ts";
import type { Language } from "#core/shared/language.ts";

const back = paise(1_234_550);
const every: { readonly [K in OrderNews["kind"]]: OrderNews & { readonly kind: K } } = {
  placed: { kind: "placed" },
  "payment-failed": { kind: "payment-failed" },
  expired: { kind: "expired" },
  "being-checked": { kind: "being-checked" },
  shipped: { kind: "shipped", parcel: 0, parcels: 1 },
  "out-for-delivery": { kind: "out-for-delivery", parcel: 0, parcels: 1 },
  delivered: { kind: "delivered", parcel: 0, parcels: 1 },
  "coming-back": { kind: "coming-back", parcel: 0, parcels: 1 },
  "came-back": { kind: "came-back", parcel: 0, parcels: 1, back },
  lost: { kind: "lost", parcel: 0, parcels: 1, back },
  cancelled: { kind: "cancelled", by: "shop", isWhole: true, back },
  "return-asked": { kind: "return-asked", number: 1 },
  "return-approved": { kind: "return-approved", number: 1 },
  "return-rejected": { kind: "return-rejected", number: 1 },
  "return-failed": { kind: "return-failed", number: 1 },
  "return-passed": { kind: "return-passed", number: 1, back },
  "refund-done": { kind: "refund-done", back },
  "refund-by-hand": { kind: "refund-by-hand", back },
};
const news: readonly OrderNews[] = [
  ...Object.values(every),
  { kind: "cancelled", by: "customer", isWhole: false, back: paise(0) },
  { kind: "cancelled", by: "shop", isWhole: false, back },
];
const customer = { name: aNewCustomer().name, mobile: aMobile("9820012345"), email: anEmail("asha@example.in"), aggregator: null };

const missing = { number: 1, state: "requested", reason: { kind: "missing" }, lines: [], pictures: [] } as const;

describe.each([
  ["paid online", aPlacedOrder()],
  ["paid in cash", aPlacedOrder({}, "cash")],
  ["of which something is missing", { ...aPlacedOrder(), returns: [missing] }],
] as const)("what is written about an order that is %s", (_, order) => {
  const told = (one: OrderNews, language: Language | null) =>
    orderMessages(onlySite("https://shop.test"))({ customer, kept: kept(order, { language }), news: one });
  const texts = (one: OrderNews, language: Language | null) =>
    told(one, language).map((job) => (job.kind === "send-email" ? `${job.subject}\n${job.text}` : job.text));

  it.each(news)("says in Hindi what it says in English: $kind", (one) => {
    const [english, hindi] = [told(one, "en"), told(one, "hi")];
    expect(hindi.map(({ kind }) => kind)).toEqual(english.map(({ kind }) => kind));
    expect(texts(one, "hi").map(figuresIn)).toEqual(texts(one, "en").map(figuresIn));
    for (const text of texts(one, "hi")) expect(wordsIn(text)).not.toMatch(/[a-z]/i);
    for (const text of texts(one, "en")) expect(text).not.toMatch(/[\u0900-\u097f]/);
    expect(told(one, null)).toEqual(english);
  });
});

describe("what is written about an order in two parcels", () => {
  const inTwo = aPlacedOrder({
    cart: aCheckoutCart({ lines: [anOrderedLine({ id: "oil" }), anOrderedLine({ id: "tea", seller: inMysuru })] }),
  });
  const steps = ["shipped", "delivered", "coming-back", "came-back", "lost"] as const;
  const told = (language: Language) =>
    steps.flatMap((kind) =>
      [0, 1].map((parcel) =>
        orderMessages(onlySite("https://shop.test"))({
          customer,
          kept: kept(inTwo, { language }),
          news: { ...every[kind], parcel, parcels: inTwo.parcels.length },
        }),
      ),
    );

  it.each(["en", "hi"] as const)("names in each subject and text message which parcel of how many it is, none twice: %s", (language) => {
    expect(inTwo.parcels).toHaveLength(2);
    const jobs = told(language).flat();
    const said = jobs.map((job) => (job.kind === "send-email" ? job.subject : job.text));
    expect(new Set(said).size).toBe(said.length);
    for (const one of said) expect(one).toMatch(language === "en" ? /[Pp]arcel [12] of 2/ : /पार्सल [12] \(कुल 2\)|2 में से पार्सल [12]/);
  });
});

/** Amounts, numbers and days of months, whatever stands in between. */
const figuresIn = (text: string): readonly string[] => (text.match(/₹?\d[\d,.]*\d|\d/g) ?? []).toSorted();

/** Without what is the same in every language. */
const wordsIn = (text: string): string => text.replaceAll(/https:\S+|Niramaya|NM\d+|UPI/g, "").replaceAll(customer.name, "");

describe("what is written about a return", () => {
  const written = (one: OrderNews, returns: readonly (typeof missing)[]) =>
    orderMessages(onlySite("https://shop.test"))({ customer, kept: kept({ ...aPlacedOrder(), returns }), news: one }).map(
      ({ text }) => text,
    )[0];

  it.each(["return-asked", "return-approved", "return-passed"] as const)("has nothing sent or checked that never arrived: %s", (kind) => {
    expect(written(every[kind], [])).toMatch(/pack|passed the seller's check/);
    expect(written(every[kind], [missing])).not.toMatch(/pack|pick|check|hand/);
  });
});

describe("what is written about a refund that is paid by hand", () => {
  it.each([
    ["online", /payment company could not/, /कंपनी/],
    ["cash", /paid on delivery/, /डिलीवरी पर/],
  ] as const)("says why: %s", (way, english, hindi) => {
    const letter = (language: Language) =>
      orderMessages(onlySite("https://shop.test"))({
        customer,
        kept: kept(aPlacedOrder({}, way), { language }),
        news: every["refund-by-hand"],
      })[0];
    expect([letter("en")?.text, letter("hi")?.text]).toEqual([expect.stringMatching(english), expect.stringMatching(hindi)]);
  });
});

describe("an order as staff see it", () => {
  it("says in which language its customer is written to, where that is known", () => {
    expect(orderText(kept(aPlacedOrder(), { language: "hi" }))).toContain("id order-1, reads Hindi\n");
    expect(orderText(kept(aPlacedOrder()))).not.toContain("reads");
    expect(orderJson(kept(aPlacedOrder(), { language: "en" }))).toMatchObject({ language: "en" });
  });
});

describe("what is written about a ticket", () => {
  it.each(["answered", "resolved"] as const)("is in the language in which it was opened: %s", (given) => {
    const letter = (language: Language | null) =>
      ticketLetter(onlySite("https://shop.test"))(customer, { number: ticketNumber(20_001), language }, given);
    expect(letter(null)).toEqual(letter("en"));
    const { subject, text } = { subject: "", ...letter("hi") };
    expect(`${subject} ${text}`).toContain("https://shop.test/user/tickets/20001");
    expect(wordsIn(`${subject} ${text}`)).not.toMatch(/[a-z]/i);
  });
});
