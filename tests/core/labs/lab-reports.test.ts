import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { labId } from "#core/labs/lab.ts";
import { newLabBooking } from "#core/labs/booking/lab-booking.ts";
import { makeShowLabReport } from "#core/labs/reports/show-lab-report.use-case.ts";
import { currentTests, isComplete, isCritical } from "#core/labs/booking/lab-report.ts";
import { COMPARATORS, verdictOn } from "#core/labs/booking/lab-value.ts";
import { labReportTroubles } from "#core/labs/reports/report-trouble.ts";
import { testsSent } from "#core/labs/booking/sent-value.ts";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { demoLabOffer } from "#tests/builders/demo-lab-offer.ts";
import { aLabTest } from "#tests/core/labs/a-lab-test.ts";
import { now } from "#tests/fixtures.ts";
import type { LabBooking } from "#core/labs/booking/lab-booking.ts";
import type { LabReport } from "#core/labs/booking/lab-report.ts";
import type { Comparator, LabResult, SentRange } from "#core/labs/booking/lab-value.ts";
import type { SentValue } from "#core/labs/booking/sent-value.ts";

const HOUR = 3_600_000;
const none: SentRange = { low: null, high: null, criticalLow: null, criticalHigh: null, of: null };
const whole: SentRange = { low: 4, high: 5.6, criticalLow: 2, criticalHigh: 10, of: { sex: "female", age: 41 } };
const quantity = (value: number, range: SentRange = whole): LabResult => ({ kind: "quantity", value, unit: "%", range });
const flagOf = (value: number, range?: SentRange) => verdictOn(quantity(value, range))?.flag;
const tsh = aLabTest("t-tsh", {
  parameters: [
    { code: "tsh", name: { english: "TSH", hindi: null }, unit: "m[IU]/L", ranges: [] },
    { code: "look", name: { english: "Look", hindi: null }, unit: null, ranges: [] },
  ],
});
const requested = [{ test: tsh.id, title: tsh.title }];
const aValue = (change: Partial<SentValue> = {}): SentValue => ({
  line: 1,
  test: "t-tsh",
  code: "tsh",
  finding: { kind: "quantity", value: 4.2 },
  unit: "m[IU]/L",
  range: none,
  ...change,
});
const clear = { kind: "words", text: "Clear", isNormal: null } as const;
const words = aValue({ line: 2, code: "look", finding: clear, unit: null });
const faultsOf = (...sent: readonly SentValue[]) =>
  testsSent(sent, { asked: requested, offered: [tsh] }).faults.map(({ line, path }) => `${line} ${path}`);
const aReport = (number: number, change: Partial<LabReport> = {}): LabReport => ({
  booking: payableId("l-1"),
  number,
  customer: customerId("asha"),
  member: null,
  takenAt: now,
  at: now + number * HOUR,
  by: "meera",
  reason: null,
  tests: [{ test: tsh.id, title: tsh.title, values: [] }],
  paper: null,
  ...change,
});

