import { practitionerId } from "#core/consultations/practitioner.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import type { Insertable, Selectable } from "kysely";
import type { PublicPractitioner } from "#core/consultations/practitioner.ts";
import type { ConsultingPractitioner } from "#core/consultations/calendar/slot-facts-of.ts";
import type { Appointment } from "#core/consultations/slots/slot-facts.ts";
import type { BookingRow, PractitionerRow } from "./tables.ts";

/** What everybody may know of a practitioner is in these columns. */
export const PUBLIC_COLUMNS = [
  "id",
  "name",
  "therapy",
  "qualifications",
  "council",
  "registration",
  "languages",
  "gender",
  "practising_since",
  "cities",
  "clinics",
  "fees",
  "about",
  "picture",
  "buffer",
  "lead",
  "horizon",
] as const satisfies readonly (keyof PractitionerRow)[];

export const publicIn = (row: Pick<Selectable<PractitionerRow>, (typeof PUBLIC_COLUMNS)[number]>): PublicPractitioner => ({
  id: practitionerId(row.id),
  name: row.name,
  therapy: row.therapy,
  qualifications: row.qualifications,
  council: row.council,
  registration: row.registration,
  languages: row.languages,
  gender: row.gender,
  practisingSince: row.practising_since,
  cities: row.cities,
  clinics: row.clinics,
  fees: row.fees,
  about: row.about,
  picture: row.picture,
  buffer: row.buffer,
  lead: row.lead,
  horizon: row.horizon,
});

export const consultingIn = (row: Selectable<PractitionerRow>): ConsultingPractitioner => ({
  practitioner: {
    ...publicIn(row),
    gst: row.gst,
    account: row.account === null ? null : mobileIn(row.account),
    isActive: row.is_active,
    verifiedAt: row.verified_at?.getTime() ?? null,
  },
  calendar: { windows: row.windows, exceptions: row.exceptions },
});

export const rowOf = ({ practitioner, calendar }: ConsultingPractitioner): Insertable<PractitionerRow> => ({
  id: practitioner.id,
  name: practitioner.name,
  therapy: practitioner.therapy,
  qualifications: practitioner.qualifications,
  council: practitioner.council,
  registration: practitioner.registration,
  languages: practitioner.languages,
  gender: practitioner.gender,
  practising_since: practitioner.practisingSince,
  cities: practitioner.cities,
  clinics: JSON.stringify(practitioner.clinics),
  fees: JSON.stringify(practitioner.fees),
  about: JSON.stringify(practitioner.about),
  picture: practitioner.picture,
  buffer: practitioner.buffer,
  lead: practitioner.lead,
  horizon: practitioner.horizon,
  gst: practitioner.gst,
  account: practitioner.account,
  is_active: practitioner.isActive,
  verified_at: practitioner.verifiedAt === null ? null : new Date(practitioner.verifiedAt),
  windows: JSON.stringify(calendar.windows),
  exceptions: JSON.stringify(calendar.exceptions),
});

export const appointmentIn = (row: Selectable<BookingRow>): Appointment => ({
  id: row.id,
  practitioner: row.practitioner,
  patient: row.member ?? row.customer,
  start: row.starts_at.getTime(),
  length: row.length,
  buffer: row.buffer,
  state: row.state,
  expiresAt: row.expires_at?.getTime() ?? null,
});
