import { patientOf } from "../../account/patient.ts";
import { day } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { token } from "../../shared/token.ts";
import { lastWeighed } from "../../trackers/last-weighed.ts";
import { answerFits } from "./answer-fits.ts";
import { heightAndWeight } from "../questions/body-measures.ts";
import { maker } from "../../shared/use-case.ts";
import { HealthProfiles } from "./health-profiles.port.ts";
import { Trackers } from "../../trackers/trackers.port.ts";
import { SavedResults } from "../../trackers/results/saved-results.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { SavedResult } from "../../trackers/results/saved-result.ts";
import type { NumberedAnswer } from "./assessment.ts";

/**
 * Health profiles as they are read: height and weight are the newest that are known of the patient, whether they stand in the profile, were
 * weighed, or were told for a result of one's body. Nothing is taken from trackers that were not consented to, nor a weight that its owner
 * has hidden.
 * Source: specification/assessments.md, Health profile.
 */
export type MeasuredProfiles = Pick<HealthProfiles, "of">;
export const MeasuredProfiles = token<MeasuredProfiles>("MeasuredProfiles");

type Needs = {
  readonly profiles: Pick<HealthProfiles, "of">;
  readonly trackers: Pick<Trackers, "settingsOf" | "entriesOf">;
  readonly results: Pick<SavedResults, "listOf">;
  readonly now: Clock;
};

/** No entry is older: an import begins there. */
const FIRST_DAY = day("2000-01-01");

export const makeMeasuredProfiles = maker(
  MeasuredProfiles,
  { profiles: HealthProfiles, trackers: Trackers, results: SavedResults, now: Clock },
  ({ profiles, trackers, results, now }: Needs) => ({
    async of(customer, member) {
      const patient = patientOf(customer, member);
      const [answers, { consent, bodyFigures }] = await Promise.all([profiles.of(customer, member), trackers.settingsOf(patient)]);
      if (!consent) return answers;
      const today = indianDay(now());
      const [weights, bodies] = await Promise.all([
        bodyFigures === "shown" ? trackers.entriesOf(patient, "weight", { from: FIRST_DAY, to: today }) : [],
        member === null ? results.listOf(customer, "body") : [], // Results are the account's own alone.
      ]);
      const weighed = lastWeighed(weights, today);
      const measured = [
        ...(weighed === null ? [] : [{ linkId: "weight", values: [weighed.kg], n: weighed.at }]),
        ...bodies.slice(0, 1).flatMap((body) => measuresOf(body, bodyFigures === "shown")),
      ];
      return measured.reduce(withNewer, answers);
    },
  }),
);

/** What a mass index was worked out from. */
function measuresOf({ answers, at: n }: SavedResult, withWeight: boolean): readonly NumberedAnswer[] {
  const stepOf = (name: string) => Number(answers[0]?.steps.find((step) => step.name === name)?.value ?? Number.NaN);
  const height = { linkId: "height", values: [Math.round(stepOf("height_m") * 1_000) / 10], n };
  const weight = { linkId: "weight", values: [Math.round(stepOf("weight_kg") * 100) / 100], n };
  return withWeight ? [height, weight] : [height];
}

/** A figure that the profile could not hold is left out. */
function withNewer(answers: readonly NumberedAnswer[], measure: NumberedAnswer): readonly NumberedAnswer[] {
  const item = heightAndWeight.find(({ linkId }) => linkId === measure.linkId);
  const known = answers.find(({ linkId }) => linkId === measure.linkId);
  if (item === undefined || !answerFits(item, measure.values) || (known !== undefined && known.n >= measure.n)) return answers;
  return [...answers.filter((answer) => answer !== known), measure];
}
