import { describe, expect, it } from "vitest";
import { paise } from "#core/shared/money.ts";
import { planWords } from "#web/features/plans/plan-words.ts";

describe("what is said of a plan before and after it is bought", () => {
  it("says for whom consultations can be booked, and that it pays for none where it names none", () => {
    expect(planWords.howToUse({ consultations: 4, labPercent: 0 })).toMatch(
      /for yourself, or for somebody under 18 .+ where this plan does not pay/,
    );
    expect(planWords.howToUse({ consultations: 0, labPercent: 0 })).toMatch(/does not pay for appointments/);
    expect(planWords.howToUse({ consultations: 0, labPercent: 10 })).toMatch(/^Lab tests: .+ 10 % off, .+ does not pay for appointments/);
  });

  it("says in a list until when it runs and how much of it is left, and of one that has not begun its price alone", () => {
    const [from, until] = [Date.parse("2026-11-20T00:00:00+05:30"), Date.parse("2027-11-20T00:00:00+05:30")];
    const view = {
      stage: "running",
      plan: { price: paise(1_299_900), consultations: 12 },
      term: { from, until },
      uses: [],
      left: 12,
    } as const;
    expect(planWords.briefly(view)).toEqual(["Until the end of 19 Nov 2027", "Consultations: 0 used, 12 left", "₹12,999"]);
    expect(planWords.briefly({ ...view, plan: { ...view.plan, consultations: 0 } })).toEqual(["Until the end of 19 Nov 2027", "₹12,999"]);
    expect(planWords.briefly({ ...view, term: null })).toEqual(["₹12,999"]);
    expect(planWords.briefly({ ...view, stage: "cancelled" })).toEqual(["₹12,999"]);
  });
});
