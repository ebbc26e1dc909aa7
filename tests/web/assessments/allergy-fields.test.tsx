import "#tests/web/browser-setup.ts";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { makeAutoObservable } from "mobx";
import { afterEach, describe, expect, it } from "vitest";
import { answerFits } from "#core/assessments/answering/answer-fits.ts";
import { history } from "#core/assessments/questions/common-groups.ts";
import { QuestionField } from "#web/features/assessments/answering/question-field.tsx";
import type { AnswerValue } from "#core/assessments/questionnaire.ts";
import type { QuestionnaireItem } from "#core/assessments/questions/questionnaire-item.ts";
import type { AnsweredQuestions } from "#web/features/assessments/answering/answered-questions.ts";

afterEach(cleanup);

class Answers implements AnsweredQuestions {
  isChecked = false;
  completeness = { missing: [] };
  given: ReadonlyMap<string, readonly AnswerValue[]>;
  constructor(given: Readonly<Record<string, readonly AnswerValue[]>> = {}) {
    this.given = new Map(Object.entries(given));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }
  valuesOf(linkId: string): readonly AnswerValue[] {
    return this.given.get(linkId) ?? [];
  }
  fits(item: QuestionnaireItem): boolean {
    return answerFits(item, this.valuesOf(item.linkId));
  }
  type(linkId: string, values: readonly AnswerValue[]): void {
    this.given = new Map([...this.given, [linkId, values]]);
  }
  async answer(linkId: string, values: readonly AnswerValue[]): Promise<void> {
    this.type(linkId, values);
  }
}

function draw(model: Answers) {
  const items = history.items.filter(({ linkId }) => linkId.startsWith("allerg"));
  render(items.map((item) => <QuestionField key={item.linkId} model={model} item={item} />));
}

const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe("substances that somebody is allergic to [care, Assessments]", () => {
  it("have a field each, and what happens then another", () => {
    const model = new Answers();
    draw(model);
    expect(screen.queryByText(/You wrote this about your allergies earlier/)).toBeNull();
    write("No. 1", "Peanuts");
    fireEvent.click(screen.getByRole("button", { name: "Add another" }));
    write("No. 2", "Penicillin");
    expect(model.valuesOf("allergy-substances")).toEqual(["Peanuts", "Penicillin"]);
    fireEvent.click(screen.getByRole("button", { name: "Remove Peanuts" }));
    expect(model.valuesOf("allergy-substances")).toEqual(["Penicillin"]);
    write("What happens then? (optional)", "Hives");
    expect(model.valuesOf("allergy-reactions")).toEqual(["Hives"]);
  });

  it("are put into the fields from what was written before by a press of who wrote it", () => {
    const model = new Answers({ allergies: ["Peanuts, milk: the lips swell"] });
    draw(model);
    expect(model.valuesOf("allergy-substances")).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Copy into the fields" }));
    expect(screen.getByLabelText<HTMLInputElement>("No. 2").value).toBe("milk");
    expect([model.valuesOf("allergy-substances"), model.valuesOf("allergy-reactions")]).toEqual([["Peanuts", "milk"], ["the lips swell"]]);
  });
});
