import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeAnsweredAllergies } from "#core/assessments/answering/answered-allergies.ts";
import { newestAnswers } from "#core/assessments/answering/newest-answers.ts";
import { offeredAnswers, PROFILE_QUESTIONS, profileAfter } from "#core/assessments/answering/health-profile.ts";
import { splitAllergies } from "#core/assessments/answering/split-allergies.ts";
import { currentQuestionnaire, QUESTIONNAIRES } from "#core/assessments/questions/questionnaires.ts";
import { allItems, ASSESSMENT_KINDS } from "#core/assessments/questions/worded-questionnaire.ts";
import { makeReadHealthSummary } from "#core/assessments/sharing/health-summary.ts";
import { memberId } from "#core/account/family-member.ts";
import { assessmentId } from "#core/assessments/answering/assessment.ts";
import { newBooking } from "#core/consultations/booking/booking.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { now } from "#tests/fixtures.ts";
import type { BookingState } from "#core/consultations/slots/slot-facts.ts";
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
    const shared = ASSESSMENT_KINDS.flatMap((kind) => allItems(currentQuestionnaire(kind).items)).filter(
      ({ linkId, type }) => own.has(linkId) && type !== "group",
    );
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
        const stored = new Set(again.map(({ linkId }) => linkId));
        expect(after.filter(({ linkId }) => stored.has(linkId))).toEqual(again);
      }),
    );
  });

  it("offers what is newer than an assessment's own answer, and what it would take", () => {
    fc.assert(
      fc.property(fc.array(anyAnswer()), fc.array(anyAnswer()), fc.constantFrom(...QUESTIONNAIRES), (given, answers, questionnaire) => {
        const profile = profileAfter([], given) ?? [];
        const requested = new Set(allItems(questionnaire.items).map(({ linkId }) => linkId));
        const own = [...new Map(answers.map((one) => [one.linkId, one])).values()].filter(({ linkId }) => requested.has(linkId));
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
        of: async () => [{ id: "a" as never, customer: asha, kind: "yoga", member: null, booking: null, version: 1, steps: [], answers }],
      },
    })({ customer: asha, member: null });
  const allergic = (to: string) => [answer("has-allergies", true), answer("allergies", to)];

  it("are those of the health profile, or else of an assessment", async () => {
    expect(await told(allergic("Peanuts"), allergic("Dust"))).toEqual(["Peanuts"]);
    expect(await told([answer("weight", 60)], allergic("Dust"))).toEqual(["Dust"]);
    expect(await told([answer("has-allergies", false)], allergic("Dust"))).toEqual([]);
    expect(await told([], [answer("has-allergies", false), answer("allergies", "Dust")])).toEqual([]);
  });

  it("are each substance by itself, and the words of before until these are told", async () => {
    const substances = { linkId: "allergy-substances", values: ["Peanuts", "Penicillin"], n: 2 };
    expect(await told([...allergic("Peanuts: the lips swell"), substances], [])).toEqual(["Peanuts", "Penicillin"]);
    expect(await told([...allergic("Peanuts: the lips swell"), { ...substances, values: [] }], [])).toEqual(["Peanuts: the lips swell"]);
    const stored = newestAnswers(allergic("Peanuts: the lips swell"), PROFILE_QUESTIONS, [substances]);
    expect(stored).toMatchObject({ value: { answers: [{ linkId: "has-allergies" }, { linkId: "allergy-substances" }] } });
  });

  it.each([
    ["Peanuts: the lips swell", ["Peanuts"], ["the lips swell"]],
    ["Peanuts, prawns and penicillin – hives", ["Peanuts", "prawns", "penicillin"], ["hives"]],
    ["दूध और मूँगफली: दाने", ["दूध", "मूँगफली"], ["दाने"]],
    ["Sulfa drugs", ["Sulfa drugs"], null],
    ["Anti-inflammatory", ["Anti-inflammatory"], null],
    [": rash", [": rash"], ["rash"]],
  ])("are offered as two answers where they were one: %s", (text, substances, reactions) => {
    expect(splitAllergies(text)).toEqual([
      { linkId: "allergy-substances", values: substances },
      ...(reactions === null ? [] : [{ linkId: "allergy-reactions", values: reactions }]),
    ]);
  });
});

