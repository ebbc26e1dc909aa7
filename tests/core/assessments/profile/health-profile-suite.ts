import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { AddMember } from "#core/account/add-member.use-case.ts";
import { memberId } from "#core/account/family-member.ts";
import { AllowHealthData } from "#core/trackers/calls/allow-health-data.use-case.ts";
import { SetBodyFigures } from "#core/trackers/calls/set-body-figures.use-case.ts";
import { SyncTrackers } from "#core/trackers/calls/sync-trackers.use-case.ts";
import { SaveResult } from "#core/trackers/results/save-result.use-case.ts";
import { SaveAssessment } from "#core/assessments/answering/save-assessment.use-case.ts";
import { ShowAssessment } from "#core/assessments/answering/show-assessment.use-case.ts";
import { SaveHealthProfile } from "#core/assessments/profile/save-health-profile.use-case.ts";
import { ShowHealthProfile } from "#core/assessments/profile/show-health-profile.use-case.ts";
import { currentQuestionnaire } from "#core/assessments/questions/questionnaires.ts";
import { allItems } from "#core/assessments/questions/worded-questionnaire.ts";
import { AllowCareData } from "#core/consultations/consent/allow-care-data.use-case.ts";
import { day } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aMember } from "#tests/builders/a-member.ts";
import { aPut } from "#tests/builders/a-tracker-op.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { signedIn } from "#tests/signed-in.ts";
import type { MemberId } from "#core/account/family-member.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";
import type { NumberedAnswer } from "#core/assessments/answering/assessment.ts";
import type { AnswerValue } from "#core/assessments/questionnaire.ts";
import type { Door } from "#tests/in-process.ts";

export async function aHousehold(door: Door) {
  const memory = new Memory();
  const container = composeMemory();
  const asha = await signedIn(container, memory, "Asha");
  const ravi = await signedIn(container, memory, "Ravi");
  const { url, clientOf } = await door(container);
  const mine = clientOf(asha.bearer);
  await mine.get(AllowCareData)(asha.id, { member: null, consent: true });
  return { asha, ravi, mine, theirs: clientOf(ravi.bearer), url };
}

export const answer = (linkId: string, value: AnswerValue, n = 1): NumberedAnswer => ({ linkId, values: [value], n });

const SELF = { member: null, booking: null, version: 2, complete: false } as const;

const yoga = { by: "place", kind: "yoga", member: null, booking: null } as const;

