import { entryOf, OURS, referenceTo } from "./fhir-reference.ts";
import type { MemberId } from "#core/account/family-member.ts";
import type { CareRecord } from "#core/assessments/export/care-record.ts";
import type { Entry, Reference } from "./fhir-reference.ts";

/** Whom something is for; `member` null: the customer. */
export const patientOf = ({ customer }: Pick<CareRecord, "customer">, member: MemberId | null): Reference =>
  referenceTo("Patient", member === null ? customer.id : `${customer.id}/${member}`);

/** The customer, the members, and those that were removed from the family but are still named. */
export function patientsIn(record: CareRecord): readonly Entry[] {
  const { customer, family, bookings, prescriptions, assessments, profiles, consents, accesses, noted, found } = record;
  const { name, gender, birthdate, mobile, email } = customer;
  const telecom = [
    ...(mobile === null ? [] : [{ system: "phone", value: mobile }]),
    ...(email === null ? [] : [{ system: "email", value: email }]),
  ];
  const named = [...bookings.map(({ booking }) => booking), ...prescriptions, ...assessments, ...profiles, ...accesses, ...noted, ...found];
  const members = new Set([...family.map(({ id }) => id), ...named.map(({ member }) => member), ...consents]);
  members.delete(null);
  const known = new Map(family.map((one) => [one.id, one]));
  return [
    entryOf("Patient", customer.id, {
      name: [{ text: name }],
      ...(telecom.length === 0 ? {} : { telecom }),
      ...(gender === null ? {} : { gender }),
      ...(birthdate === null ? {} : { birthDate: birthdate }),
    }),
    ...[...members].map((id) => {
      const member = id === null ? undefined : known.get(id);
      const demographics =
        member === undefined ? { active: false } : { name: [{ text: member.name }], gender: member.gender, birthDate: member.birthdate };
      return entryOf("Patient", `${customer.id}/${id}`, demographics);
    }),
  ];
}

/** Whom the appointments were with, each once, as their newest appointment has them. */
export function practitionersIn({ bookings }: CareRecord): readonly Entry[] {
  const newest = new Map(bookings.toReversed().map(({ booking, consulted }) => [booking.practitioner, consulted]));
  return [...newest].map(([id, { name, therapy, qualifications, council, registration }]) =>
    entryOf("Practitioner", id, {
      ...(registration === null
        ? {}
        : { identifier: [{ value: registration, ...(council === null ? {} : { assigner: { display: council } }) }] }),
      name: [{ text: name }],
      qualification: [{ coding: [{ system: `${OURS}:therapy`, code: therapy }] }, ...qualifications.map((text) => ({ text }))].map(
        (code) => ({ code }),
      ),
    }),
  );
}
