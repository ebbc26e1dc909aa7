import { challengeId } from "#core/fitbook/challenge.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import type { KeptBadges } from "#core/fitbook/challenges/challenges.port.ts";
import type { BadgeTally } from "#core/fitbook/leaderboard/badge-tally.ts";
import type { Badge } from "#core/fitbook/leaderboard/badges.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";

/** Where a customer has won badges, the challenge that ended last first. */
export async function wonBy(db: Database, customer: CustomerId, limit: number): Promise<readonly KeptBadges[]> {
  const rows = await rowsOf<{ readonly challenge: string; readonly is_shown: boolean }>(db, WON, [customer, limit]);
  return rows.map(({ challenge, is_shown }) => ({ challenge: challengeId(challenge), isShown: is_shown }));
}

/** Badges that a customer has won under their own name. */
export async function badgeTallyOf(db: Database, customer: CustomerId): Promise<BadgeTally> {
  const rows = await rowsOf<{ readonly badge: Badge; readonly count: number }>(db, TALLY, [customer]);
  return Object.fromEntries(rows.map(({ badge, count }) => [badge, count]));
}

/**
 * The last result of each challenge in which a customer ($1) plays. Values stand in queries of their own, so that PostgreSQL plans for none
 * of them.
 */
const RESULTS = `from challenge_result result
  join challenge on challenge.id = result.challenge and result_version = result.version
  join challenge_player player on player.challenge = result.challenge and player.customer = (select $1::text)`;

const WON: Statement = {
  name: "badges won",
  text: `select result.challenge, badges_shown_at is not null as is_shown ${RESULTS}
    where result.customer = (select $1::text) and cardinality(badges) > 0
    order by end_day desc, challenge.id desc limit (select $2::int)`,
};

const TALLY: Statement = {
  name: "badges counted",
  text: `select badge, count(*)::int as count ${RESULTS} cross join unnest(badges) badge
    where result.customer = (select $1::text) and not is_anonymous group by badge`,
};
