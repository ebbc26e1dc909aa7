import { Challenges } from "#core/fitbook/challenges/challenges.port.ts";
import { PassOnGroups } from "#core/fitbook/groups/pass-on-groups.use-case.ts";
import { FreezeChallenges } from "#core/fitbook/challenges/freeze-challenges.use-case.ts";
import { TellOfAct } from "#core/notifications/acts/tell-of-act.use-case.ts";
import { postgresChallenges } from "#adapters/postgres/fitbook/challenges/challenges.ts";
import { Reports } from "#core/fitbook/moderation/reports.port.ts";
import { postgresReports } from "#adapters/postgres/fitbook/moderation/reports.ts";
import { Blocks } from "#core/fitbook/blocks/blocks.port.ts";
import { postgresBlocks } from "#adapters/postgres/fitbook/blocks.ts";
import { People } from "#core/fitbook/profiles/people.port.ts";
import { Suggestions } from "#core/fitbook/people/suggestions.port.ts";
import { postgresSuggestions } from "#adapters/postgres/fitbook/suggestions.ts";
import { Groups } from "#core/fitbook/groups/groups.port.ts";
import { postgresGroups } from "#adapters/postgres/fitbook/groups/groups.ts";
import { postgresPeople } from "#adapters/postgres/fitbook/people.ts";
import { FeedSeals } from "#core/fitbook/posts/feed-seals.port.ts";
import { Posts } from "#core/fitbook/posts/posts.port.ts";
import { postgresPosts } from "#adapters/postgres/fitbook/posts/posts.ts";
import { sharedKey } from "#adapters/postgres/engine/shared-keys.ts";
import { linkTokens } from "#adapters/secrets/link-tokens.ts";
import { hmacSeals } from "#adapters/secrets/quote-seals.ts";
import { GroupLinks, LinkTokens } from "#core/fitbook/groups/group-links.port.ts";
import { postgresGroupLinks } from "#adapters/postgres/fitbook/groups/group-links.ts";
import { make } from "#adapters/composition/make.ts";
import { ReadPostPicture } from "#core/fitbook/pictures/read-post-picture.use-case.ts";
import { ReadPersonPicture } from "#core/fitbook/people/read-person-picture.use-case.ts";
import { ReadGroupPicture } from "#core/fitbook/groups/read-group-picture.use-case.ts";
import { TrackedDaySums } from "#core/fitbook/cards/tracked-day-sums.port.ts";
import { makeShowDaySums } from "#core/trackers/days/day-sums.ts";
import { Trackers } from "#core/trackers/trackers.port.ts";
import * as useCases from "#core/fitbook/use-cases.ts";
import { groupPicture } from "#adapters/http-server/downloads/group-picture.ts";
import { personPicture } from "#adapters/http-server/downloads/person-picture.ts";
import { postPicture } from "#adapters/http-server/downloads/post-picture.ts";
import { fitbookContract } from "#adapters/http-contract/fitbook/contract.ts";
import type { ActJob } from "#core/fitbook/acts/act-job.ts";
import type { Workers } from "#core/jobs/job.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const fitbookArea = {
  name: "fitbook",
  async ports(container, { db }) {
    container.bind(Blocks).toConstantValue(postgresBlocks(db));
    container.bind(People).toConstantValue(postgresPeople(db));
    container.bind(Suggestions).toConstantValue(postgresSuggestions(db));
    container.bind(Posts).toConstantValue(postgresPosts(db));
    container.bind(FeedSeals).toConstantValue(hmacSeals(await sharedKey(db, "feed-seals")));
    container.bind(Groups).toConstantValue(postgresGroups(db));
    container.bind(GroupLinks).toConstantValue(postgresGroupLinks(db));
    container.bind(LinkTokens).toConstantValue(linkTokens);
    container.bind(Reports).toConstantValue(postgresReports(db));
    container.bind(Challenges).toConstantValue(postgresChallenges(db));
  },
  useCases,
  joins: (container) => make(container, TrackedDaySums, makeShowDaySums, { trackers: Trackers }),
  routes: (container) => [
    postPicture(container.get(ReadPostPicture)),
    personPicture(container.get(ReadPersonPicture)),
    groupPicture(container.get(ReadGroupPicture)),
  ],
  workers: (container) => {
    const tell = (job: ActJob) => container.get(TellOfAct)(job);
    const ofChallenges = { "tell-of-result": tell, "tell-of-change": tell, "tell-of-removal": tell };
    return { "tell-of-like": tell, "tell-of-comment": tell, "tell-of-member": tell, ...ofChallenges } satisfies Workers<ActJob>;
  },
  contract: fitbookContract,
  hourly: [
    (_db, now, container) => container.get(Posts).forget(now),
    (_db, now, container) => container.get(Reports).forget(now),
    (_db, now, container) => container.get(GroupLinks).forget(now),
    (_db, _now, container) => container.get(FreezeChallenges)(),
    (_db, _now, container) => container.get(PassOnGroups)(),
  ],
} as const satisfies ServerArea;
