import { answeredHealth } from "../profile/answered-health.ts";
import { allergySummary } from "../answering/answered-allergies.ts";
import { stateAfter } from "../answering/assessment-step.ts";
import { isConsented } from "./current-data.ts";
import { emergencySignIn } from "./emergency-sign.ts";
import { sharedSource } from "./shared-data.ts";
import { maker } from "../../shared/use-case.ts";
import { ReadHealthSummary } from "../../consultations/prescriptions/health-summary.port.ts";
import { Assessments } from "../answering/assessments.port.ts";
import { HealthProfiles } from "../answering/health-profiles.port.ts";
import { SharedCopies } from "./shared-copies.port.ts";
import { ListCareConsents } from "../../consultations/consent/list-care-consents.use-case.ts";
import type { HealthSummary } from "../../consultations/safety/person-health.ts";
import type { NumberedAnswer } from "../answering/assessment.ts";

type Needs = {
  readonly profiles: Pick<HealthProfiles, "of">;
  readonly assessments: Pick<Assessments, "of">;
  readonly copies: Pick<SharedCopies, "of">;
  readonly consents: ListCareConsents;
};

/**
 * What a patient has told that whoever prescribes for them reads first: what is current, or what was frozen when the call began, as of all
 * that was shared. Nothing is written into the patient's log here. Source: specification/prescriptions.md, Allergies.
 */
export const makeReadHealthSummary = maker(
  ReadHealthSummary,
  { assessments: Assessments, profiles: HealthProfiles, copies: SharedCopies, consents: ListCareConsents },
  ({ profiles, assessments, copies, consents }: Needs) =>
    async ({ booking }, at) => {
      const { id, customer, member } = booking;
      const source = sharedSource(booking, { isConsented: await isConsented(consents, booking), at });
      if (source === "nothing") return null;
      if (source === "current") {
        const [profile, all] = await Promise.all([profiles.of(customer, member), assessments.of(customer)]);
        const summary = toldIn([profile, ...all.filter((one) => one.member === member).map(({ answers }) => answers)]);
        return { ...summary, sign: emergencySignIn(all.filter((one) => one.booking === id && stateAfter(one.steps) !== "stopped")) };
      }
      const copy = await copies.of(id);
      if (copy === null) return null;
      const { profile, assessments: shared } = copy.data;
      return { ...toldIn([profile, ...shared.map(({ answers }) => answers)]), sign: emergencySignIn(shared) };
    },
);

const SEXES = ["female", "male"] as const;

/** Of each question what the first told that has answered it: the profile, or else an assessment. */
function toldIn(answered: readonly (readonly NumberedAnswer[])[]): Omit<HealthSummary, "sign"> {
  const by = (question: string) => answered.find((one) => one.some(({ linkId, values }) => linkId === question && values.length > 0)) ?? [];
  const { takesMedicines, medicines } = answeredHealth(by("takes-medicines"));
  const { conditions, otherConditions } = answeredHealth(by("conditions"));
  const ofPregnancy = by("pregnancy");
  const { pregnancy } = answeredHealth(ofPregnancy);
  const week = ofPregnancy.find(({ linkId }) => linkId === "pregnancy-weeks")?.values[0];
  const sexes = by("sex").find(({ linkId }) => linkId === "sex")?.values ?? [];
  return {
    ...allergySummary(by("has-allergies")),
    takesMedicines,
    medicines: takesMedicines === true ? medicines : "",
    conditions,
    otherConditions: conditions.includes("other") ? otherConditions : "",
    sex: SEXES.find((one) => sexes.includes(one)) ?? null,
    pregnancy,
    pregnancyWeek: pregnancy === "pregnant" && typeof week === "number" ? week : null,
  };
}
