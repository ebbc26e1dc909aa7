import { shownFollow } from "#core/fitbook/follow.ts";
import { Challenges } from "#core/fitbook/challenges/challenges.port.ts";
import { memoryChallenges } from "./challenges.ts";
import { Reports } from "#core/fitbook/moderation/reports.port.ts";
import { memoryReports } from "./moderation/reports.ts";
import { Blocks } from "#core/fitbook/blocks/blocks.port.ts";
import { Posts } from "#core/fitbook/posts/posts.port.ts";
import { memoryPosts } from "./posts/posts.ts";
import { People } from "#core/fitbook/profiles/people.port.ts";
import { Suggestions } from "#core/fitbook/people/suggestions.port.ts";
import { memorySuggestions } from "./suggestions.ts";
import { Groups } from "#core/fitbook/groups/groups.port.ts";
import { GroupLinks } from "#core/fitbook/groups/group-links.port.ts";
import { memoryGroupLinks } from "./groups/group-links.ts";
import { memoryGroups } from "./groups/groups.ts";
import { memoryPeople } from "./people.ts";
import { memoryBlocks } from "./blocks.ts";
import { pairKey } from "./relations.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Relations } from "./relations.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const fitbookInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Blocks, memoryBlocks(memory));
    keep(People, memoryPeople(memory));
    keep(Suggestions, memorySuggestions(memory));
    keep(Posts, memoryPosts(memory));
    keep(Groups, memoryGroups(memory));
    keep(GroupLinks, memoryGroupLinks(memory));
    keep(Challenges, memoryChallenges(memory));
    keep(Reports, memoryReports(memory));
  },
  exported: {
    fitbook_profile: ({ ties }, customer) => [ties.profiles.get(customer)].filter((profile) => profile !== undefined),
    muted_users: ({ ties }, customer) => [...ties.mutes].flatMap((pair) => otherIn(pair, customer).map((muted) => ({ muted }))),
    dismissed_suggestions: ({ ties }, customer) =>
      [...ties.dismissed].flatMap(([pair, at]) => otherIn(pair, customer).map((dismissed) => ({ dismissed, at }))),
    fitbook_posts: ({ ties }, customer) => [...ties.posts.values()].filter(({ author }) => author === customer),
    fitbook_pictures: ({ ties }, customer) =>
      [...ties.posts.values()].flatMap((post) => (post.author === customer ? post.pictures.map(({ file, text }) => ({ file, text })) : [])),
    fitbook_comments: ({ ties }, customer) => [...ties.comments.values()].filter(({ author }) => author === customer),
    fitbook_likes: ({ ties }, customer) => [...ties.likes].flatMap((pair) => otherIn(pair, customer).map((post) => ({ post }))),
    follows: ({ ties }, customer) =>
      [...ties.follows].flatMap(([pair, state]) => otherIn(pair, customer).map((followed) => ({ followed, state: shownFollow(state) }))),
    withdrawn_requests: ({ ties }, customer) =>
      [...ties.withdrawnFollows.keys()].flatMap((pair) => otherIn(pair, customer).map((followed) => ({ followed }))),
    blocked_users: ({ ties }, customer) => [...ties.blocks].flatMap((pair) => otherIn(pair, customer).map((blocked) => ({ blocked }))),
    fitbook_reports: ({ ties }, customer) => [...ties.reports.values()].filter(({ reporter }) => reporter === customer),
    fitbook_appeals: ({ ties }, customer) =>
      [...ties.reports.values()].flatMap(({ author, state }) =>
        author === customer && "appeal" in state && state.appeal !== null ? [state.appeal] : [],
      ),
    groups: ({ ties }, customer) => membershipsIn(ties, [...ties.groups.keys()], customer),
    challenges: ({ ties }, customer) => membershipsIn(ties, [...ties.challenges.keys()], customer),
    challenges_made: ({ ties }, customer) => [...ties.challenges.values()].filter(({ maker }) => maker === customer),
    challenges_played: ({ ties }, customer) => [...ties.players.values()].filter((player) => player.customer === customer),
    challenge_days: ({ ties }, customer) => [...ties.entries.values()].filter(({ person }) => person === customer),
    challenge_results: ({ ties }, customer) =>
      [...ties.results.values()].flatMap((rows) => rows.filter((row) => row.customer === customer)),
  },
};

/** The second of a pair that begins with the customer; none where it is another's. */
const otherIn = (pair: string, customer: CustomerId): readonly string[] =>
  pair.startsWith(pairKey(customer, "")) ? [pair.slice(pairKey(customer, "").length)] : [];

const membershipsIn = (ties: Relations, places: readonly string[], customer: CustomerId) =>
  places.map((place) => ({ place, state: ties.member(place, customer) })).filter(({ state }) => state !== "none");
