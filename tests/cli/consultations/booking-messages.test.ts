import { describe, expect, it } from "vitest";
import { payableId } from "#core/ledger/entry.ts";
import { NOTHING } from "#core/shared/money.ts";
import { bookingMessages } from "#cli/consultations/booking-messages.ts";
import { aNewCustomer } from "#tests/builders/a-new-customer.ts";
import { now } from "#tests/fixtures.ts";
import type { BookingNews } from "#core/consultations/booking/booking-news.ts";

const told = (news: BookingNews) =>
  bookingMessages("https://shop.test")({ customer: aNewCustomer({}), booking: payableId("b-1"), language: "en", news }).announcement.text;

const start = now;
const plain = { start, back: NOTHING } as const;
const missed = { start, fee: NOTHING, until: now } as const;

describe("what is told of an appointment that a plan pays for", () => {
  it.each<[string, BookingNews, RegExp, RegExp]>([
    ["cancelled in time", { ...plain, kind: "cancelled", plan: "back" }, /The consultation is back in your plan\.$/, /प्लान में लौट आया है।$/],
    ["cancelled late", { ...plain, kind: "cancelled", plan: "used" }, /stays used in your plan\.$/, /इस्तेमाल हुआ माना जाएगा।$/],
    [
      "called off",
      { ...plain, kind: "called-off", plan: "back" },
      /The consultation is back in your plan\. On its page you can choose another time, or find somebody else\.$/,
      /प्लान में लौट आया है।/,
    ],
    ["missed by the patient", { kind: "patient-missed", start, plan: "used" }, /stays used in your plan\.$/, /इस्तेमाल हुआ माना जाएगा।$/],
    [
      "missed by the practitioner",
      { ...missed, kind: "practitioner-missed", plan: "used" },
      /or to return the consultation to your plan\. If you do nothing, it goes back then\.$/,
      /अपने-आप लौट आएगा।$/,
    ],
    ["taken back", { ...plain, kind: "goes-back", plan: "back" }, /^The consultation of .+ is back in your plan\.$/, /प्लान में लौट आया है।$/],
  ])("names the plan and no money: %s", (_, news, english, hindi) => {
    const { en, hi } = told(news);
    expect(en).toMatch(english);
    expect(hi).toMatch(hindi);
    expect(`${en}${hi}`).not.toMatch(/₹|fee|फ़ीस|रिफ़ंड/);
  });

  it("is money where no plan pays", () => {
    expect(told({ kind: "patient-missed", start, plan: null }).en).toMatch(/Its fee can't be refunded\.$/);
    expect(told({ ...plain, kind: "cancelled", plan: null }).en).not.toMatch(/plan/);
  });
});
