import { oneOf } from "#adapters/input-file/kind.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { readPair } from "./pair.ts";
import type { FollowFacts } from "#core/fitbook/visibility/world.ts";
import type { Ids } from "#adapters/input-file/ids.ts";
import type { Entries, Part } from "#adapters/input-file/part.ts";
import type { Reads } from "#adapters/input-file/read.ts";

export const readFollow = (part: Part, people: Ids): Reads<FollowFacts> => ({
  ...readPair(part, people),
  state: part.optional("state", STATE, "following"),
});

const STATE = oneOf(["requested", "following", "declined"]);

/** Somebody follows another once. */
export function tellRepeatedFollows({ entries }: Entries<FollowFacts>, people: Ids): void {
  const followed = new Map<string, Set<string>>();
  for (const { part, reads } of entries) {
    const { from, to } = reads;
    if (from === FAULTY || to === FAULTY || from === to || people.lacks(from) || people.lacks(to)) continue;
    const known = followed.get(from) ?? new Set<string>();
    if (known.has(to)) part.ownFault("a follow that stands nowhere else in the list");
    followed.set(from, known.add(to));
  }
}