describe("a value of a report", () => {
  it("is flagged by the range that came with it, both ends of which are usual", () => {
    expect([1.9, 2, 3.9, 4, 5.6, 5.7, 10, 10.1].map((value) => flagOf(value))).toEqual(
      "critical low low normal normal high high critical".split(" "),
    );
    expect([flagOf(0, { ...none, low: 1 }), flagOf(2, { ...none, high: 1 }), flagOf(9, { ...none, high: 9 })]).toEqual([
      "low",
      "high",
      "normal",
    ]);
    expect(flagOf(1, none)).toBeUndefined();
    expect(verdictOn({ kind: "words", text: "Clear" })).toBeNull();
  });

  it("is a little beyond its range up to a tenth of the end that it passes", () => {
    const range = { ...none, low: 100, high: 200 };
    expect([90, 89.9, 220, 220.1].map((value) => verdictOn(quantity(value, range))?.isSlight)).toEqual([true, false, true, false]);
    const inTenths = { ...none, low: 5.7, high: 6.1 };
    expect([5.13, 5.12, 6.71, 6.72].map((value) => verdictOn(quantity(value, inTenths))?.isSlight)).toEqual([true, false, true, false]);
    expect(verdictOn(quantity(89, range))).toEqual({ flag: "low", side: "low", isSlight: false });
  });

  it("is usual at each end of each range that the demo's tests have, and no more one step beyond it", () => {
    const ranges = demoLabOffer.tests.flatMap(({ parameters }) =>
      parameters.flatMap(({ code, ranges: all }) => all.map((range) => ({ code, ...range }))),
    );
    expect(ranges.length).toBeGreaterThan(100);
    for (const { code, low, high } of ranges) {
      const at = (value: number) => flagOf(value, { ...none, low, high });
      if (low !== null) expect([code, at(low), at(low - 0.001)]).toEqual([code, "normal", "low"]);
      if (high !== null) expect([code, at(high), at(high + 0.001)]).toEqual([code, "normal", "high"]);
    }
  });

  it("never turns better on its way away from its range", () => {
    const worse = ["normal", "high", "critical"];
    fc.assert(
      fc.property(fc.double({ min: 4, max: 20, noNaN: true }), fc.double({ min: 0, max: 20, noNaN: true }), (value, more) => {
        expect(worse.indexOf(flagOf(value + more) ?? "")).toBeGreaterThanOrEqual(worse.indexOf(flagOf(value) ?? ""));
      }),
    );
  });
});

describe("a value with a comparator", () => {
  const bound = (comparator: Comparator, value: number, range: SentRange = whole) =>
    verdictOn({ kind: "bound", comparator, value, unit: "%", range });
  const flags = (range: SentRange, ...given: readonly (readonly [Comparator, number])[]) =>
    given.map(([comparator, value]) => bound(comparator, value, range)?.flag ?? null);

  it("is flagged only where every value that it can mean has that flag", () => {
    const tsh = { ...none, low: 0.5, high: 5 };
    expect(flags(tsh, ["<", 0.01], ["<", 0.5], ["<=", 0.5], ["<", 3])).toEqual(["low", "low", null, null]);
    expect(flags(tsh, [">", 100], [">", 5], [">=", 5], [">", 3])).toEqual(["high", "high", null, null]);
    expect(flags(whole, ["<", 2], ["<=", 2], ["<", 3], [">", 10], [">=", 10])).toEqual(["critical", "low", "low", "critical", "high"]);
    expect(flags({ ...none, high: 35 }, ["<", 5], ["<=", 35], ["<", 36], [">", 36])).toEqual(["normal", "normal", null, "high"]);
    expect(flags({ ...none, low: 0, high: 10 }, ["<", 5])).toEqual(["normal"]); // Nothing that is measured is below 0,
    expect(flags({ ...none, low: -2, high: 2 }, ["<", 1], ["<", -2])).toEqual([null, "low"]); // unless its range says so.
    expect(flags({ ...none, low: 60 }, [">", 90], [">=", 60])).toEqual(["normal", "normal"]);
    expect(flags(none, ["<", 1])).toEqual([null]);
    expect(bound("<", 0.49, { ...none, low: 0.5 })?.isSlight).toBe(false);
  });

  it("is what each of the values that it can mean is, and not flagged where these differ", () => {
    const figure = fc.integer({ min: 1, max: 30 }).map((half) => half / 2);
    const ends = fc.tuple(figure, figure, figure, figure).map((some) => some.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(
        fc.constantFrom(...COMPARATORS),
        figure,
        ends,
        (comparator, value, [criticalLow = 0, low = 0, high = 0, criticalHigh = 0]) => {
          const range = { low, high, criticalLow, criticalHigh, of: null };
          const isMeant = (one: number) =>
            comparator === "<" ? one < value : comparator === "<=" ? one <= value : comparator === ">" ? one > value : one >= value;
          // Quarters lie between all ends, and beyond them.
          const meant = Array.from({ length: 81 }, (_, quarter) => quarter / 4).filter(isMeant);
          const found = new Set(meant.map((one) => flagOf(one, range)));
          const flag = bound(comparator, value, range)?.flag ?? null;
          if (found.size === 1) expect([...found]).toEqual([flag]);
          // A critical value is beyond its usual range as well, so both together are low, or high.
          else if (meant.every((one) => one < low)) expect(flag).toBe("low");
          else if (meant.every((one) => one > high)) expect(flag).toBe("high");
          else expect(flag).toBeNull();
        },
      ),
    );
  });
});

