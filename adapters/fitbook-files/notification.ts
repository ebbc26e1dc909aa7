import { TEXT } from "#adapters/input-file/kind.ts";
import type { NotificationFacts } from "#core/fitbook/visibility/world.ts";
import type { Ids } from "#adapters/input-file/ids.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";

type Known = { readonly people: Ids; readonly groups: Ids; readonly posts: Ids; readonly comments: Ids };

export function readNotification(part: Part, known: Known): Reads<NotificationFacts> {
  const named = (key: string, ids: Ids, noun: string): Read<string | null> => {
    const id = part.optional(key, TEXT, null);
    ids.expect(part, key, { id, noun });
    return id;
  };
  const to = part.required("to", TEXT);
  known.people.expect(part, "to", { id: to, noun: "a person" });
  return {
    id: part.required("_id", TEXT),
    to,
    from: named("from", known.people, "a person"),
    post: named("post", known.posts, "a post"),
    comment: named("comment", known.comments, "a comment"),
    group: named("group", known.groups, "a group"),
  };
}
