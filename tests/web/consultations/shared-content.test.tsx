import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { PROFILE_QUESTIONS } from "#core/assessments/answering/health-profile.ts";
import { sharedPhrases } from "#web/features/consultations/wording/shared.ts";
import { Answers, nameOfQuestion } from "#web/features/desk/shared/shared-content.tsx";
import { allItems } from "#core/assessments/questions/worded-questionnaire.ts";
import type { NumberedAnswer } from "#core/assessments/answering/assessment.ts";

afterEach(cleanup);

const answers: readonly NumberedAnswer[] = [
  { linkId: "conditions", values: ["thyroid"], n: 1 },
  { linkId: "takes-medicines", values: [true], n: 2 },
  { linkId: "medicines", values: ["Thyroxine"], n: 3 },
  { linkId: "has-allergies", values: [true], n: 4 },
  { linkId: "allergy-substances", values: ["Peanuts"], n: 5 },
  { linkId: "allergy-reactions", values: ["The lips swell"], n: 6 },
];

it("says at the desk what the health profile asked without speaking to the practitioner, and allergies in red", () => {
  const { container } = render(<Answers items={PROFILE_QUESTIONS.items} answers={answers} />);
  const red = container.querySelector<HTMLElement>(".notice.clay");
  expect(red?.textContent).toBe("Allergic to somethingYesAllergic toPeanutsReactionThe lips swell");
  expect(screen.getByText("Illnesses, now or before")).toBeTruthy();
  expect(within(red ?? container).queryByText("Thyroxine")).toBeNull();
  expect(container.textContent).not.toMatch(/\b(you|your)\b/i);
});

it("says a pregnancy and its week in red, and that there is none as any other answer", () => {
  const told = (values: readonly string[]) => [
    { linkId: "sex", values: ["female"], n: 1 },
    { linkId: "pregnancy", values, n: 2 },
    { linkId: "pregnancy-weeks", values: [5], n: 3 },
  ];
  const { container, unmount } = render(<Answers items={PROFILE_QUESTIONS.items} answers={told(["pregnant"])} />);
  expect(container.querySelector(".notice.clay")?.textContent).toMatch(/^Pregnant or breastfeeding.*Week of pregnancy5/);
  unmount();
  const none = render(<Answers items={PROFILE_QUESTIONS.items} answers={told(["no"])} />);
  expect(none.container.querySelector(".notice.clay")).toBeNull();
});

it("leaves out of the health profile what was answered alike for the appointment", () => {
  const known = new Set(["has-allergies", "allergy-substances", "conditions"]);
  const { container } = render(<Answers items={PROFILE_QUESTIONS.items} answers={answers} known={known} />);
  expect(container.textContent).not.toContain("Peanuts");
  expect(container.textContent).toContain("The lips swell");
});

it("speaks to nobody in any question of the health profile", () => {
  expect(
    allItems(PROFILE_QUESTIONS.items)
      .map(nameOfQuestion)
      .filter((said) => /\b(you|your)\b/i.test(said)),
  ).toEqual([]);
});

it("has no allergy in red where there is none", () => {
  const none = [{ linkId: "has-allergies", values: [false], n: 1 }];
  const { container } = render(<Answers items={PROFILE_QUESTIONS.items} answers={none} />);
  expect([container.querySelector(".notice.clay"), container.textContent]).toEqual([null, "Health so farAllergic to somethingNo"]);
});

it("names questions that the health profile asks", () => {
  const requested = new Set(allItems(PROFILE_QUESTIONS.items).map(({ linkId }) => linkId));
  expect(Object.keys(sharedPhrases.questions).filter((linkId) => !requested.has(linkId))).toEqual([]);
});