describe("words of a report", () => {
  it("are what the laboratory says of them", () => {
    expect(verdictOn({ kind: "words", text: "Clear" })).toBeNull();
    expect(verdictOn({ kind: "judged-words", text: "Reactive", isNormal: false })).toEqual({
      flag: "abnormal",
      side: null,
      isSlight: false,
    });
    expect(verdictOn({ kind: "judged-words", text: "Not detected", isNormal: true })?.flag).toBe("normal");
  });
});

describe("values that a laboratory sends", () => {
  it("are taken where every test has all of its own", () => {
    const { tests, faults } = testsSent([words, aValue()], { asked: requested, offered: [tsh] });
    expect(faults).toEqual([]);
    expect(tests[0]?.values.map(({ code, result }) => [code, result.kind])).toEqual([
      ["tsh", "quantity"],
      ["look", "words"],
    ]);
  });

  it("are told by line and field where one does not fit", () => {
    expect(faultsOf(aValue())).toEqual(["1 code"]);
    expect(faultsOf(aValue(), words, aValue({ line: 3 }))).toEqual(["3 code"]);
    expect(faultsOf(aValue({ unit: "mg/dL" }), words)).toEqual(["1 unit"]);
    expect(faultsOf(aValue({ unit: null }), words)).toEqual(["1 unit"]);
    expect(faultsOf(aValue(), words, aValue({ line: 3, code: "ft4" }))).toEqual(["3 code"]);
    expect(faultsOf(aValue({ test: "t-hba1c" }))).toEqual(["1 test"]);
    expect(testsSent([aValue()], { asked: [], offered: [tsh] }).faults).toHaveLength(1);
  });

  it("are words beside a unit too, with the unit or without, and as the laboratory judges them", () => {
    const notDetected = { kind: "words", text: "Not detected", isNormal: true } as const;
    for (const unit of ["m[IU]/L", null]) {
      const { tests, faults } = testsSent([aValue({ finding: notDetected, unit }), words], { asked: requested, offered: [tsh] });
      expect([faults, tests[0]?.values[0]?.result]).toEqual([[], { kind: "judged-words", text: "Not detected", isNormal: true }]);
    }
    const bound = { kind: "bound", comparator: "<", value: 0.01 } as const;
    expect(testsSent([aValue({ finding: bound }), words], { asked: requested, offered: [tsh] }).tests[0]?.values[0]?.result).toEqual({
      ...bound,
      unit: "m[IU]/L",
      range: none,
    });
  });

  it("have ranges whose ends are in order", () => {
    expect(faultsOf(aValue({ range: { ...none, low: 5, high: 4 } }), words)).toEqual(["1 high"]);
    expect(faultsOf(aValue({ range: { ...none, low: 1, high: 4, criticalLow: 2 } }), words)).toEqual(["1 critical_low"]);
    expect(faultsOf(aValue({ range: { ...none, low: 1, high: 4, criticalHigh: 3 } }), words)).toEqual(["1 critical_high"]);
    expect(faultsOf(aValue({ range: whole }), words)).toEqual([]);
    expect(faultsOf(aValue(), { ...words, range: { ...none, low: 0 } })).toEqual(["2 low"]);
  });
});

