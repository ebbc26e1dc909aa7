import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import type { PublicPractitioner } from "#core/consultations/practitioner.ts";
import type { TimeChoice } from "./profile-data.ts";

/** The address of a profile with something chosen on it: with a time, where it is booked. */
export const chosenAddress = (practitioner: PublicPractitioner, choice: TimeChoice): string =>
  `${consultationAddress.profile(practitioner)}${chosenSearch(choice)}#${choice.at === null ? "times" : "book"}`;

/** Where sign-in leads from there, with the same still chosen. Source: specification/sign-in.md, Where sign-in leads. */
export const afterSignInAddress = (practitioner: PublicPractitioner, choice: TimeChoice): string =>
  `${consultationAddress.chosenTherapist(practitioner)}${chosenSearch(choice)}#book`;

/** What is chosen, as a profile's address holds it. */
export function chosenSearch({ length, mode, day, at, member }: TimeChoice): string {
  const fields = new URLSearchParams({ length: String(length), mode, day });
  if (member !== null) fields.set("for", member);
  if (at !== null) fields.set("at", new Date(at).toISOString());
  return `?${fields}`;
}
