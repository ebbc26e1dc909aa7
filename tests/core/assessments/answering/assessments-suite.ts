import { describe, expect, it } from "vitest";
import { AddMember } from "#core/account/add-member.use-case.ts";
import { memberId } from "#core/account/family-member.ts";
import { assessmentId } from "#core/assessments/answering/assessment.ts";
import { Assessments } from "#core/assessments/answering/assessments.port.ts";
import { ListAssessments } from "#core/assessments/answering/list-assessments.use-case.ts";
import { SaveAssessment } from "#core/assessments/answering/save-assessment.use-case.ts";
import { ShowAssessment } from "#core/assessments/answering/show-assessment.use-case.ts";
import { StopAssessment } from "#core/assessments/answering/stop-assessment.use-case.ts";
import { currentQuestionnaire } from "#core/assessments/questions/questionnaires.ts";
import { allItems, ASSESSMENT_KINDS } from "#core/assessments/questions/worded-questionnaire.ts";
import { HoldTime } from "#core/consultations/booking/hold-time.use-case.ts";
import { AllowCareData } from "#core/consultations/consent/allow-care-data.use-case.ts";
import { Bookings } from "#core/consultations/booking/bookings.port.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { Practitioners } from "#core/consultations/practitioner/practitioners.port.ts";
import { payableId } from "#core/ledger/entry.ts";
import { daysAfter, firstInstantOf, day } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { ok, refused } from "#core/shared/result.ts";
import { memoryAssessments } from "#adapters/memory/assessments/assessments.ts";
import { memoryBookings } from "#adapters/memory/consultations/bookings.ts";
import { memoryPractitioners } from "#adapters/memory/consultations/practitioners.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aMember } from "#tests/builders/a-member.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { signedIn } from "#tests/signed-in.ts";
import type { NumberedAnswer } from "#core/assessments/answering/assessment.ts";
import type { AnswerValue } from "#core/assessments/questionnaire.ts";
import type { QuestionnaireItem } from "#core/assessments/questions/questionnaire-item.ts";
import type { AssessmentKind } from "#core/assessments/questions/worded-questionnaire.ts";
import type { Door } from "#tests/in-process.ts";

export async function aHousehold(door: Door) {
  const memory = new Memory();
  memory.practitioners.set(practitionerId("sunanda"), aPractitioner(practitionerId("sunanda")));
  const container = composeMemory();
  container.rebind(Practitioners).toConstantValue(memoryPractitioners(memory));
  container.rebind(Bookings).toConstantValue(memoryBookings(memory));
  container.rebind(Assessments).toConstantValue(memoryAssessments(memory));
  const asha = await signedIn(container, memory, "Asha");
  const ravi = await signedIn(container, memory, "Ravi");
  const { url, clientOf } = await door(container);
  const mine = clientOf(asha.bearer);
  await mine.get(AllowCareData)(asha.id, { member: null, consent: true });
  return { container, asha, ravi, mine, theirs: clientOf(ravi.bearer), url };
}

export const SELF = { member: null, booking: null, version: 2, complete: false } as const;

export const answer = (linkId: string, ...values: readonly AnswerValue[]): NumberedAnswer => ({ linkId, values, n: 1 });

/** An answer to each question that fits it: the first option, the least number. */
export function everyAnswer(kind: AssessmentKind): readonly NumberedAnswer[] {
  return allItems(currentQuestionnaire(kind).items).flatMap((item) => {
    const value = anyAnswerTo(item);
    return value === null ? [] : [answer(item.linkId, value)];
  });
}

function anyAnswerTo({ type, options, range, linkId }: QuestionnaireItem): AnswerValue | null {
  if (type === "choice") return linkId === "red-flag" ? "none" : (options[0]?.code ?? null);
  if (type === "boolean") return true;
  if (type === "integer" || type === "decimal") return range?.least ?? 1;
  if (type === "date") return "2024-02-29";
  return type === "string" || type === "text" ? "SENTINEL of a complaint" : null;
}

