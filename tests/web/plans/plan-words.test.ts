import { describe, expect, it } from "vitest";
import { planWords } from "#web/features/plans/plan-words.ts";

describe("what is said of a plan before and after it is bought", () => {
  it("says for whom consultations can be booked, and that it pays for none where it names none", () => {
    expect(planWords.howToUse({ consultations: 4, labPercent: 0 })).toMatch(
      /for yourself, or for somebody under 18 .+ where this plan does not pay/,
    );
    expect(planWords.howToUse({ consultations: 0, labPercent: 0 })).toMatch(/does not pay for appointments/);
    expect(planWords.howToUse({ consultations: 0, labPercent: 10 })).toMatch(/^Lab tests: .+ 10 % off, .+ does not pay for appointments/);
  });
});
