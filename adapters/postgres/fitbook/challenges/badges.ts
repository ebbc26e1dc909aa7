import { sql } from "kysely";
import { challengeId } from "#core/fitbook/challenge.ts";
import type { KeptBadges } from "#core/fitbook/challenges/challenges.port.ts";
import type { BadgeTally } from "#core/fitbook/challenges/badge-tally.ts";
import type { Badge } from "#core/fitbook/leaderboard/badges.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Where a customer has won badges, the challenge that ended last first. */
export async function wonBy(db: Database, customer: CustomerId, limit: number): Promise<readonly KeptBadges[]> {
  const { rows } = await sql<{ challenge: string; is_shown: boolean }>`
    select result.challenge, badges_shown_at is not null as is_shown ${resultsOf(customer)}
    where result.customer = ${customer} and cardinality(badges) > 0
    order by end_day desc, challenge.id desc limit ${limit}`.execute(db);
  return rows.map(({ challenge, is_shown }) => ({ challenge: challengeId(challenge), isShown: is_shown }));
}

/** Badges that a customer has won under their own name. */
export async function badgeTallyOf(db: Database, customer: CustomerId): Promise<BadgeTally> {
  const { rows } = await sql<{ badge: Badge; count: number }>`
    select badge, count(*)::int as count ${resultsOf(customer)} cross join unnest(badges) badge
    where result.customer = ${customer} and not is_anonymous group by badge`.execute(db);
  return Object.fromEntries(rows.map(({ badge, count }) => [badge, count]));
}

/** The last result of each challenge in which they play. */
const resultsOf = (customer: CustomerId) => sql`from challenge_result result
  join challenge on challenge.id = result.challenge and result_version = result.version
  join challenge_player player on player.challenge = result.challenge and player.customer = ${customer}`;