export function assessmentsSuite(how: string, door: Door): void {
  describe(`assessments, ${how}`, () => {
    it.each(ASSESSMENT_KINDS)(
      "are answered question by question and completed: %s [ep-l2-ayurveda] [ep-l2-nutrition] [ep-l2-homeopathy] [ep-l2-yoga] [ep-l2-physio] [ep-l2-siddha] [ep-l2-unani]",
      async (kind) => {
        const { asha, mine } = await aHousehold(door);
        const save = mine.get(SaveAssessment[kind]);
        const first = await save(asha.id, { ...SELF, answers: [answer("red-flag", "none")] });
        if (first.kind === "refused") return expect.fail(JSON.stringify(first.refusal));
        expect(first.value).toMatchObject({ state: "in_progress", completeness: { answered: 1 } });
        const early = await save(asha.id, { ...SELF, answers: [], complete: true });
        expect(early).toEqual(refused({ kind: "incomplete", missing: first.value.completeness.missing }));
        const done = await save(asha.id, { ...SELF, answers: everyAnswer(kind), complete: true });
        expect(done).toMatchObject(ok({ id: first.value.id, state: "completed", completeness: { percent: 100, missing: [] } }));
        const shown = await mine.get(ShowAssessment)(asha.id, { by: "id", id: first.value.id });
        expect(shown).toMatchObject(ok({ kind, state: "completed", version: 2, items: currentQuestionnaire(kind).items }));
        expect(await mine.get(ListAssessments)(asha.id)).toMatchObject([
          { id: first.value.id, kind, percent: 100, completedAt: expect.any(Number) },
        ]);
      },
    );

    it("show every question before anything is answered, and what two devices sent last", async () => {
      const { asha, mine } = await aHousehold(door);
      const place = { by: "place", kind: "physio", member: null, booking: null } as const;
      expect(await mine.get(ShowAssessment)(asha.id, place)).toMatchObject(
        ok({ id: null, state: null, answers: [], consent: true, items: currentQuestionnaire("physio").items }),
      );
      const save = mine.get(SaveAssessment.physio);
      const numbered = (n: number, value: number) => ({ ...SELF, answers: [{ linkId: "severity", values: [value], n }] });
      await save(asha.id, numbered(5, 7));
      const late = await save(asha.id, numbered(4, 2));
      expect(late).toMatchObject(ok({ answers: [{ linkId: "severity", values: [7], n: 5 }] }));
      expect(await mine.get(ShowAssessment)(asha.id, place)).toMatchObject(ok({ state: "in_progress", answers: [{ values: [7] }] }));
    });

    it("need the consent for that patient, and take nothing new once it is withdrawn", async () => {
      const { asha, mine } = await aHousehold(door);
      const added = await mine.get(AddMember)(asha.id, aMember({ birthdate: day("2018-05-01"), isConsented: true }));
      if (added.kind === "refused") return expect.fail(added.refusal.kind);
      const member = added.value;
      const save = mine.get(SaveAssessment.default);
      const ofChild = { ...SELF, member, answers: [answer("severity", 3)] };
      expect(await save(asha.id, ofChild)).toEqual(refused({ kind: "consent-needed" }));
      await mine.get(AllowCareData)(asha.id, { member, consent: true });
      expect(await save(asha.id, ofChild)).toMatchObject(ok({ completeness: { answered: 1 } }));
      expect(await save(asha.id, { ...SELF, answers: [] })).toMatchObject(ok({ completeness: { answered: 0 } }));
      await mine.get(AllowCareData)(asha.id, { member, consent: false });
      expect(await save(asha.id, { ...ofChild, answers: [{ ...answer("severity", 9), n: 2 }] })).toEqual(
        refused({ kind: "consent-needed" }),
      );
      const place = { by: "place", kind: "default", member, booking: null } as const;
      expect(await mine.get(ShowAssessment)(asha.id, place)).toMatchObject(ok({ consent: false, answers: [answer("severity", 3)] }));
    });

    it("are of nobody else: another's answers like a missing one, by id, member and booking", async () => {
      const { asha, ravi, mine, theirs } = await aHousehold(door);
      const start = firstInstantOf(daysAfter(indianDay(now), 1)) + 540 * 60_000;
      const hold = {
        practitioner: practitionerId("sunanda"),
        start,
        length: 15,
        mode: "audio",
        member: null,
        complaint: null,
        key: "k",
      } as const;
      const held = await mine.get(HoldTime)({ customer: asha.id, language: null }, hold);
      if (held.kind === "refused") return expect.fail(held.refusal.kind);
      const booking = held.value.id;
      const forBooking = { ...SELF, booking, answers: [answer("severity", 4)] };
      const saved = await mine.get(SaveAssessment.ayurveda)(asha.id, forBooking);
      if (saved.kind === "refused") return expect.fail(saved.refusal.kind);
      await theirs.get(AllowCareData)(ravi.id, { member: null, consent: true });

      const save = theirs.get(SaveAssessment.ayurveda);
      expect(await save(ravi.id, forBooking)).toEqual(refused({ kind: "not-found" }));
      expect(await save(ravi.id, { ...forBooking, booking: payableId("none") })).toEqual(refused({ kind: "not-found" }));
      expect(await save(ravi.id, { ...SELF, member: memberId("none"), answers: [] })).toEqual(refused({ kind: "not-found" }));
      const show = theirs.get(ShowAssessment);
      expect(await show(ravi.id, { by: "place", kind: "ayurveda", member: null, booking })).toEqual(refused({ kind: "not-found" }));
      for (const id of [saved.value.id, assessmentId("none")]) {
        expect(await show(ravi.id, { by: "id", id })).toEqual(refused({ kind: "not-found" }));
        expect(await theirs.get(StopAssessment)(ravi.id, id)).toEqual(refused({ kind: "not-found" }));
      }
      expect(await mine.get(ShowAssessment)(asha.id, { by: "id", id: saved.value.id })).toMatchObject(
        ok({ state: "in_progress", booking }),
      );
    });

    it("are stopped until they are complete, and begun anew afterwards", async () => {
      const { asha, mine } = await aHousehold(door);
      const save = mine.get(SaveAssessment.siddha);
      const first = await save(asha.id, { ...SELF, answers: [answer("severity", 4)] });
      if (first.kind === "refused") return expect.fail(first.refusal.kind);
      expect(await mine.get(StopAssessment)(asha.id, first.value.id)).toEqual(ok(null));
      expect(await mine.get(StopAssessment)(asha.id, first.value.id)).toEqual(ok(null));
      const second = await save(asha.id, { ...SELF, answers: everyAnswer("siddha"), complete: true });
      if (second.kind === "refused") return expect.fail(second.refusal.kind);
      expect(second.value.id).not.toBe(first.value.id);
      expect(await mine.get(StopAssessment)(asha.id, second.value.id)).toEqual(refused({ kind: "is-complete" }));
      expect((await mine.get(ListAssessments)(asha.id)).map(({ state }) => state).toSorted()).toEqual(["completed", "stopped"]);
    });
  });
}
