import { USUAL_AUDIENCES } from "#core/fitbook/profiles/fitbook-profile.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import type { FitbookProfile } from "#core/fitbook/profiles/fitbook-profile.ts";

/** The profile of somebody of that name who chose what is usual. */
export function aFitbookProfile(name: string, chosen: Partial<Omit<FitbookProfile, "name">> = {}): FitbookProfile {
  const read = fullNameIn(name);
  if (read === null) throw new RangeError(`${name} is no name`);
  return { name: read, about: "", shows: USUAL_AUDIENCES, isFindable: true, ...chosen };
}
