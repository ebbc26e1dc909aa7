import { describe, expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { PROFILE_GROUPS } from "#core/assessments/answering/health-profile.ts";
import { safetyCopyOf } from "#core/assessments/profile/safety-copy.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { ok } from "#core/shared/result.ts";
import { day } from "#core/shared/day.ts";
import { aSignedPrescription } from "#tests/builders/consultations/a-signed-prescription.ts";
import { now } from "#tests/fixtures.ts";
import type { FamilyMember, MemberId } from "#core/account/family-member.ts";
import type { NumberedAnswer } from "#core/assessments/answering/assessment.ts";
import type { AnswerValue } from "#core/assessments/questionnaire.ts";
import type { FullName } from "#core/identity/full-name.ts";

const asha = customerId("asha");
const answer = (linkId: string, ...values: readonly AnswerValue[]): NumberedAnswer => ({ linkId, values, n: 1 });
const ravi: FamilyMember = {
  id: memberId("ravi"),
  name: "Ravi Kulkarni" as FullName,
  relation: "son",
  birthdate: day("2020-05-04"),
  gender: "male",
  consentedAt: now,
};

const read = (profiles: ReadonlyMap<MemberId | null, readonly NumberedAnswer[]>) =>
  safetyCopyOf({
    listMembers: async () => [ravi],
    showProfile: async (_, member) =>
      ok({ member, groups: PROFILE_GROUPS, answers: profiles.get(member) ?? [], consent: profiles.has(member) }),
    showPrescriptions: async () => ok([aSignedPrescription(), { ...aSignedPrescription(), member: memberId("somebody") }]),
    now: () => now,
  })(asha);

describe("what a device keeps for safety notices [care, My data]", () => {
  it("is what a product can be held against, of the customer and each member, and nothing else", async () => {
    const copy = await read(
      new Map<MemberId | null, readonly NumberedAnswer[]>([
        [
          null,
          [
            answer("conditions", "diabetes", "other"),
            answer("conditions-other", "Eczema"),
            answer("takes-medicines", true),
            answer("medicines", "Metformin"),
            answer("has-allergies", true),
            answer("allergies", "Peanuts"),
            answer("pregnancy", "unsure"),
            answer("operations", "SENTINEL 2019"),
            answer("habits", "smoking"),
            answer("weight", 61.5),
          ],
        ],
        [ravi.id, [answer("has-allergies", false), answer("allergies", "Dust")]],
      ]),
    );
    expect(copy).toEqual({
      customer: asha,
      at: now,
      people: [
        {
          member: null,
          name: null,
          birthdate: null,
          isTold: true,
          conditions: ["diabetes", "other"],
          otherConditions: "Eczema",
          takesMedicines: true,
          medicines: "Metformin",
          allergies: ["Peanuts"],
          pregnancy: "unsure",
          prescribed: [{ name: "Ashwagandha churna", ingredients: ["Ashwagandha"], until: day("2026-12-03") }],
        },
        {
          member: ravi.id,
          name: "Ravi Kulkarni",
          birthdate: ravi.birthdate,
          isTold: true,
          conditions: [],
          otherConditions: "",
          takesMedicines: null,
          medicines: "",
          allergies: [],
          pregnancy: null,
          prescribed: [],
        },
      ],
    });
    expect(JSON.stringify(copy)).not.toContain("SENTINEL");
  });

  it("leaves out of whom nothing may be kept, and says who told nothing", async () => {
    expect((await read(new Map())).people).toEqual([]);
    const [own] = (await read(new Map([[null, [answer("weight", 60)]]]))).people;
    expect(own).toMatchObject({ member: null, isTold: false });
  });
});
