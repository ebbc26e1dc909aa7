import type { GroupView } from "./group-view.ts";
import type { PersonView } from "./person-view.ts";
import type { PostView } from "./post-view.ts";
import type { Surroundings } from "./surroundings.ts";
import type { NotificationFacts } from "./world.ts";

type Views = { readonly people: readonly PersonView[]; readonly groups: readonly GroupView[]; readonly posts: readonly PostView[] };

/**
 * Whether a notification is shown: the viewer must be able to see everything that it names now.
 * Source: specification/visibility.md, A notification.
 */
export function isNotified({ people, groups, posts }: Views, around: Surroundings): (notification: NotificationFacts) => boolean {
  const seenPeople = new Set(people.filter(({ sees }) => sees).map(({ id }) => id));
  const seenPosts = new Set(posts.filter(({ sees }) => sees).map(({ id }) => id));
  const shownComments = new Set(posts.flatMap(({ thread }) => thread.filter(({ shown }) => shown === "shown").map(({ id }) => id)));
  const seenGroups = new Set(groups.filter(({ sees }) => sees !== "missing").map(({ id }) => id));
  return ({ to, from, post, comment, group }) =>
    to === around.viewer &&
    (from === null || (seenPeople.has(from) && !around.isMuted(from))) &&
    (post === null || seenPosts.has(post)) &&
    (comment === null || shownComments.has(comment)) &&
    (group === null || seenGroups.has(group));
}
