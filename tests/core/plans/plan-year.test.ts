import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { isRunning, newSubscription, subscriptionAfter } from "#core/plans/subscription.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { paise } from "#core/shared/money.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const plan = {
  id: "swasthya",
  title: "Swasthya",
  text: "For one.",
  price: paise(499_900),
  people: 1,
  includes: [],
  consultations: 4,
  labPercent: 0,
  hindi: null,
};
/** The year of a plan that was paid for at a moment of India's clock. */
function yearFrom(at: number) {
  const facts = { id: payableId("s-1"), customer: customerId("asha"), plan, members: [], notBefore: at };
  const pay = { kind: "state", event: "pay", payment: "pay-1" } as const;
  const paid = subscriptionAfter(newSubscription(facts, at), { at, by: { kind: "provider" }, deed: pay });
  const term = paid.kind === "ok" ? paid.value.term : null;
  if (paid.kind !== "ok" || term === null) throw new TypeError("it is paid for");
  return { ...term, subscription: paid.value };
}
const inIndia = (moment: string): number => Date.parse(`${moment}+05:30`);

describe("the year of a plan", () => {
  it.each([
    ["2026-12-31T23:59:59.999", "2027-12-31T00:00"],
    ["2027-01-01T00:00", "2028-01-01T00:00"],
    ["2027-02-28T12:00", "2028-02-28T00:00"],
    ["2028-02-29T00:00", "2029-02-28T00:00"], // That year has no 29 February.
    ["2028-02-29T23:59:59.999", "2029-02-28T00:00"],
    ["2028-03-01T00:00", "2029-03-01T00:00"],
    ["2027-03-01T05:29", "2028-03-01T00:00"],
  ])("from %s on is over at %s", (from, until) => {
    const year = yearFrom(inIndia(from));
    expect([year.from, year.until]).toEqual([inIndia(from), inIndia(until)]);
    expect([isRunning(year.subscription, year.from - 1), isRunning(year.subscription, year.from)]).toEqual([false, true]);
    expect([isRunning(year.subscription, year.until - 1), isRunning(year.subscription, year.until)]).toEqual([true, false]);
  });

  it("has 365 days or, with a 29 February in it, 366, that of its payment among them", () =>
    fc.assert(
      fc.property(fc.integer({ min: inIndia("2026-01-01T00:00"), max: inIndia("2036-01-01T00:00") }), (at) => {
        const { until } = yearFrom(at);
        const days = Math.round((until - inIndia(`${indianDay(at)}T00:00`)) / DAY);
        const isAmong = (leap: string) => indianDay(at) < leap && leap < indianDay(until);
        expect(days).toBe(["2028-02-29", "2032-02-29", "2036-02-29"].some(isAmong) ? 366 : 365);
        expect(daysAfter(indianDay(at), days)).toBe(indianDay(until));
      }),
    ));
});
