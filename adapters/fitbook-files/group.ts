import { MEMBER_STATES } from "#core/fitbook/visibility/world.ts";
import { Ids } from "#adapters/input-file/ids.ts";
import { TEXT, oneOf } from "#adapters/input-file/kind.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { wholeEntries } from "#adapters/input-file/whole-entries.ts";
import type { GroupFacts, MemberFacts } from "#core/fitbook/visibility/world.ts";
import type { Entries, Part } from "#adapters/input-file/part.ts";
import type { Reads } from "#adapters/input-file/read.ts";

/** A live group has one owner. */
export function readGroup(part: Part, people: Ids): Reads<GroupFacts> {
  const id = part.required("_id", TEXT);
  const kind = part.optional("kind", KIND, "open");
  const state = part.optional("state", STATE, "live");
  const members = part.list("members", readMember);
  tellUnfitMembers(members, people);
  if (state === "live" && lacksOneOwner(members)) part.fault("members", "exactly one owner");
  return {
    id,
    isOpen: kind === FAULTY ? FAULTY : kind === "open",
    isDeleted: state === FAULTY ? FAULTY : state === "deleted",
    members: wholeEntries(members),
  };
}

const KIND = oneOf(["open", "closed"]);
const STATE = oneOf(["live", "deleted"]);
const MEMBER_STATE = oneOf(MEMBER_STATES);

const readMember = (part: Part): Reads<MemberFacts> => ({
  person: part.required("person", TEXT),
  state: part.optional("state", MEMBER_STATE, "member"),
});

function tellUnfitMembers({ entries }: Entries<MemberFacts>, people: Ids): void {
  const known = new Ids();
  for (const { part, reads } of entries) {
    people.expect(part, "person", { id: reads.person, noun: "a person" });
    if (!known.add(reads.person)) part.fault("person", "somebody who stands nowhere else in the group");
  }
}

/** Not judged where an entry's state could not be read. */
const lacksOneOwner = ({ isWhole, entries }: Entries<MemberFacts>): boolean =>
  isWhole && entries.every(({ reads }) => reads.state !== FAULTY) && entries.filter(({ reads }) => reads.state === "owner").length !== 1;
