import { maker } from "../../shared/use-case.ts";
import { KnownAllergies } from "../../consultations/prescriptions/known-allergies.port.ts";
import { Assessments } from "./assessments.port.ts";
import { HealthProfiles } from "./health-profiles.port.ts";
import type { HealthSummary } from "../../consultations/safety/person-health.ts";
import type { NumberedAnswer } from "./assessment.ts";

/**
 * By which questionnaires and the health profile ask for allergies. `former`: in one text with what happens then, as they asked at first.
 */
export const ALLERGY_QUESTIONS = {
  any: "has-allergies",
  substances: "allergy-substances",
  reactions: "allergy-reactions",
  former: "allergies",
} as const;

/**
 * What a patient has told of allergies: in their health profile, or else in any of their assessments, as it stands.
 * Source: specification/prescriptions.md, Items by therapy.
 */
export const makeAnsweredAllergies = maker(
  KnownAllergies,
  { assessments: Assessments, profiles: HealthProfiles },
  ({ assessments, profiles }: { readonly assessments: Pick<Assessments, "of">; readonly profiles: Pick<HealthProfiles, "of"> }) =>
    async ({ customer, member }) => {
      const profile = await profiles.of(customer, member);
      if (valuesOf(profile, ALLERGY_QUESTIONS.any).length > 0) return allergiesIn(profile);
      const theirs = (await assessments.of(customer)).filter((one) => one.member === member);
      return theirs.flatMap(({ answers }) => allergiesIn(answers));
    },
);

/**
 * The substances of one profile or assessment. A text that tells of what happens too counts with all its words, until its substances are
 * told.
 */
export function allergiesIn(answers: readonly NumberedAnswer[]): readonly string[] {
  if (valuesOf(answers, ALLERGY_QUESTIONS.any)[0] !== true) return [];
  const substances = textsOf(answers, ALLERGY_QUESTIONS.substances);
  return substances.length > 0 ? substances : textsOf(answers, ALLERGY_QUESTIONS.former);
}

/** Whether somebody has allergies, and what happens then; null: it was not answered. */
export function allergySummary(answers: readonly NumberedAnswer[]): Pick<HealthSummary, "hasAllergies" | "allergies" | "reactions"> {
  const [any] = valuesOf(answers, ALLERGY_QUESTIONS.any);
  const hasAllergies = typeof any === "boolean" ? any : null;
  return {
    hasAllergies,
    allergies: allergiesIn(answers),
    reactions: hasAllergies === true ? (textsOf(answers, ALLERGY_QUESTIONS.reactions)[0] ?? "") : "",
  };
}

const textsOf = (answers: readonly NumberedAnswer[], question: string) =>
  valuesOf(answers, question).filter((value) => typeof value === "string");

const valuesOf = (answers: readonly NumberedAnswer[], question: string) => answers.find(({ linkId }) => linkId === question)?.values ?? [];
