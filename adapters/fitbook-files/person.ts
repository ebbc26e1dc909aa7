import { PERSON_STATES, PROFILE_AUDIENCES } from "#core/fitbook/visibility/world.ts";
import { TEXT, TRUE_OR_FALSE, oneOf } from "#adapters/input-file/kind.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import type { PersonFacts, ProfileAudience } from "#core/fitbook/visibility/world.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";

export function readPerson(part: Part): Reads<PersonFacts> {
  const show = part.optionalPart("show");
  const shown = (key: string, otherwise: ProfileAudience): Read<ProfileAudience> =>
    show === FAULTY ? FAULTY : show === null ? otherwise : show.optional(key, AUDIENCE, otherwise);
  return {
    id: part.required("_id", TEXT),
    state: part.optional("state", STATE, "active"),
    isFindable: part.optional("findable", TRUE_OR_FALSE, true),
    about: shown("about", "everybody"),
    lists: shown("lists", "followers"),
    badges: shown("badges", "followers"),
  };
}

const STATE = oneOf(PERSON_STATES);
const AUDIENCE = oneOf(PROFILE_AUDIENCES);
