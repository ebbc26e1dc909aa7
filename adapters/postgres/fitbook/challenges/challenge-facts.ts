import { challengeId } from "#core/fitbook/challenge.ts";
import { groupId, namedGroup } from "#core/fitbook/group.ts";
import { seesInFull } from "#core/fitbook/groups/visible-group.ts";
import { LEAST_PLAYERS } from "#core/fitbook/leaderboard/challenge-times.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { day } from "#core/shared/day.ts";
import { playersAbove, playersOf } from "./board-page.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import { groupFacts } from "#adapters/postgres/fitbook/groups/group-facts.ts";
import { VIEWER } from "#adapters/postgres/fitbook/people-facts.ts";
import { isActivePerson } from "#adapters/postgres/fitbook/people.ts";
import { personState } from "#core/fitbook/people/person-state.ts";
import type { ChallengeTexts } from "#core/fitbook/challenge.ts";
import type { ChallengeFacts, OwnPart } from "#core/fitbook/challenges/challenges.port.ts";
import type { KeptChallenge } from "#core/fitbook/challenges/kept-challenge.ts";
import type { Badge } from "#core/fitbook/leaderboard/badges.ts";
import type { Scoring } from "#core/fitbook/leaderboard/board-facts.ts";
import type { Measure } from "#core/fitbook/leaderboard/measure.ts";
import type { Membership } from "#core/fitbook/membership.ts";
import type { AccountStatus } from "#core/identity/account-status.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";

/** What decides how one viewer sees some challenges, in as many queries for one as for twenty. */
export async function challengeFacts(db: Database, viewer: CustomerId, ids: readonly string[]): Promise<readonly ChallengeFacts[]> {
  if (ids.length === 0) return [];
  const isThere = await isActivePerson(db, viewer);
  const rows = await rowsOf<FactsRow>(db, FACTS, [viewer, ids]);
  const groups = [...new Set(rows.flatMap(({ fitbook_group }) => (fitbook_group === null ? [] : [groupId(fitbook_group)])))];
  const facts = groups.length === 0 ? null : await groupFacts(db, viewer, groups);
  return rows.map((row) => {
    const challenge = keptChallengeIn(row);
    const group = facts?.groups.find((record) => record.group.id === challenge.group)?.group ?? null;
    const isMakerThere =
      row.maker === null || (personState(row.maker_standing ?? "forgotten", row.maker_entered) === "active" && !row.is_apart);
    return {
      challenge,
      ties: {
        isThere,
        isMakerThere,
        isOpen: row.is_open,
        membership: row.membership ?? "none",
        isMaker: row.maker === viewer,
        isGroupSeen: group === null || facts === null || seesInFull(facts, group.id),
      },
      group: group === null ? null : namedGroup(group),
      part: partIn(row),
      players: row.players,
      playedAtClose: row.played_at_close,
    };
  });
}

/** The columns of a challenge as the rules know it. */
export type ChallengeColumns = {
  readonly id: string;
  readonly activity: string;
  readonly about: string;
  readonly hindi: ChallengeTexts | null;
  readonly measure: Measure;
  readonly scoring: Scoring["kind"];
  readonly day_goal: number | null;
  readonly cap: number;
  readonly goal: number | null;
  readonly start_day: string;
  readonly end_day: string;
  readonly is_open: boolean;
  readonly maker: string | null;
  readonly fitbook_group: string | null;
  readonly cancelled_at: Date | null;
  readonly result_version: number;
};

export const keptChallengeIn = (row: ChallengeColumns): KeptChallenge => ({
  id: challengeId(row.id),
  activity: row.activity,
  about: row.about,
  hindi: row.hindi,
  measure: row.measure,
  cap: row.cap,
  goal: row.goal,
  isOpen: row.is_open,
  scoring: row.scoring === "total" || row.day_goal === null ? { kind: "total" } : { kind: row.scoring, dayGoal: row.day_goal },
  start: day(row.start_day),
  end: day(row.end_day),
  maker: row.maker === null ? null : customerId(row.maker),
  group: row.fitbook_group === null ? null : groupId(row.fitbook_group),
  cancelledAt: row.cancelled_at?.getTime() ?? null,
  version: row.result_version,
});

