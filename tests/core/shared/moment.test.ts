import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endOf, printedEnd } from "#core/coupons/coupon-end.ts";
import { instantOf, printedInstant, readMoment } from "#core/shared/moment.ts";
import type { Instant } from "#core/shared/instant.ts";

const instantIn = (text: string): Instant | null => {
  const moment = readMoment(text);
  return moment === null ? null : instantOf(moment);
};
const utc = (text: string): number => Date.parse(text) / 1000;

describe("a date of the file", () => {
  it.each([
    ["2026-11-20", "2026-11-19T18:30:00Z", ""],
    ["2026-11-20T10:00", "2026-11-20T04:30:00Z", ""],
    ["2026-11-20T10:00:30", "2026-11-20T04:30:30Z", ""],
    ["2026-11-20T10:00:30.5", "2026-11-20T04:30:30Z", "5"],
    ["2026-11-20T10:00Z", "2026-11-20T10:00:00Z", ""],
    ["2026-11-20T10:00:00+05:30", "2026-11-20T04:30:00Z", ""],
    ["2026-11-20T10:00-00:00", "2026-11-20T10:00:00Z", ""],
    ["2026-11-20T23:59:59.999999999999-23:59", "2026-11-21T23:58:59Z", "999999999999"],
    ["2026-11-20T00:00:00.000Z", "2026-11-20T00:00:00Z", ""],
    ["2026-11-20T00:00:00.0100Z", "2026-11-20T00:00:00Z", "01"],
    ["2024-02-29", "2024-02-28T18:30:00Z", ""],
    ["2000-02-29T00:00Z", "2000-02-29T00:00:00Z", ""],
    ["0099-03-01T00:00Z", "0099-03-01T00:00:00Z", ""],
    ["9999-12-31T23:59Z", "9999-12-31T23:59:00Z", ""],
  ])("is right: %s", (text, time, decimals) => expect(instantIn(text)).toEqual({ seconds: utc(time), decimals }));

  it.each([
    "",
    " ",
    "2026",
    "2026-11",
    "2026-11-2",
    "26-11-20",
    "2026/11/20",
    "20261120",
    "2026-13-01",
    "2026-00-01",
    "2026-11-00",
    "2026-11-31",
    "2026-02-29",
    "1900-02-29",
    "2026-11-20Z",
    "2026-11-20+05:30",
    "2026-11-20T",
    "2026-11-20T10",
    "2026-11-20T1:00",
    "2026-11-20 10:00",
    "2026-11-20t10:00",
    "2026-11-20T10:00z",
    "2026-11-20T24:00",
    "2026-11-20T10:60",
    "2026-11-20T10:00:60",
    "2026-11-20T10:00:",
    "2026-11-20T10:00:00.",
    "2026-11-20T10:00:00,5",
    "2026-11-20T10:00.5",
    "2026-11-20T10:00+5:30",
    "2026-11-20T10:00+0530",
    "2026-11-20T10:00+05",
    "2026-11-20T10:00+24:00",
    "2026-11-20T10:00+05:60",
    "2026-11-20T10:00 Z",
    " 2026-11-20",
    "2026-11-20 ",
    "2026-11-20\n",
    "+2026-11-20",
    "-2026-11-20",
    "12026-11-20",
    "２０２６-11-20",
    "2026-11-20T10:00:00Z[UTC]",
    "tomorrow",
    "NaN-aN-aN",
  ])("is malformed: %j", (text) => expect(readMoment(text)).toBe(null));

  it("knows each day of four hundred years, and no other", () => {
    for (let day = 0; day < 146_097; day += 1) {
      const date = new Date(Date.UTC(2000, 0, 1 + day)).toISOString().slice(0, 10);
      if (instantIn(`${date}T00:00Z`)?.seconds !== utc(date)) throw new Error(date);
    }
  });

  it("takes a fraction of any length in a moment", () => {
    const decimals = `${"0".repeat(200_000)}1`;
    expect(instantIn(`2026-11-20T10:00:00.${decimals}${"0".repeat(200_000)}Z`)?.decimals).toBe(decimals);
  });

  it("without a time ends with the first instant of the next day", () => {
    const day = readMoment("2026-12-31");
    expect(day === null ? null : endOf(day)).toEqual({ kind: "day", nextBegins: { seconds: utc("2026-12-31T18:30:00Z"), decimals: "" } });
  });
});

describe("a printed date", () => {
  const anyTime = fc.record({
    seconds: fc.integer({ min: utc("0000-01-01T00:00:00Z") - 86_340, max: utc("9999-12-31T23:59:59Z") + 86_340 }),
    decimals: fc.oneof(fc.constant(""), fc.stringMatching(/^\d{0,12}[1-9]$/)),
  });

  it("is read as the instant that it was", () => {
    fc.assert(
      fc.property(anyTime, (instant) => {
        expect(instantIn(printedInstant(instant))).toEqual(instant);
      }),
    );
  });

  it("is in Indian time wherever it has four digits for the year", () => {
    expect(printedInstant({ seconds: utc("2026-11-20T04:30:00Z"), decimals: "25" })).toBe("2026-11-20T10:00:00.25+05:30");
  });

  it("is none where no offset gives the year four digits", () => {
    const seconds = utc("9999-12-31T23:59:59Z") + 86_341;
    expect(() => printedInstant({ seconds, decimals: "" })).toThrow(new RangeError(`no date of four digits stands for ${seconds} seconds`));
  });

  it("is read as the end that it was", () => {
    const anyDay = fc
      .integer({ min: -700_000, max: 2_900_000 })
      .map((days) => ({ kind: "day", nextBegins: { seconds: days * 86_400 - 19_800, decimals: "" } }) as const);
    const anyEnd = fc.oneof(
      anyDay,
      anyTime.map((last) => ({ kind: "instant", last }) as const),
    );
    fc.assert(
      fc.property(anyEnd, (end) => {
        const read = readMoment(printedEnd(end));
        expect(read === null ? null : endOf(read)).toEqual(end);
      }),
    );
  });
});
