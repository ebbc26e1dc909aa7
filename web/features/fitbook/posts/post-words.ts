import { CHOSEN_AUDIENCES } from "#core/fitbook/posts/post.ts";
import { postPhrases as says } from "#web/features/fitbook/wording/posts.ts";
import { wholeNumber } from "#web/design/figures/amounts.ts";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { dayAt } from "#web/design/figures/dates.ts";
import { counted } from "#web/design/phrase.ts";
import type { ChosenAudience } from "#core/fitbook/posts/post.ts";
import type { PostRefusal } from "./post-refusal.ts";

const moment = (at: number): string => `${dayAt(at)}, ${timeAt(at)}`;

/** What is said of posts, in any language. */
export const postWords = {
  ...says,
  moment,
  editedAt: (at: number): string => says.edited({ at: moment(at) }),
  likeCount: (count: number): string => counted(count, says.likes, { count: wholeNumber(count) }),
  commentCount: (count: number): string => counted(count, says.comments, { count: wholeNumber(count) }),
  choices: (from: ChosenAudience) =>
    CHOSEN_AUDIENCES.slice(CHOSEN_AUDIENCES.indexOf(from)).map((value) => ({ value, words: says.audiences[value] })),
  /** `followers` null: their number is not known. */
  reachOf(audience: ChosenAudience, followers: number | null): string {
    if (audience !== "followers") return says.reach[audience];
    if (followers === null) return says.reach.followersUncounted;
    return followers === 0 ? says.reach.nobody : counted(followers, says.reach.followers, { count: wholeNumber(followers) });
  },
  refused: (refusal: PostRefusal): string =>
    refusal.kind === "too-much" ? says.tooMuch({ from: timeAt(refusal.until) }) : says.refusals[refusal.kind],
};
