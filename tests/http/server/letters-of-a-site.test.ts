import { describe, expect, it } from "vitest";
import { OrderMessages } from "#core/order-news/order-messages.ts";
import { SiteOf } from "#core/jobs/site.ts";
import { TicketLetter } from "#core/tickets/ticket-letter.ts";
import { ticketNumber } from "#core/tickets/ticket.ts";
import { AlertLetters } from "#core/alerts/alert-letters.ts";
import { siteOfSettings } from "#adapters/composition/server/site-of.ts";
import { siteNames } from "#cli/letters/site-names.ts";
import { aMobile, aNewCustomer, anEmail } from "#tests/builders/a-new-customer.ts";
import { kept } from "#tests/builders/a-kept-order.ts";
import { aPlacedOrder } from "#tests/builders/an-order.ts";
import { composeMemory } from "#tests/composition.ts";
import { products } from "#tests/fixtures.ts";
import { SignInShop } from "#tests/http/sign-in/sign-in-shop.ts";
import type { MessageJob } from "#core/jobs/message-job.ts";

const EMAIL = anEmail("asha@example.in");
const THE_SHOP = { hosts: ["niramaya.test"], names: ["Niramaya"] };
const BENEFITS = { hosts: ["benefits.test"], names: ["Niramaya Benefits"] };

/** The hosts and the names that messages are written from. */
function fromWhere(...messages: readonly (MessageJob | undefined)[]) {
  const written = messages.map((job) => (job?.kind === "send-email" ? `${job.subject}\n${job.text}\n${job.leave}` : job?.text)).join("\n");
  const each = (found: RegExp) => [...new Set(written.match(found))];
  return { hosts: each(/(?<=https:\/\/|@)[a-z]+\.test/g), names: each(/Niramaya(?: Benefits)?/g) };
}

/** What a person at this host is written who signs in, forgets the password, and asks for the newsletter and an alert. */
async function writtenAt(host: string) {
  const desk = new SignInShop({ products });
  desk.host = host;
  const mobile = "9876543210";
  const bearer = await desk.register(mobile);
  await desk.send({ email: "ravi@example.in" });
  await desk.put("/user/addUserPassword", { password: "kt7Rw2qX" }, { bearer });
  await desk.post("/newsletter/subscribe", { email_id: EMAIL });
  await desk.post("/alerts/ask", { email_id: EMAIL, alert: { kind: "price-at-most", product_id: products[0]?.id, price: 1 } });
  const others = desk.letters();
  await desk.post("/user/sendForgotPasswordLink", { mobile });
  desk.host = "niramaya.test"; // A job runs later, and knows nothing of the host.
  await desk.work("offer-password-reset");
  return { others, reset: desk.letters().at(-1) };
}

describe("letters to somebody at a host of its own", () => {
  it.each([
    ["niramaya.test", THE_SHOP],
    ["benefits.test", BENEFITS],
    ["elsewhere.test", THE_SHOP],
  ] as const)("are that site's: %s", async (host, site) => {
    const { others, reset } = await writtenAt(host);
    expect(others.map((job) => (job.kind === "send-sms" ? "sms" : job.subject.replace(site.names[0] ?? "", "…")))).toEqual([
      "sms",
      "Your OTP for …",
      "Please confirm the … newsletter",
      "Please confirm your … alert",
    ]);
    expect(others.map((job) => fromWhere(job))).toEqual([site, { ...site, hosts: [] }, site, site]); // A code by e-mail has no link.
    expect(fromWhere(reset)).toEqual(site);
  });
});

describe("letters to a customer, whom a job writes to", () => {
  const container = composeMemory();
  const product = { id: "amla", title: "Amla", hindi: null, slug: "amla", price: null };
  const written = (aggregator: string | null) => {
    const customer = { name: aNewCustomer().name, mobile: aMobile("9820012345"), email: EMAIL, aggregator };
    const told = { email: EMAIL, name: "Asha", leave: "k", language: null, aggregator };
    return {
      order: container.get(OrderMessages)({ customer, kept: kept(aPlacedOrder()), news: { kind: "placed" } }),
      ticket: container.get(TicketLetter)(customer, { number: ticketNumber(20_001), language: "en" }, "answered"),
      alert: container.get(AlertLetters).news({ ...told, news: { kind: "back-in-stock", product } }),
      opening: container.get(AlertLetters).news({ ...told, news: { kind: "opening", area: "consultations" } }),
    };
  };

  it("are the benefits' to people of their company's app, save of what may be the shop's alone", () => {
    const { order, ticket, alert, opening } = written("arogya-benefits");
    for (const messages of [order, [ticket], [alert]]) expect(fromWhere(...messages)).toEqual(BENEFITS);
    expect(order).toHaveLength(2);
    expect(fromWhere(opening)).toEqual(THE_SHOP);
  });

  it.each([null, "another-app"])("are the shop's to others: %s", (aggregator) => {
    const { order, ticket, alert, opening } = written(aggregator);
    expect(fromWhere(...order, ticket, alert, opening)).toEqual(THE_SHOP);
  });

  it("are the main site's where no host shows the benefits", () => {
    const alone = { siteUrl: null, port: 3000, shell: "benefits", shellHosts: new Map(), corporateApp: "arogya-benefits" } as const;
    const main = { address: "http://localhost:3000", name: "Niramaya Benefits" };
    expect([siteOfSettings(alone, siteNames)("arogya-benefits"), container.get(SiteOf)(null).name]).toEqual([main, "Niramaya"]);
  });
});
