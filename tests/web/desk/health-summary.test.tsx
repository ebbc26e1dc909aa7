import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { HealthSummary } from "#web/features/desk/prescribing/health-summary.tsx";
import type { HealthSummary as Told } from "#core/consultations/safety/person-health.ts";

afterEach(cleanup);

/** Nothing to mind, as a woman told it. */
const harmless: Told = {
  hasAllergies: false,
  allergies: [],
  reactions: "",
  takesMedicines: false,
  medicines: "",
  pregnancy: "no",
  pregnancyWeek: null,
  sex: null,
  conditions: ["none"],
  otherConditions: "",
  sign: null,
};
const woman = { name: "Asha", age: 34, gender: "female" } as const;

function shown(health: Told | null, patient: { name: string; age: number; gender: "female" | "male" | null } = woman) {
  const { container } = render(<HealthSummary health={health} patient={patient} />);
  return { text: container.textContent, isRed: container.querySelector(".notice.clay") !== null };
}

describe("what stands above a prescription that is being written", () => {
  it.each<[Partial<Told>, string]>([
    [
      { hasAllergies: true, allergies: ["Peanuts", "Penicillin"], reactions: "the lips swell" },
      "Peanuts, Penicillin. Reaction: the lips swell",
    ],
    [{ hasAllergies: true }, "Yes, but not named. Please ask."],
    [{ pregnancy: "pregnant", pregnancyWeek: 12 }, "Pregnant, week 12"],
    [{ pregnancy: "unsure" }, "May be pregnant"],
    [{ pregnancy: "breastfeeding" }, "Breastfeeding"],
    [{ takesMedicines: true, medicines: "Warfarin 5 mg" }, "Warfarin 5 mg"],
    [{ conditions: ["asthma", "kidney"] }, "Asthma or another disease of the lungs, Kidney disease"],
    [{ conditions: ["other"], otherConditions: "Gout" }, "Gout"],
    [{ conditions: ["other"] }, "another one, not named (please ask)"],
  ])("is red and named where there is something to mind: %j", (summary, text) => {
    const { text: said, isRed } = shown({ ...harmless, ...summary });
    expect([said?.includes(text), isRed]).toEqual([true, true]);
  });

  it.each<Partial<Told>>([{ hasAllergies: null }, { takesMedicines: null }, { pregnancy: null }, { conditions: [] }])(
    "is red and asks to ask where something was not answered: %j",
    (summary) => {
      const { text, isRed } = shown({ ...harmless, ...summary });
      expect([text?.includes("Not answered. Please ask."), isRed]).toEqual([true, true]);
    },
  );

  it("is red and asks to ask for all of it where the practitioner may read nothing", () => {
    const { text, isRed } = shown(null);
    expect([text?.includes("Ask about allergies, illnesses, pregnancy and medicines"), isRed]).toEqual([true, true]);
  });

  it("is quiet where all was told and nothing of it is to be minded", () => {
    expect(shown(harmless).isRed).toBe(false);
    cleanup();
    expect(shown({ ...harmless, pregnancy: null }, { ...woman, gender: "male" }).isRed).toBe(false); // No man is asked.
    expect(screen.queryByText("Pregnancy")).toBeNull();
  });

  it("asks nobody about a pregnancy who is male at birth, whatever the account says, and everybody else", () => {
    const asks = (sex: Told["sex"], gender: "female" | "male" | null) => {
      cleanup();
      return shown({ ...harmless, pregnancy: null, sex }, { ...woman, gender }).text?.includes("Not answered. Please ask.");
    };
    expect([asks("male", null), asks("male", "female"), asks(null, "male")]).toEqual([false, false, false]);
    expect([asks("female", "male"), asks(null, null), asks(null, "female")]).toEqual([true, true, true]);
  });

  it.each([
    ["emergency", /sign of an emergency/],
    ["self-harm", /14416/],
  ] as const)("begins with an answer that can be a sign of an emergency: %s", (sign, says) => {
    const { text, isRed } = shown({ ...harmless, sign });
    expect([says.test(text ?? ""), isRed]).toEqual([true, true]);
  });

  it("says what is compared, and that silence is no clearance", () => {
    expect(shown(harmless).text).toContain("Where nothing is said of an item, that does not mean it is safe.");
  });
});
