import type { KnownAllergies } from "../../consultations/prescriptions/known-allergies.port.ts";
import type { Assessments } from "./assessments.port.ts";

/** By which questionnaires and the health profile ask for allergies. */
const ALLERGIES = "allergies";
const HAS_ALLERGIES = "has-allergies";

/** What a patient has answered about allergies in any of their assessments, as it stands. Source: specification/prescriptions.md, Items by therapy. */
export const makeAnsweredAllergies =
  ({ assessments }: { readonly assessments: Pick<Assessments, "of"> }): KnownAllergies =>
  async ({ customer, member }) => {
    const theirs = (await assessments.of(customer)).filter((one) => one.member === member);
    return theirs.flatMap(({ answers }) => {
      const valuesOf = (asked: string) => answers.find(({ linkId }) => linkId === asked)?.values ?? [];
      return valuesOf(HAS_ALLERGIES)[0] === true ? valuesOf(ALLERGIES).filter((value) => typeof value === "string") : [];
    });
  };