const basket = {
  people: [
    {
      member: null,
      items: [
        {
          kind: "test",
          id: tsh.id,
          title: tsh.title,
          price: paise(1),
          tests: [{ id: tsh.id, title: tsh.title, sample: tsh.sample, fastingHours: tsh.fastingHours, afterMealHours: tsh.afterMealHours }],
        } as const,
      ],
      dropped: [],
    },
  ],
};

describe("the reports on a booking", () => {
  it("tell the newest version of a test and why it was corrected", () => {
    const corrected = aReport(2, { reason: "The tube was mixed up." });
    expect(currentTests([aReport(1), corrected], null)).toMatchObject([{ version: 2, reason: "The tube was mixed up.", at: corrected.at }]);
  });

  it("are complete once every test of everybody is there", () => {
    expect([isComplete(basket, []), isComplete(basket, [aReport(1)])]).toEqual([false, true]);
  });

  it("are named to staff while nobody was called about a critical value, and where there is none at all", () => {
    const critical = aReport(1, {
      tests: [{ test: tsh.id, title: tsh.title, values: [{ code: "tsh", name: tsh.title, result: quantity(11) }] }],
    });
    expect([isCritical(critical), isCritical(aReport(1))]).toEqual([true, false]);
    const step = (at: number) =>
      ({ at, by: { kind: "staff", name: "meera" }, deed: { kind: "state", event: "call", payment: null } }) as const;
    const told = (history: readonly ReturnType<typeof step>[], later: number, reports = [critical]) =>
      labReportTroubles({ id: payableId("l-1"), state: "ready", history }, reports, critical.at + later).map(({ kind }) => kind);
    expect(told([], HOUR)).toEqual([]);
    expect(told([], HOUR + 1)).toEqual(["nobody-called"]);
    expect(told([step(critical.at - 1)], 2 * HOUR)).toEqual(["nobody-called"]);
    expect(told([step(critical.at + 1)], 2 * HOUR)).toEqual([]);
    expect(told([], 2 * HOUR, [])).toEqual(["no-report"]);
  });
});

describe("a value beside what was found before", () => {
  it("has the same value of the same person in the same unit alone, the oldest first", async () => {
    const booking = (id: string): LabBooking =>
      newLabBooking(
        {
          id: payableId(id),
          customer: customerId("asha"),
          lab: { id: labId("sahyadri"), name: "Sahyadri", address: "12 Law College Road", city: "Pune", hindi: null },
          place: { kind: "centre" },
          start: now,
          basket: {
            ...basket,
            subtotal: paise(1),
            collection: paise(0),
            total: paise(1),
            fastingHours: 0,
            reportHours: 12,
            requirements: [],
            plan: null,
          },
        },
        now,
      );
    const found = (id: string, ago: number, given: { readonly value: number; readonly unit?: string; readonly member?: string }) =>
      aReport(1, {
        booking: payableId(id),
        member: given.member === undefined ? null : memberId(given.member),
        takenAt: now - ago * 24 * HOUR,
        tests: [
          {
            test: tsh.id,
            title: tsh.title,
            values: [
              {
                code: "tsh",
                name: tsh.title,
                result: { kind: "quantity", value: given.value, unit: given.unit ?? "m[IU]/L", range: none },
              },
            ],
          },
        ],
      });
    const reports = [
      found("l-1", 0, { value: 2 }),
      found("l-2", 30, { value: 3 }),
      found("l-3", 90, { value: 4 }),
      found("l-4", 60, { value: 300, unit: "nmol/L" }),
      found("l-5", 50, { value: 5, member: "isha" }),
    ];
    const show = makeShowLabReport({
      bookings: { withId: async (id) => ({ booking: booking(id), language: null, payments: [], ledger: [], papers: [] }) },
      reports: { of: async () => reports },
    });
    const earlier = [
      { takenAt: now - 90 * 24 * HOUR, found: { value: 4 } },
      { takenAt: now - 30 * 24 * HOUR, found: { value: 3 } },
    ];
    expect(await show(customerId("asha"), payableId("l-1"))).toMatchObject({ value: { people: [{ tests: [{ values: [{ earlier }] }] }] } });
  });
});
