import { describe, expect, it } from "vitest";
import { newestAnswers } from "#core/assessments/answering/newest-answers.ts";
import { PROFILE_QUESTIONS } from "#core/assessments/answering/health-profile.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { healthProfileAt } from "#adapters/demo-people/health-profile-at.ts";
import { now } from "#tests/fixtures.ts";

describe("the health profile of Asha of the demo", () => {
  const { answers } = healthProfileAt(now, customerId("asha"));

  it("answers each of its questions but those on operations, and fits them", () => {
    const after = newestAnswers([], PROFILE_QUESTIONS, answers);
    if (after.kind === "refused") return expect.fail(after.refusal.questions.join());
    expect(after.value).toMatchObject({ answers, completeness: { missing: [] } });
    expect(answers.every(({ n }) => n < now)).toBe(true);
  });
});
