import { token } from "../../shared/token.ts";
import type { Mobile } from "../../identity/mobile.ts";
import type { ReviewSummary } from "../../reviews/review-summary.ts";
import type { ConsultingPractitioner } from "../calendar/slot-facts-of.ts";
import type { Practitioner, PractitionerId, PublicPractitioner } from "../practitioner.ts";
import type { Appointment } from "../slots/slot-facts.ts";

/** A practitioner as the directory needs them; `appointments`: those that may block time from now on. */
export type ListedPractitioner = ConsultingPractitioner & {
  readonly reviews: ReviewSummary;
  readonly appointments: readonly Appointment[];
};

/** Whose appointments are asked for: they overlap [from, to), in milliseconds since 1970, rests of at most two hours included. */
export type AppointmentsRequest = {
  readonly practitioner: PractitionerId;
  /** Appointments of this patient with anybody are answered too; null: no patient. */
  readonly patient: string | null;
  readonly from: number;
  readonly to: number;
};

/**
 * Whose profile, calendar, appointments or reviews changed, or who came or went: all who were told to have done so after the mark, some of
 * them perhaps again. `isAll`: `ids` are all who are listed, as changes since the mark are not known.
 */
export type ChangedPractitioners = { readonly mark: string; readonly ids: readonly PractitionerId[]; readonly isAll: boolean };

/** Practitioners as everybody may find them: the verified and active ones, save by their own account. */
export type Practitioners = {
  /** Since a mark of the last hour, with a new mark; null: of all times. */
  changed(since: string | null): Promise<ChangedPractitioners>;
  /** Those of these who may be found. `now` in milliseconds since 1970: appointments that were over before are left out. */
  listed(ids: readonly PractitionerId[], now: number): Promise<readonly ListedPractitioner[]>;
  /** What everybody may know of those of these who may be found. */
  shown(ids: readonly PractitionerId[]): Promise<readonly PublicPractitioner[]>;
  /** Null: nobody whom everybody may find has this id. */
  find(id: PractitionerId): Promise<(ConsultingPractitioner & { readonly reviews: ReviewSummary }) | null>;
  /** Whose account has this mobile, verified and active or not; of several the one with the first id. null: nobody. */
  withAccount(mobile: Mobile): Promise<Practitioner | null>;
  /** In the states that block time, by start. */
  appointments(request: AppointmentsRequest): Promise<readonly Appointment[]>;
};
export const Practitioners = token<Practitioners>("Practitioners");
