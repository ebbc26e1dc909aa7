import { shownFollow } from "../follow.ts";
import type { Follow } from "../follow.ts";
import type { Surroundings } from "./surroundings.ts";
import type { PersonFacts, ProfileAudience } from "./world.ts";

export type PersonReason = "signed_out" | "self" | "gone" | "blocked" | "person";

/** A person as a viewer sees them; `followers` and `following` are null if these lists are not shown. */
export type PersonView = {
  readonly id: string;
  readonly sees: boolean;
  readonly reason: PersonReason;
  readonly about: boolean;
  readonly lists: boolean;
  readonly badges: boolean;
  readonly followers: number | null;
  readonly following: number | null;
  readonly follow: Exclude<Follow, "declined">;
  readonly followsMe: boolean;
  readonly isFound: boolean;
};

/** `around` null: the viewer is not signed in. Source: specification/visibility.md, A person. */
export function personView(person: PersonFacts, around: Surroundings | null): PersonView {
  const reason = personReason(person, around);
  if (around === null || !(reason === "self" || reason === "person")) return unseen(person.id, reason);
  const isSelf = reason === "self";
  const follow = around.followOf(person.id);
  const shows = (audience: ProfileAudience): boolean =>
    isSelf || audience === "everybody" || (audience === "followers" && follow === "following");
  const lists = shows(person.lists);
  return {
    id: person.id,
    sees: true,
    reason,
    about: shows(person.about),
    lists,
    badges: shows(person.badges),
    followers: lists ? around.followersOf(person.id) : null,
    following: lists ? around.followedBy(person.id) : null,
    follow: shownFollow(follow),
    followsMe: around.isFollowedBy(person.id),
    isFound: person.isFindable && !isSelf,
  };
}

function personReason({ id, state }: PersonFacts, around: Surroundings | null): PersonReason {
  if (around === null) return "signed_out";
  if (id === around.viewer) return "self";
  if (state !== "active") return "gone";
  return around.areApart(around.viewer, id) ? "blocked" : "person";
}

const unseen = (id: string, reason: PersonReason): PersonView => ({
  id,
  sees: false,
  reason,
  about: false,
  lists: false,
  badges: false,
  followers: null,
  following: null,
  follow: "none",
  followsMe: false,
  isFound: false,
});
