import { CHOSEN_AUDIENCES } from "#core/fitbook/posts/post.ts";
import { momentText } from "#core/shared/clock-text.ts";
import { clockPhrases } from "#core/shared/wording/clock.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { inLanguage } from "#web/design/in-language.ts";
import { postPhrases as says } from "#web/features/fitbook/wording/posts.ts";
import { wholeNumber } from "#web/design/figures/amounts.ts";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { dayOf } from "#web/design/figures/days.ts";
import { counted } from "#web/design/phrase.ts";
import type { ChosenAudience, Circle } from "#core/fitbook/posts/post.ts";
import type { Day } from "#core/shared/day.ts";
import type { NamedGroup } from "#core/fitbook/group.ts";
import type { SeenPost } from "#core/fitbook/posts/seen-post.ts";
import type { PostAudience } from "#core/fitbook/visibility/world.ts";
import type { NewerPosts } from "./post-list-model.ts";
import type { PostRefusal } from "./post-refusal.ts";

type Known = { readonly followers: number | null; readonly groups: readonly NamedGroup[] };

const DAY = 24 * 60 * 60 * 1000;

/** The day of a moment as somebody says it now, and its time. */
function moment(at: number, now: number): string {
  const named = (day: Day): string => (day === indianDay(now) ? says.today : day === indianDay(now - DAY) ? says.yesterday : dayOf(day));
  return momentText(at, named, clockPhrases);
}

/** What is said of posts, in any language. */
export const postWords = {
  ...says,
  moment,
  editedAt: (at: number, now: number): string => says.edited({ at: indianDay(at) === indianDay(now) ? timeAt(at) : moment(at, now) }),
  likeCount: (count: number): string => counted(count, says.likes, { count: wholeNumber(count) }),
  commentCount: (count: number): string => counted(count, says.comments, { count: wholeNumber(count) }),
  newer: ({ count, isAll }: NewerPosts): string =>
    isAll ? counted(count, says.newer, { count: wholeNumber(count) }) : says.newerAtLeast({ count: wholeNumber(count) }),
  choices: (from: ChosenAudience) =>
    CHOSEN_AUDIENCES.slice(CHOSEN_AUDIENCES.indexOf(from)).map((value) => ({ value, words: says.audiences[value] })),
  /** What the audience of a post can become. */
  narrower: (from: PostAudience): readonly { readonly value: PostAudience; readonly words: string }[] =>
    from === "group" ? (["group", "me"] as const).map((value) => ({ value, words: says.audiences[value] })) : postWords.choices(from),
  /** For whom a post is. */
  circle: ({ audience, group }: Pick<SeenPost, "audience" | "group">): string =>
    group === null ? says.audiences[audience] : says.inGroup({ group: inLanguage(group).name }),
  hiddenPost: ({ audience, isHeld }: Pick<SeenPost, "audience" | "isHeld">): string =>
    isHeld ? says.held : audience === "group" ? says.hiddenInGroup : says.hidden,
  /** Who will see what is written. `followers` null: their number is not known. */
  reachOf({ audience, group }: Circle, { followers, groups }: Known): string {
    if (audience === "group") {
      const named = groups.find(({ id }) => id === group);
      return says.reach.group({ group: named === undefined ? "" : inLanguage(named).name });
    }
    if (audience !== "followers") return says.reach[audience];
    if (followers === null) return says.reach.followersUncounted;
    return followers === 0 ? says.reach.nobody : counted(followers, says.reach.followers, { count: wholeNumber(followers) });
  },
  refused: (refusal: PostRefusal): string =>
    refusal.kind === "too-much" ? says.tooMuch({ from: timeAt(refusal.until) }) : says.refusals[refusal.kind],
};
