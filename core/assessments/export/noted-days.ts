import { day } from "../../shared/day.ts";
import { patientOf } from "../../account/patient.ts";
import { isFigureHidden } from "../../trackers/body-figures.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { SavedResult } from "../../trackers/results/saved-result.ts";
import type { SavedResults } from "../../trackers/results/saved-results.port.ts";
import type { StoredEntry, Trackers } from "../../trackers/trackers.port.ts";

/** Trackers whose entries are measurements that other programs for health know. */
const MEASURED = ["weight", "sleep", "water", "exercise"] as const;
const EVER = { from: day("1999-01-01"), to: day("9999-12-31") };

/** What was noted of a patient's days, as it stands today; `member` null: of the customer. */
export type NotedDays = { readonly member: MemberId | null; readonly entries: readonly StoredEntry[] };

/** `results`: of the customer's own body, the newest first. */
export type Measured = { readonly noted: readonly NotedDays[]; readonly results: readonly SavedResult[] };

type Needs = {
  readonly trackers: Pick<Trackers, "entriesOf" | "notedMembers" | "settingsOf">;
  readonly results: Pick<SavedResults, "listOf">;
};

/**
 * What was measured of a customer and of all for whom something was noted. Who hides calories and weight has neither a weight nor results
 * of the body in it. Source: specification/consultations.md, Export in FHIR.
 */
export async function measuredOf({ trackers, results }: Needs, customer: CustomerId): Promise<Measured> {
  const [{ bodyFigures }, members] = await Promise.all([trackers.settingsOf(customer), trackers.notedMembers(customer)]);
  const shown = MEASURED.filter((tracker) => !isFigureHidden(tracker, bodyFigures));
  const noted: NotedDays[] = [];
  for (const member of [null, ...members]) {
    const patient = patientOf(customer, member);
    const entries = (await Promise.all(shown.map((tracker) => trackers.entriesOf(patient, tracker, EVER)))).flat();
    if (entries.length > 0) noted.push({ member, entries }); // One after the other: a family may be large.
  }
  return { noted, results: shown.includes("weight") ? await results.listOf(customer, "body") : [] };
}