export function healthProfileSuite(how: string, door: Door): void {
  describe(`the health profile, ${how}`, () => {
    it("is asked once, each answer for itself, the newest of all", async () => {
      const { asha, mine } = await aHousehold(door);
      const [show, save] = [mine.get(ShowHealthProfile), mine.get(SaveHealthProfile)];
      const before = await show(asha.id, null);
      if (before.kind === "refused") return expect.fail(before.refusal.kind);
      expect(before.value).toMatchObject({ member: null, answers: [], consent: true });
      const { conditions, measures } = before.value.groups;
      const requested = allItems([conditions, measures]).map(({ linkId }) => linkId);
      expect(requested).toEqual(
        expect.arrayContaining(["conditions", "medicines", "allergy-substances", "pregnancy", "height", "weight", "systolic"]),
      );
      expect(await save(asha.id, { member: null, answers: [answer("weight", 61.5, 5), answer("height", 158)] })).toMatchObject({
        kind: "ok",
      });
      expect(await save(asha.id, { member: null, answers: [answer("weight", 70, 4)] })).toEqual(
        ok([answer("weight", 61.5, 5), answer("height", 158)]),
      );
      expect(await show(asha.id, null)).toMatchObject(ok({ answers: [answer("weight", 61.5, 5), answer("height", 158)] }));
    });

    it("has the newest height and weight, wherever they were noted: typed here, weighed, or told for a result", async () => {
      const { asha, mine } = await aHousehold(door);
      const shown = async (member: MemberId | null = null) => {
        const answer = await mine.get(ShowHealthProfile)(asha.id, member);
        return answer.kind === "ok" ? answer.value.answers.toSorted((a, b) => (a.linkId < b.linkId ? -1 : 1)) : expect.unreachable();
      };
      await mine.get(SaveHealthProfile)(asha.id, { member: null, answers: [answer("weight", 61.5, 5), answer("height", 158, 5)] });
      const weighed: TrackedValue = { tracker: "weight", at: now, kg: 62.7, typed: { amount: 62.7, unit: "kg" } };
      await mine.get(AllowHealthData)(asha.id, true);
      await mine.get(SyncTrackers)(asha.id, [aPut(weighed)]);
      expect(await shown()).toEqual([answer("height", 158, 5), answer("weight", 62.7, now)]);
      await mine.get(SetBodyFigures)(asha.id, "hidden");
      expect(await shown()).toEqual([answer("height", 158, 5), answer("weight", 61.5, 5)]);
      await mine.get(SetBodyFigures)(asha.id, "shown");
      const input = { weight_lb: 140, height_ft: 5, height_in: 3, age_years: 38 };
      await mine.get(SaveResult.body)(asha.id, { id: randomUUID(), input, at: now + 1 });
      expect(await shown()).toEqual([answer("height", 160, now + 1), answer("weight", 63.5, now + 1)]);
      const late = await mine.get(SaveHealthProfile)(asha.id, { member: null, answers: [answer("weight", 59, 6)] });
      expect(late.kind === "ok" ? late.value : late).toContainEqual(answer("weight", 63.5, now + 1));
      await mine.get(SaveHealthProfile)(asha.id, { member: null, answers: [answer("weight", 60, now + 2)] });
      expect(await shown()).toEqual([answer("height", 160, now + 1), answer("weight", 60, now + 2)]);
      const child = await mine.get(AddMember)(asha.id, aMember({ birthdate: day("2018-05-01"), isConsented: true }));
      expect(child.kind === "ok" ? await shown(child.value) : child).toEqual([]);
    });

    it("is offered where an assessment asks the same, and learns what is answered there", async () => {
      const { asha, mine } = await aHousehold(door);
      await mine.get(SaveHealthProfile)(asha.id, { member: null, answers: [answer("sex", "male", 5), answer("weight", 61.5)] });
      expect(await mine.get(ShowAssessment)(asha.id, yoga)).toMatchObject(
        ok({ state: null, answers: [], offered: [answer("sex", "male", 5)] }),
      );
      const save = mine.get(SaveAssessment.yoga);
      await save(asha.id, { ...SELF, answers: [answer("sex", "female", 6), answer("severity", 4)] });
      expect(await mine.get(ShowAssessment)(asha.id, yoga)).toMatchObject(ok({ offered: [] }));
      expect(await mine.get(ShowHealthProfile)(asha.id, null)).toMatchObject(
        ok({ answers: [answer("sex", "female", 6), answer("weight", 61.5)] }),
      );
      await mine.get(SaveHealthProfile)(asha.id, { member: null, answers: [answer("sex", "other", 7)] });
      expect(await mine.get(ShowAssessment)(asha.id, yoga)).toMatchObject(ok({ offered: [answer("sex", "other", 7)] }));
    });

    it("offers nothing to an assessment that was sent", async () => {
      const { asha, mine } = await aHousehold(door);
      const answers = allItems(currentQuestionnaire("yoga").items).flatMap((item): readonly NumberedAnswer[] => {
        if (item.type === "boolean") return [answer(item.linkId, false)];
        if (item.type === "integer" || item.type === "decimal") return [answer(item.linkId, item.range?.least ?? 1)];
        if (item.type === "choice")
          return [answer(item.linkId, item.options.find(({ isExclusive }) => isExclusive)?.code ?? item.options[0]?.code ?? "")];
        return item.type === "string" || item.type === "text" ? [answer(item.linkId, "a line")] : [];
      });
      expect(await mine.get(SaveAssessment.yoga)(asha.id, { ...SELF, answers, complete: true })).toMatchObject(ok({ state: "completed" }));
      await mine.get(SaveHealthProfile)(asha.id, { member: null, answers: [answer("sex", "other", 7)] });
      expect(await mine.get(ShowAssessment)(asha.id, yoga)).toMatchObject(ok({ state: "completed", offered: [] }));
    });

    it("is kept for a member once somebody consented for them, and taken no more once that is withdrawn", async () => {
      const { asha, mine } = await aHousehold(door);
      const added = await mine.get(AddMember)(asha.id, aMember({ birthdate: day("2018-05-01"), isConsented: true }));
      if (added.kind === "refused") return expect.fail(added.refusal.kind);
      const member = added.value;
      const [show, save] = [mine.get(ShowHealthProfile), mine.get(SaveHealthProfile)];
      const ofChild = (n: number) => save(asha.id, { member, answers: [answer("height", 110, n)] });
      expect(await show(asha.id, member)).toMatchObject(ok({ member, consent: false }));
      expect(await ofChild(1)).toEqual(refused({ kind: "consent-needed" }));
      await mine.get(AllowCareData)(asha.id, { member, consent: true });
      expect(await ofChild(2)).toEqual(ok([answer("height", 110, 2)]));
      expect(await show(asha.id, null)).toMatchObject(ok({ answers: [] }));
      await mine.get(AllowCareData)(asha.id, { member, consent: false });
      expect(await ofChild(3)).toEqual(refused({ kind: "consent-needed" }));
      expect(await show(asha.id, member)).toMatchObject(ok({ answers: [answer("height", 110, 2)], consent: false }));
    });

    it("is of nobody else: another's member like none", async () => {
      const { asha, ravi, mine, theirs } = await aHousehold(door);
      const added = await mine.get(AddMember)(asha.id, aMember({ isConsented: true }));
      if (added.kind === "refused") return expect.fail(added.refusal.kind);
      await theirs.get(AllowCareData)(ravi.id, { member: null, consent: true });
      for (const member of [added.value, memberId("none")]) {
        expect(await theirs.get(ShowHealthProfile)(ravi.id, member)).toEqual(refused({ kind: "not-found" }));
        expect(await theirs.get(SaveHealthProfile)(ravi.id, { member, answers: [] })).toEqual(refused({ kind: "not-found" }));
      }
    });
  });
}
