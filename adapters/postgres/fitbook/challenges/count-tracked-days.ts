import { changeByTracker, countsTracker, openDays } from "#core/fitbook/challenges/tracked-days.ts";
import { isEntered, MEASURES } from "#core/fitbook/leaderboard/measure.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { makeShowDaySums } from "#core/trackers/days/day-sums.ts";
import { challengeId } from "#core/fitbook/challenge.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import { trackerEntriesOf } from "#adapters/postgres/trackers/entries-of.ts";
import { challengeFacts } from "./challenge-facts.ts";
import { keepChange } from "./keep-change.ts";
import { lockPlayers } from "./lock-players.ts";
import { entriesOf } from "./kept-board.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";

const TRACKED = MEASURES.filter((measure) => !isEntered(measure));

const RUNNING: Statement = {
  name: "running tracked challenges",
  text: `select challenge.id from challenge_player join challenge on challenge.id = challenge_player.challenge
    where challenge_player.customer = $1 and challenge.measure = any($2::text[]) and challenge.start_day <= $3 and challenge.end_day >= $4
    order by challenge.id`,
};

/**
 * Moves the open days of all challenges that count a tracker of this customer, as part of the transaction in which the tracker changes or
 * its owner lets it be counted. Of two such transactions the later one sees what the other wrote: both lock the player.
 */
export async function countTrackedDays(
  trx: Database,
  { customer, at }: { readonly customer: CustomerId; readonly at: number },
): Promise<void> {
  const today = indianDay(at);
  const running = await rowsOf<{ readonly id: string }>(trx, RUNNING, [customer, [...TRACKED], today, daysAfter(today, -1)]);
  if (running.length === 0) return;
  const ids = running.map(({ id }) => id);
  await trx.selectFrom("challenge").select("id").where("id", "in", ids).orderBy("id").forShare().execute(); // No result is made meanwhile.
  await lockPlayers(trx, customer);
  const sums = makeShowDaySums({
    trackers: { entriesOf: (owner, tracker, days) => trackerEntriesOf(trx, owner, { tracker, ...days }) },
  });
  for (const facts of await challengeFacts(trx, customer, ids)) {
    const { id, measure } = facts.challenge;
    const days = openDays(facts.challenge, at);
    if (days === null || isEntered(measure) || !countsTracker(facts, at)) continue;
    const entries = await entriesOf(trx, customer, challengeId(id));
    const change = changeByTracker({ facts, entries }, { customer, sums: await sums(customer, measure, days), at });
    if (change !== null) await keepChange(trx, change, { customer, challenge: id, at });
  }
}
