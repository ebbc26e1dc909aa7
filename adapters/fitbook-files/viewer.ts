import { TEXT, oneOf } from "#adapters/input-file/kind.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import type { Viewer } from "#core/fitbook/visibility/viewer.ts";
import type { GroupFacts } from "#core/fitbook/visibility/world.ts";
import type { Ids } from "#adapters/input-file/ids.ts";
import type { Kind } from "#adapters/input-file/kind.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read } from "#adapters/input-file/read.ts";

/** `groups`: where one of them could not be read, who is a member is not judged. */
type Known = { readonly people: Ids; readonly groupIds: Ids; readonly groups: Read<readonly GroupFacts[]> };

export function readViewer(file: Part, known: Known): Read<Viewer> {
  if (file.holdsObject("viewer")) {
    const viewer = file.requiredPart("viewer");
    return viewer === FAULTY ? FAULTY : readMadeUp(viewer, known);
  }
  const id = file.optional("viewer", VIEWER, null);
  if (id === FAULTY) return FAULTY;
  known.people.expect(file, "viewer", { id, noun: "a person" });
  return id === null ? { kind: "visitor" } : { kind: "person", id };
}

const VIEWER: Kind<string> = { ...TEXT, expected: "the id of a person, or an object with as and of" };
const AS = oneOf(["stranger", "follower", "member", "blocked"]);

function readMadeUp(viewer: Part, known: Known): Read<Viewer> {
  const kind = viewer.required("as", AS);
  // A stranger is nobody's.
  const of = kind === "stranger" || kind === FAULTY ? viewer.optional("of", TEXT, null) : viewer.required("of", TEXT);
  known.people.expect(viewer, "of", { id: of, noun: "a person" });
  const group = kind === "member" ? viewer.required("group", TEXT) : viewer.optional("group", TEXT, null);
  known.groupIds.expect(viewer, "group", { id: group, noun: "a group" });
  if (kind === FAULTY || of === FAULTY || group === FAULTY) return FAULTY;
  switch (kind) {
    case "stranger":
      return { kind };
    case "follower":
    case "blocked":
      return of === null ? FAULTY : { kind, of };
    case "member":
      if (of === null || group === null) return FAULTY;
      if (!isMember(of, group, known)) viewer.fault("group", "a group that the person named in of is a member of");
      return { kind, group };
  }
}

/** Also where it is not judged. */
function isMember(person: string, group: string, { people, groups }: Known): boolean {
  const members = groups === FAULTY ? undefined : groups.find(({ id }) => id === group)?.members;
  if (members === undefined || people.lacks(person)) return true;
  return members.some((member) => member.person === person && IN.has(member.state));
}

const IN: ReadonlySet<string> = new Set(["member", "admin", "owner"]);
