import { utcOrNull } from "#cli/printing/utc-or-null.ts";
import type { Practitioner } from "#core/consultations/practitioner.ts";

/** A practitioner as a file of `practitioner import` holds one, with when they were verified. */
export const practitionerJson = (one: Practitioner) => ({
  _id: one.id,
  name: one.name,
  therapy: one.therapy,
  qualifications: one.qualifications,
  council: one.council,
  registration_no: one.registration,
  languages: one.languages,
  gender: one.gender,
  experience_since: one.practisingSince,
  cities: one.cities,
  clinics: one.clinics.map(({ at, ...clinic }) => ({ ...clinic, lat: at.latitude, lon: at.longitude })),
  modes: [...new Set(one.fees.map(({ mode }) => mode))],
  lengths: [...new Set(one.fees.map(({ length }) => length))],
  fees: feesJson(one),
  gst: one.gst,
  about: one.about === null ? null : { en: one.about.english, hi: one.about.hindi },
  picture: one.picture,
  account: one.account,
  status: one.isActive ? "ACTIVE" : "INACTIVE",
  buffer: one.buffer,
  lead: one.lead,
  horizon: one.horizon,
  verified_at: utcOrNull(one.verifiedAt),
});

function feesJson({ fees }: Practitioner): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const json: Record<string, Record<string, number>> = {};
  for (const { length, mode, amount } of fees) json[length] = { ...json[length], [mode]: amount / 100 };
  return json;
}