type FactsRow = ChallengeColumns & {
  readonly maker_standing: AccountStatus["kind"] | null;
  readonly maker_entered: boolean;
  readonly is_apart: boolean;
  readonly membership: Membership | null;
  readonly players: number;
  readonly played_at_close: number;
  readonly left_at: Date | null;
  readonly is_anonymous: boolean | null;
  readonly shares_tracker: boolean;
  readonly removed_reason: string | null;
  readonly score: number | null;
  readonly days: number | null;
  readonly place: number;
  readonly higher: number;
  readonly next_score: number | null;
  readonly next_rank: number | null;
  readonly badges: readonly Badge[] | null;
};

/**
 * Of the viewer and challenges ($2). A result stands in the place of the standings once there is one. Joining closes when the day after the
 * first begins in India. The order of those who played then has them found by their index, wherever the table holds them.
 */
const FACTS: Statement = {
  name: "facts of challenges",
  text: `select challenge.*, maker.standing as maker_standing, maker_profile.customer is not null as maker_entered,
    exists (select 1 from customer_block b where (b.blocker = ${VIEWER} and b.blocked = challenge.maker)
      or (b.blocker = challenge.maker and b.blocked = ${VIEWER})) as is_apart,
    member.state as membership,
    case when result_version > 0
      then (select coalesce(max(r.place) + 1, 0) from challenge_result r where r.challenge = challenge.id and r.version = result_version)
      else ${playersOf("challenge.id")} end as players,
    (select count(*)::int from (select 1 from challenge_player p where p.challenge = challenge.id
      and p.joined_at < closes.at and (p.left_at is null or p.left_at > closes.at) order by p.customer limit ${LEAST_PLAYERS}) played) as played_at_close,
    own.left_at, own.is_anonymous, own.tracker_shared_at is not null as shares_tracker, own.removed_reason, coalesce(result.score, own.score) as score, coalesce(result.days, own.days) as days, result.badges,
    coalesce(result.place, case when own.customer is null or result_version > 0 then 0 else
      above.players + (select count(*)::int from challenge_player p where p.challenge = challenge.id and p.left_at is null
        and p.score = own.score and p.customer < own.customer) end) as place,
    case when result.place is not null then coalesce(result.rank - 1, result.place)
      when own.customer is null then 0
      else above.players end as higher,
    next.score as next_score, coalesce(next.rank, 1 + ${playersAbove("challenge.id", "next.score")}) as next_rank
  from unnest((select $2::text[])) with ordinality as asked (id, nth)
  join challenge on challenge.id = asked.id
  cross join lateral (select (start_day + 1)::timestamp at time zone 'Asia/Kolkata' as at) closes
  left join customer maker on maker.id = challenge.maker
  left join fitbook_profile maker_profile on maker_profile.customer = challenge.maker
  left join challenge_member member on member.place = challenge.id and member.customer = ${VIEWER}
  left join challenge_player own on own.challenge = challenge.id and own.customer = ${VIEWER}
  cross join lateral (select case when own.customer is null or result_version > 0 then 0
    else ${playersAbove("challenge.id", "own.score")} end as players) above
  left join challenge_result result on result.customer = ${VIEWER} and result.challenge = challenge.id and result.version = result_version
  left join lateral (
    (select r.score, r.rank from challenge_result r where result.place is not null and r.challenge = challenge.id
      and r.version = result_version and r.place < result.place and r.score > result.score order by r.place desc limit 1)
    union all
    (select p.score, null from challenge_player p where result.place is null and p.challenge = challenge.id and p.left_at is null
      and p.score > own.score order by p.score limit 1)) next on true
  order by asked.nth`,
};

function partIn({
  left_at,
  is_anonymous,
  shares_tracker,
  removed_reason,
  score,
  days,
  place,
  higher,
  next_score,
  next_rank,
  badges,
}: FactsRow): OwnPart | null {
  if (is_anonymous === null || score === null || days === null) return null;
  return {
    score,
    days,
    place,
    higher,
    badges: badges ?? [],
    next: next_score === null || next_rank === null ? null : { score: next_score, rank: next_rank },
    isPlaying: left_at === null,
    isAnonymous: is_anonymous,
    sharesTracker: shares_tracker,
    removedFor: removed_reason,
  };
}
