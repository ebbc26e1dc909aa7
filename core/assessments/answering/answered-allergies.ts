import type { KnownAllergies } from "../../consultations/prescriptions/known-allergies.port.ts";
import type { HealthProfiles } from "../profile/health-profiles.port.ts";
import type { NumberedAnswer } from "./assessment.ts";
import type { Assessments } from "./assessments.port.ts";

/** By which questionnaires and the health profile ask for allergies. */
const ALLERGIES = "allergies";
const HAS_ALLERGIES = "has-allergies";

/**
 * What a patient has told of allergies: in their health profile, or else in any of their assessments, as it stands.
 * Source: specification/prescriptions.md, Items by therapy.
 */
export const makeAnsweredAllergies =
  ({
    assessments,
    profiles,
  }: {
    readonly assessments: Pick<Assessments, "of">;
    readonly profiles: Pick<HealthProfiles, "of">;
  }): KnownAllergies =>
  async ({ customer, member }) => {
    const profile = await profiles.of(customer, member);
    if (valuesOf(profile, HAS_ALLERGIES).length > 0) return allergiesIn(profile);
    const theirs = (await assessments.of(customer)).filter((one) => one.member === member);
    return theirs.flatMap(({ answers }) => allergiesIn(answers));
  };

/** Those of one profile or assessment. */
export const allergiesIn = (answers: readonly NumberedAnswer[]): readonly string[] =>
  valuesOf(answers, HAS_ALLERGIES)[0] === true ? valuesOf(answers, ALLERGIES).filter((value) => typeof value === "string") : [];

const valuesOf = (answers: readonly NumberedAnswer[], asked: string) => answers.find(({ linkId }) => linkId === asked)?.values ?? [];
