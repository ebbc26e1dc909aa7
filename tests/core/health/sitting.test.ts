import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changesOf, MOST_OF_SITTING, withResult } from "#core/health/sitting/results-of-sitting.ts";
import type { SittingResult } from "#core/health/sitting/results-of-sitting.ts";

const anyResult = fc.record({
  at: fc.integer({ min: 1 }),
  entered: fc.dictionary(fc.constantFrom("weight", "height", "sex"), fc.constantFrom("60", "72.25", "170", "male"), { maxKeys: 3 }),
});
const inTenths = (tenths: number) => (tenths / 10).toFixed(1);

describe("the results of a sitting", () => {
  it("keep the last ones in their order, and what was sent again once", () => {
    fc.assert(
      fc.property(fc.array(anyResult, { maxLength: 40 }), (made) => {
        const stored = made.reduce<readonly SittingResult[]>(withResult, []);
        const once = made.filter((result, index) => index === 0 || !isSame(result, made[index - 1]));
        expect(stored).toEqual(once.slice(-MOST_OF_SITTING));
        for (const last of stored.slice(-1)) expect(withResult(stored, { ...last, at: last.at + 1 })).toBe(stored);
      }),
    );
  });

  it("change by what lies between the first and the last", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 100, max: 900 }), { minLength: 1, maxLength: 12 }), (tenths) => {
        const changes = changesOf(tenths.map((figure) => ({ bmi: inTenths(figure) })));
        expect(changes[0]).toEqual({ bmi: null });
        const sum = changes.slice(1).reduce((all, { bmi }) => all + Math.round(Number(bmi) * 10), 0);
        expect(sum).toBe((tenths.at(-1) ?? 0) - (tenths[0] ?? 0));
      }),
    );
  });

  it("change by no more decimals than they have, exactly", () => {
    const changed = (before: string | null, figure: string | null) => changesOf([{ kg: before }, { kg: figure }])[1]?.["kg"];
    expect(changed("72.3", "72.25")).toBe("-0.05");
    expect(changed("24.6", "25.0")).toBe("0.4");
    expect(changed("2000", "1750")).toBe("-250");
    expect(changed("25.0", "25.0")).toBe("0.0");
    expect([changed(null, "25.0"), changed("25.0", null)]).toEqual([null, null]);
    expect(changesOf([{ weight_kg: "70" }, { weight_lb: "154" }])[1]).toEqual({ weight_lb: null });
  });
});

const isSame = (one: SittingResult, other: SittingResult | undefined): boolean =>
  JSON.stringify(Object.entries(one.entered).toSorted()) === JSON.stringify(Object.entries(other?.entered ?? {}).toSorted());
