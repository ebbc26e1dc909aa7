import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeAnsweredAllergies } from "#core/assessments/answering/answered-allergies.ts";
import { newestAnswers } from "#core/assessments/answering/newest-answers.ts";
import { offeredAnswers, PROFILE_QUESTIONS, profileAfter } from "#core/assessments/profile/health-profile.ts";
import { QUESTIONNAIRES } from "#core/assessments/questions/questionnaires.ts";
import { allItems } from "#core/assessments/questions/worded-questionnaire.ts";
import { customerId } from "#core/identity/customer-id.ts";
import type { NumberedAnswer } from "#core/assessments/answering/assessment.ts";
import type { AnswerValue } from "#core/assessments/questionnaire.ts";

const answer = (linkId: string, value: AnswerValue, n = 1): NumberedAnswer => ({ linkId, values: [value], n });

const anyAnswer = () =>
  fc.oneof(
    fc.record({ linkId: fc.constant("sex"), values: fc.constantFrom(["male"], ["female"], []), n: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ linkId: fc.constant("pregnancy"), values: fc.constantFrom(["no"], ["pregnant"]), n: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ linkId: fc.constant("weight"), values: fc.constantFrom([60], [61.5], []), n: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ linkId: fc.constant("severity"), values: fc.constantFrom([3]), n: fc.integer({ min: 1, max: 9 }) }),
  );

describe("the health profile [care, Assessments]", () => {
  it("asks each question as every assessment does that asks it", () => {
    const own = new Map(allItems(PROFILE_QUESTIONS.items).map((item) => [item.linkId, item]));
    const shared = QUESTIONNAIRES.flatMap(({ items }) => allItems(items)).filter(({ linkId, type }) => own.has(linkId) && type !== "group");
    for (const item of shared) expect(item).toEqual(own.get(item.linkId));
    expect(new Set(shared.map(({ linkId }) => linkId)).size).toBe([...own.values()].filter(({ type }) => type !== "group").length);
  });

  it("keeps what an assessment answers to its own questions, and nothing else", () => {
    expect(profileAfter([], [answer("allergies", "Peanuts"), answer("has-allergies", true), answer("severity", 4)])).toEqual([
      answer("allergies", "Peanuts"),
      answer("has-allergies", true),
    ]);
    expect(profileAfter([], [answer("severity", 4)])).toBeNull();
    expect(profileAfter([answer("weight", 60, 5)], [answer("weight", 61, 5)])).toBeNull();
  });

  it("drops what is not asked any more", () => {
    const before = [answer("sex", "female"), answer("pregnancy", "pregnant"), answer("pregnancy-weeks", 12)];
    expect(profileAfter(before, [answer("sex", "male", 2)])).toEqual([answer("sex", "male", 2)]);
  });

  it("changes nothing when the same answers come again", () => {
    fc.assert(
      fc.property(fc.array(anyAnswer()), fc.array(anyAnswer()), (first, second) => {
        const before = profileAfter([], first) ?? [];
        const after = profileAfter(before, second) ?? before;
        const again = profileAfter(after, second) ?? after;
        const kept = new Set(again.map(({ linkId }) => linkId));
        expect(after.filter(({ linkId }) => kept.has(linkId))).toEqual(again);
      }),
    );
  });

  it("offers what is newer than an assessment's own answer, and what it would take", () => {
    fc.assert(
      fc.property(fc.array(anyAnswer()), fc.array(anyAnswer()), fc.constantFrom(...QUESTIONNAIRES), (told, answers, questionnaire) => {
        const profile = profileAfter([], told) ?? [];
        const asked = new Set(allItems(questionnaire.items).map(({ linkId }) => linkId));
        const own = [...new Map(answers.map((one) => [one.linkId, one])).values()].filter(({ linkId }) => asked.has(linkId));
        const offered = offeredAnswers(profile, { items: questionnaire.items, answers: own });
        expect(newestAnswers(own, questionnaire, offered).kind).toBe("ok");
        for (const { linkId, n } of own) for (const one of offered) if (one.linkId === linkId) expect(one.n).toBeGreaterThan(n);
      }),
    );
    const { items } = QUESTIONNAIRES[0] ?? expect.fail();
    expect(offeredAnswers([answer("sex", "male", 3), answer("weight", 60)], { items, answers: [answer("sex", "female", 2)] })).toEqual([
      answer("sex", "male", 3),
    ]);
  });
});

describe("known allergies", () => {
  const asha = customerId("asha");
  const told = (profile: readonly NumberedAnswer[], answers: readonly NumberedAnswer[]) =>
    makeAnsweredAllergies({
      profiles: { of: async () => profile },
      assessments: {
        of: async () => [
          { ...{ id: "a" as never, customer: asha, kind: "yoga", member: null, booking: null, version: 1, steps: [] }, answers },
        ],
      },
    })({ customer: asha, member: null });
  const allergic = (to: string) => [answer("has-allergies", true), answer("allergies", to)];

  it("are those of the health profile, or else of an assessment", async () => {
    expect(await told(allergic("Peanuts"), allergic("Dust"))).toEqual(["Peanuts"]);
    expect(await told([answer("weight", 60)], allergic("Dust"))).toEqual(["Dust"]);
    expect(await told([answer("has-allergies", false)], allergic("Dust"))).toEqual([]);
    expect(await told([], [answer("has-allergies", false), answer("allergies", "Dust")])).toEqual([]);
  });
});
