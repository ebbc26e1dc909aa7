import { POST_AUDIENCES, POST_STATES } from "#core/fitbook/visibility/world.ts";
import { Ids, idsOf } from "#adapters/input-file/ids.ts";
import { INSTANT, TEXT, oneOf } from "#adapters/input-file/kind.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { wholeEntries } from "#adapters/input-file/whole-entries.ts";
import type { CommentFacts, PostFacts } from "#core/fitbook/visibility/world.ts";
import type { Entries, Part } from "#adapters/input-file/part.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";

type Known = { readonly people: Ids; readonly groups: Ids; readonly comments: Ids };

/** The ids of its comments are added to those that are known. */
export function readPost(part: Part, known: Known): Reads<PostFacts> {
  const id = part.required("_id", TEXT);
  const author = part.required("author", TEXT);
  known.people.expect(part, "author", { id: author, noun: "a person" });
  const audience = part.optional("audience", AUDIENCE, "followers");
  const group = part.optional("group", TEXT, null);
  if (audience === "group" && group === null) part.fault("group", "the id of a group, as the audience is one");
  else if (audience !== FAULTY && audience !== "group" && typeof group === "string")
    part.fault("group", "nothing, as the audience is no group");
  else known.groups.expect(part, "group", { id: group, noun: "a group" });
  const state = part.optional("state", STATE, "published");
  const createdAt = part.required("created_at", INSTANT);
  const likes = readLikes(part, known.people);
  const comments = part.list("comments", (comment) => readComment(comment, known.people));
  idsOf(comments, known.comments);
  tellUnfitParents(comments);
  return { id, author, audience, group, state, createdAt, likes, comments: wholeEntries(comments) };
}

const AUDIENCE = oneOf(POST_AUDIENCES);
const STATE = oneOf(POST_STATES);

/** Somebody likes a post once. */
function readLikes(part: Part, people: Ids): Read<readonly string[]> {
  const likes = part.values("likes", TEXT);
  if (likes === FAULTY) return FAULTY;
  const known = new Ids();
  for (const [index, id] of likes.entries()) {
    people.expect(part, `likes[${index}]`, { id, noun: "a person" });
    if (!known.add(id)) part.fault(`likes[${index}]`, "somebody who stands nowhere else in the list");
  }
  return likes.filter((id) => id !== FAULTY);
}

function readComment(part: Part, people: Ids): Reads<CommentFacts> {
  const author = part.required("author", TEXT);
  people.expect(part, "author", { id: author, noun: "a person" });
  return {
    id: part.required("_id", TEXT),
    author,
    parent: part.optional("parent", TEXT, null),
    state: part.optional("state", STATE, "published"),
    createdAt: part.required("created_at", INSTANT),
  };
}

/** A reply answers a comment of the same post that is no reply. */
function tellUnfitParents({ isWhole, entries }: Entries<CommentFacts>): void {
  const top = new Ids();
  if (!isWhole) top.leaveOpen();
  for (const { reads } of entries) if (typeof reads.parent !== "string") top.add(reads.id);
  for (const { part, reads } of entries) top.expect(part, "parent", { id: reads.parent, noun: "a comment of this post that is no reply" });
}
