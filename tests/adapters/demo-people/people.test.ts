import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { emailIn } from "#core/identity/email-address.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { inviteCodeIn } from "#core/identity/invite-code.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { dayIn } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { notificationsAt } from "#adapters/demo-people/notifications-at.ts";
import { peopleAt } from "#adapters/demo-people/people-at.ts";
import { demoAggregators } from "#adapters/demo-people/people.ts";
import { now } from "#tests/fixtures.ts";

const goods = Array.from({ length: 25 }, (_, index) => ({ id: `goods-${index}`, minimumQuantity: index === 3 ? 5 : 1 }));
const people = peopleAt(now, goods);
const news = notificationsAt(now, indianDay(now));

describe("the demo's people", () => {
  it("are a dozen: plain, with a family, without a mobile, about to leave, and a company's; one who looks after the pages, and three who practise", () => {
    expect(people.map(({ role }) => role)).toEqual([
      ...Array(12).fill("customer"),
      "content",
      "practitioner",
      "practitioner",
      "practitioner",
    ]);
    expect(people.some(({ members, addresses, cart }) => members.length + addresses.length + cart.length === 0)).toBe(true);
    expect(people.some(({ members }) => members.length >= 3)).toBe(true);
    expect(people.some(({ mobile }) => mobile === null)).toBe(true);
    expect(people.filter(({ leavingSince }) => leavingSince !== null)).toHaveLength(1);
    expect(people.some(({ aggregator }) => aggregator !== null)).toBe(true);
  });

  it("are written as sign-in writes people, and nobody's number can be somebody's", () => {
    for (const { name, mobile, email, birthdate } of people) {
      expect(fullNameIn(name)).toBe(name);
      expect(dayIn(birthdate)).toBe(birthdate);
      expect([mobile, email]).not.toEqual([null, null]);
      if (mobile !== null) expect([mobileIn(mobile), mobile[0]]).toEqual([mobile, "5"]);
      if (email !== null) expect([emailIn(email), email.endsWith(".example")]).toEqual([email, true]);
    }
    for (const { inviteCode } of people) expect(inviteCodeIn(inviteCode)).toBe(inviteCode);
    for (const values of [
      people.map(({ inviteCode }) => inviteCode),
      people.map(({ id }) => id),
      people.flatMap(({ mobile }) => mobile ?? []),
      people.flatMap(({ email }) => email ?? []),
    ])
      expect(new Set(values).size).toBe(values.length);
  });

  it("stand in docs/tour.md, each with what signs them in, and the company with its key", () => {
    const page = readFileSync("docs/tour.md", "utf8");
    for (const { name, mobile, email } of people) expect(page).toContain(`| ${name} | ${mobile ?? email} |`);
    for (const { name, apiKey } of demoAggregators) expect(page).toContain(`aggregator \`${name}\`, apikey \`${apiKey}\``);
  });

  it("have carts that the shop's goods and least quantities allow, and one default address at most", () => {
    const pieces = people.flatMap(({ cart }) => cart);
    expect(pieces.find(({ product }) => product === "goods-3")?.quantity).toBe(5);
    for (const { cart, addresses } of people) {
      expect(new Set(cart.map(({ product }) => product)).size).toBe(cart.length);
      expect(addresses.filter(({ isDefault }) => isDefault)).toHaveLength(Math.min(addresses.length, 1));
    }
  });

  it("are the same at each start, but for the days that pass", () => {
    expect(peopleAt(now, goods)).toEqual(people);
    expect(peopleAt(now + 86_400_000, goods).map(({ id }) => id)).toEqual(people.map(({ id }) => id));
    expect(people[0]?.inviteCode).toBe("DEM00001");
  });
});

describe("what the demo's people are told", () => {
  it("is of every type, asked and answered, read and unread", () => {
    expect(new Set(news.notifications.map(({ kind }) => kind))).toEqual(
      new Set(["follow-request", "follow-accepted", "follow-suggestion", "group-request", "challenge-request"]),
    );
    expect(new Set(news.notifications.map(({ state }) => state))).toEqual(new Set([null, "pending", "accepted", "declined"]));
    expect(new Set(news.notifications.map(({ isRead }) => isRead)).size).toBe(2);
  });

  it("speaks of people, groups and challenges that there are, and sorts by its time", () => {
    const known = new Set(people.map(({ id }) => id));
    const places = new Set([...news.groups, ...news.challenges].map(({ id }) => id));
    for (const { to, from, group, challenge, at } of news.notifications) {
      expect(known).toContain(to);
      expect(known).toContain(from);
      expect(to).not.toBe(from);
      expect(at).toBeLessThanOrEqual(now);
      for (const place of [group, challenge]) if (place !== null) expect(places).toContain(place);
    }
    const byId = news.notifications.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(byId.map(({ at }) => at)).toEqual(news.notifications.map(({ at }) => at).toSorted((a, b) => a - b));
  });

  it("has a challenge to join, one under way and one that is over", () => {
    const today = indianDay(now);
    expect(news.challenges.some(({ start }) => start > today)).toBe(true);
    expect(news.challenges.some(({ start, end }) => start < today && today <= end)).toBe(true);
    expect(news.challenges.some(({ end }) => end < today)).toBe(true);
  });
});
