import { describe, expect, it } from "vitest";
import { assessedAs } from "#core/assessments/answering/assessment.ts";
import { answerFits } from "#core/assessments/answering/answer-fits.ts";
import { stateAfter } from "#core/assessments/answering/assessment-step.ts";
import { currentQuestionnaire } from "#core/assessments/questions/questionnaires.ts";
import { allItems } from "#core/assessments/questions/worded-questionnaire.ts";
import { assessmentsAt } from "#adapters/demo-people/assessments-at.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { now } from "#tests/fixtures.ts";

describe("what Asha of the demo answered before consultations", () => {
  const all = assessmentsAt(now, customerId("asha"));

  it("is one assessment that is complete, and one that is half done", () => {
    const told = all.map(({ kind, answers, steps }) => {
      const { completeness, dropped } = assessedAs(currentQuestionnaire(kind).questionnaire, answers);
      return [kind, stateAfter(steps), completeness.percent === 100, completeness.percent > 30, dropped];
    });
    expect(told).toEqual([
      ["ayurveda", "completed", true, true, []],
      ["physio", "in_progress", false, true, []],
    ]);
  });

  it("fits its questions, and was answered before now", () => {
    for (const { kind, answers } of all) {
      const byId = new Map(allItems(currentQuestionnaire(kind).items).map((item) => [item.linkId, item]));
      for (const { linkId, values, n } of answers) {
        const item = byId.get(linkId);
        expect([linkId, item !== undefined && answerFits(item, values), n < now]).toEqual([linkId, true, true]);
      }
    }
  });
});
