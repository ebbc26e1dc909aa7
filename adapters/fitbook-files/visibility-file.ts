import { Ids, idsOf } from "#adapters/input-file/ids.ts";
import { TEXT } from "#adapters/input-file/kind.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { isWhole } from "#adapters/input-file/is-whole.ts";
import { readObject } from "#adapters/input-file/read-object.ts";
import { wholeEntries } from "#adapters/input-file/whole-entries.ts";
import { readGroup } from "./group.ts";
import { readNotification } from "./notification.ts";
import { readPair } from "./pair.ts";
import { readPerson } from "./person.ts";
import { readPost } from "./post.ts";
import { readFollow, tellRepeatedFollows } from "./follow.ts";
import { readViewer } from "./viewer.ts";
import type { Look } from "#core/fitbook/visibility/visible-world.ts";
import type { World } from "#core/fitbook/visibility/world.ts";
import type { Result } from "#core/shared/result.ts";
import type { Fault } from "#adapters/input-file/fault.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";

/** Reads what JSON.parse made of a file of `visibility check`. Source: specification/visibility.md, The command. */
export const readVisibilityFile = (wire: unknown): Result<Look, readonly Fault[]> => readObject(wire, readLook);

function readLook(file: Part): Read<Look> {
  const people = file.requiredList("people", readPerson);
  const known = { people: idsOf(people), groups: new Ids(), posts: new Ids(), comments: new Ids() };
  const groups = file.list("groups", (part) => readGroup(part, known.people));
  idsOf(groups, known.groups);
  const follows = file.list("follows", (part) => readFollow(part, known.people));
  tellRepeatedFollows(follows, known.people);
  const blocks = file.list("blocks", (part) => readPair(part, known.people));
  const mutes = file.list("mutes", (part) => readPair(part, known.people));
  const posts = file.list("posts", (part) => readPost(part, known));
  if (!posts.isWhole) known.comments.leaveOpen();
  idsOf(posts, known.posts);
  const notifications = file.list("notifications", (part) => readNotification(part, known));
  idsOf(notifications);
  const world: Reads<World> = {
    people: wholeEntries(people),
    follows: wholeEntries(follows),
    blocks: wholeEntries(blocks),
    mutes: wholeEntries(mutes),
    groups: wholeEntries(groups),
    posts: wholeEntries(posts),
    notifications: wholeEntries(notifications),
  };
  const link = file.optional("link", TEXT, null);
  known.groups.expect(file, "link", { id: link, noun: "a group" });
  const viewer = readViewer(file, { people: known.people, groupIds: known.groups, groups: world.groups });
  if (!isWhole(world) || viewer === FAULTY || link === FAULTY) return FAULTY;
  return { world, viewer, link };
}