describe("what a practitioner reads before they prescribe", () => {
  const asha = customerId("asha");
  const profile = [
    answer("has-allergies", true),
    { linkId: "allergy-substances", values: ["Peanuts", "Penicillin"], n: 1 },
    answer("allergy-reactions", "Hives"),
    answer("pregnancy", "pregnant"),
    answer("pregnancy-weeks", 12),
    answer("sex", "female"),
    { linkId: "conditions", values: ["asthma", "other"], n: 1 },
    answer("conditions-other", "Gout"),
  ];
  const held = newBooking(
    {
      id: payableId("b-1"),
      customer: asha,
      member: null,
      practitioner: practitionerId("sunanda"),
      start: now,
      buffer: 5,
      length: 30,
      mode: "video",
      fee: paise(0),
      plan: null,
    },
    now,
  );
  const chestPain = { linkId: "red-flag", values: ["chest-pain"], n: 1 };
  const asked = (state: BookingState, isConsented: boolean, { flagged = null as string | null, flags = chestPain } = {}) =>
    makeReadHealthSummary({
      profiles: { of: async () => profile },
      assessments: {
        of: async () =>
          [null, memberId("isha")].map((member) => ({
            id: assessmentId("a"),
            customer: asha,
            kind: "yoga" as const,
            member,
            version: 2,
            steps: [{ event: "begin" as const, at: now }],
            booking: flagged === null ? null : payableId(flagged),
            answers: [answer("takes-medicines", true), answer("medicines", member === null ? "Thyroxine" : "SENTINEL"), flags],
          })),
      },
      copies: {
        of: async () => ({
          at: 1,
          data: {
            complaint: null,
            profile: [answer("has-allergies", false)],
            reports: [],
            spans: [],
            assessments: flagged === null ? [] : [{ kind: "yoga" as const, version: 2, state: "completed" as const, answers: [flags] }],
          },
        }),
      },
      consents: async () => (isConsented ? [null] : []),
    })({ booking: { ...held, state } }, now);

  it("is a sign of an emergency in what was answered for that appointment, current or frozen", async () => {
    const selfHarm = { ...chestPain, values: ["chest-pain", "self-harm"] };
    for (const isConsented of [true, false]) {
      expect(await asked("in_progress", isConsented)).toMatchObject({ sign: null });
      expect(await asked("in_progress", isConsented, { flagged: "b-1" })).toMatchObject({ sign: "emergency" });
      expect(await asked("in_progress", isConsented, { flagged: "b-1", flags: selfHarm })).toMatchObject({ sign: "self-harm" });
      expect(await asked("in_progress", isConsented, { flagged: "b-1", flags: { ...chestPain, values: ["none"] } })).toMatchObject({
        sign: null,
      });
    }
    expect(await asked("in_progress", true, { flagged: "b-2" })).toMatchObject({ sign: null });
  });

  it("is allergies, illnesses, pregnancy, medicines and sex, each from the profile or else an assessment of that patient", async () => {
    expect(await asked("in_progress", true)).toEqual({
      hasAllergies: true,
      allergies: ["Peanuts", "Penicillin"],
      reactions: "Hives",
      pregnancy: "pregnant",
      pregnancyWeek: 12,
      sex: "female",
      takesMedicines: true,
      medicines: "Thyroxine",
      conditions: ["asthma", "other"],
      otherConditions: "Gout",
      sign: null,
    });
  });

  it("is what was frozen where consent was withdrawn, and nothing of a booking that came to nothing", async () => {
    expect(await asked("in_progress", false)).toMatchObject({ hasAllergies: false, allergies: [], pregnancy: null, takesMedicines: null });
    expect(await asked("expired", true)).toBeNull();
  });
});
