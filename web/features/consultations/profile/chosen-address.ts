import { consultationAddress } from "#web/features/consultations/consultation-address.ts";
import type { PublicPractitioner } from "#core/consultations/practitioner/practitioner.ts";
import type { TimeChoice } from "./profile-data.ts";

/** The address of a profile with something chosen on it: with a time, where it is booked. */
export function chosenAddress(practitioner: PublicPractitioner, { length, mode, day, at }: TimeChoice): string {
  const fields = new URLSearchParams({ length: String(length), mode, day });
  if (at !== null) fields.set("at", new Date(at).toISOString());
  return `${consultationAddress.profile(practitioner)}?${fields}#${at === null ? "times" : "book"}`;
}
