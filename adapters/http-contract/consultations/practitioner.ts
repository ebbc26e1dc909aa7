import * as z from "zod/mini";
import { MODES, practitionerId, SPOKEN_LANGUAGES } from "#core/consultations/practitioner.ts";
import { THERAPIES } from "#core/consultations/therapies/therapy.ts";
import { GENDERS } from "#core/identity/customer.ts";
import { fields, wire } from "#adapters/http-contract/endpoint.ts";
import { calendarDay, idOf, instant, rupees } from "#adapters/http-contract/scalars.ts";
import { bilingualText, bilingualTextOut } from "#adapters/http-contract/bilingual-text.ts";
import type { Clinic, PublicPractitioner } from "#core/consultations/practitioner.ts";
import type { DirectoryEntry } from "#core/consultations/directory/directory-entry.ts";
import type { FacetCount } from "#core/consultations/directory/directory-facets.ts";
import type { NearbyPage } from "#core/consultations/directory/find-practitioners-nearby.use-case.ts";
import type { DirectoryPage } from "#core/consultations/directory/searched-directory.ts";
import type { Rating } from "#core/catalogue/product.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

export const practitionerName = idOf(practitionerId);

const clinic: Shape<Clinic> = wire(
  z.object({ name: z.string(), address: z.string(), city: z.string(), pincode: z.string(), lat: z.number(), lon: z.number() }),
  ({ lat, lon, ...one }): Clinic => ({ ...one, at: { latitude: lat, longitude: lon } }),
  ({ at, ...one }) => ({ ...one, lat: at.latitude, lon: at.longitude }),
);

export const publicPractitioner: Shape<PublicPractitioner> = fields({
  id: ["_id", practitionerName],
  name: z.string(),
  therapy: z.enum(THERAPIES),
  qualifications: z.array(z.string()),
  council: z.nullable(z.string()),
  registration: ["registration_no", z.nullable(z.string())],
  languages: z.array(z.enum(SPOKEN_LANGUAGES)),
  gender: z.enum(GENDERS),
  practisingSince: ["experience_since", z.int()],
  cities: z.array(z.string()),
  clinics: z.array(clinic),
  fees: z.array(fields({ length: z.int(), mode: z.enum(MODES), amount: ["fee", rupees] })),
  about: z.nullable(bilingualText),
  picture: z.nullable(z.string()),
  buffer: z.int(),
  lead: z.int(),
  horizon: z.int(),
});

/** The same as encoding by the shape. */
export const publicPractitionerByHand = (known: PublicPractitioner) => ({
  _id: known.id,
  name: known.name,
  therapy: known.therapy,
  qualifications: known.qualifications,
  council: known.council,
  registration_no: known.registration,
  languages: known.languages,
  gender: known.gender,
  experience_since: known.practisingSince,
  cities: known.cities,
  clinics: known.clinics.map(({ name, address, city, pincode, at }) => ({
    name,
    address,
    city,
    pincode,
    lat: at.latitude,
    lon: at.longitude,
  })),
  fees: known.fees.map(({ length, mode, amount }) => ({ length, mode, fee: amount / 100 })),
  about: known.about === null ? null : bilingualTextOut(known.about),
  picture: known.picture,
  buffer: known.buffer,
  lead: known.lead,
  horizon: known.horizon,
});

export const rating: Shape<Rating | null> = z.nullable(fields({ average: z.number(), ratings: z.int() }));

const entry: Shape<DirectoryEntry> = fields({
  practitioner: ["therapist", publicPractitioner],
  rating,
  fee: rupees,
  length: z.int(),
  nextFree: ["next_free", z.nullable(instant)],
  distance: ["distance_km", z.nullable(z.int())],
});

const counted = <Value>(value: Shape<Value>): Shape<readonly FacetCount<Value>[]> =>
  z.array(fields({ value, practitioners: ["therapists", z.int()] }));

const pageFields = {
  isUnknownType: ["unknown_type", z.boolean()],
  isWidened: ["widened", z._default(z.boolean(), false)], // A server of the release before does not tell.
  found: ["total", z.int()],
  entries: ["therapist_list", z.array(entry)],
  next: z.nullable(z.string()),
  facets: fields({
    therapy: ["type", counted(z.enum(THERAPIES))],
    city: counted(z.string()),
    language: counted(z.enum(SPOKEN_LANGUAGES)),
    gender: counted(z.enum(GENDERS)),
    mode: counted(z.enum(MODES)),
    maxFee: ["max_fee", counted(rupees)],
    experience: counted(z.int()),
    rating: counted(z.number()),
    day: counted(calendarDay),
  }),
  elsewhere: z.nullable(fields({ cities: ["city_list", counted(z.string())], online: ["online_list", z.array(entry)] })),
} as const;

export const directoryPage: Shape<DirectoryPage> = fields(pageFields);

export const nearbyPage: Shape<NearbyPage> = fields({ ...pageFields, place: z.nullable(z.string()) });

const entryByHand = (known: DirectoryEntry) => ({
  therapist: publicPractitionerByHand(known.practitioner),
  rating: known.rating,
  fee: known.fee / 100,
  length: known.length,
  next_free: known.nextFree === null ? null : new Date(known.nextFree).toISOString(),
  distance_km: known.distance,
});

const countsByHand = <Value>(counts: readonly FacetCount<Value>[]) =>
  counts.map(({ value, practitioners }) => ({ value, therapists: practitioners }));

/** The same as encoding by the shape. */
export const directoryPageByHand = ({ isUnknownType, isWidened, found, entries, next, facets, elsewhere }: DirectoryPage) => ({
  unknown_type: isUnknownType,
  widened: isWidened,
  total: found,
  therapist_list: entries.map(entryByHand),
  next,
  facets: {
    type: countsByHand(facets.therapy),
    city: countsByHand(facets.city),
    language: countsByHand(facets.language),
    gender: countsByHand(facets.gender),
    mode: countsByHand(facets.mode),
    max_fee: facets.maxFee.map(({ value, practitioners }) => ({ value: value / 100, therapists: practitioners })),
    experience: countsByHand(facets.experience),
    rating: countsByHand(facets.rating),
    day: countsByHand(facets.day),
  },
  elsewhere: elsewhere === null ? null : { city_list: countsByHand(elsewhere.cities), online_list: elsewhere.online.map(entryByHand) },
});

export const nearbyPageByHand = ({ place, ...page }: NearbyPage) => ({ ...directoryPageByHand(page), place });
