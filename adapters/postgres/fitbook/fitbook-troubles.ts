import { sql } from "kysely";
import { challengeId } from "#core/fitbook/challenge.ts";
import { boardFindings } from "#core/fitbook/staff/board-differences.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { postgresChallenges } from "./challenges/challenges.ts";
import { isMiscounted } from "./challenges/board-page.ts";
import { keptBoard } from "./challenges/kept-board.ts";
import { miscountedFollows, miscountedGroups } from "./recount.ts";
import type { FitbookTrouble } from "#core/fitbook/staff/fitbook-trouble.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const AT_ONCE = 200;
const HOUR = 60 * 60 * 1000;
/** Results are made every hour; whoever asks for a board earlier makes it then. */
const FROZEN_WITHIN = 2 * HOUR;
/** In days. A board that was compared for so long after its end is not compared again. */
const COMPARED_FOR = 30;

/** What staff should look at in Fitbook, one after the other; empty: everything is right. `at` in milliseconds since 1970. */
export async function* fitbookTroubles(db: Database, at: number): AsyncGenerator<FitbookTrouble> {
  yield* await followsBetweenBlocked(db);
  yield* await membersBlockedWithRunners(db);
  yield* await groupsWithoutOwner(db);
  yield* await miscountedFollows(db);
  yield* await miscountedGroups(db);
  for (const challenge of await postgresChallenges(db).unfrozen(daysAfter(indianDay(at - FROZEN_WITHIN), -2), AT_ONCE))
    yield { kind: "not-frozen", challenge };
  yield* boardsUnlikeEntries(db, at);
}

async function followsBetweenBlocked(db: Database): Promise<readonly FitbookTrouble[]> {
  const { rows } = await sql<{ follower: string; followed: string }>`select follower, followed from follow
    where state in ('requested', 'following') and exists (select 1 from customer_block
      where (blocker = follower and blocked = followed) or (blocker = followed and blocked = follower))
    order by follower, followed limit ${AT_ONCE}`.execute(db);
  return rows.map((row) => ({ kind: "follow-between-blocked", ...row }));
}

async function membersBlockedWithRunners(db: Database): Promise<readonly FitbookTrouble[]> {
  const { rows } = await sql<{ group: string; member: string }>`select distinct member.place as "group", member.customer as member
    from fitbook_group_member member
    join fitbook_group on fitbook_group.id = member.place and deleted_at is null
    join customer_block on member.customer in (blocker, blocked)
    join fitbook_group_member runner on runner.place = member.place and runner.state in ('owner', 'admin')
      and runner.customer in (blocker, blocked) and runner.customer <> member.customer
    where member.state = 'member' order by 1, 2 limit ${AT_ONCE}`.execute(db);
  return rows.map((row) => ({ kind: "member-blocked-with-runner", ...row }));
}

async function groupsWithoutOwner(db: Database): Promise<readonly FitbookTrouble[]> {
  const { rows } = await sql<{ group: string; owners: number }>`select id as "group", count(owner.customer)::int as owners
    from fitbook_group left join fitbook_group_member owner on owner.place = id and owner.state = 'owner'
    where deleted_at is null group by id having count(owner.customer) <> 1 order by id limit ${AT_ONCE}`.execute(db);
  return rows.map((row) => ({ kind: "no-owner", ...row }));
}

async function* boardsUnlikeEntries(db: Database, at: number): AsyncGenerator<FitbookTrouble> {
  const first = daysAfter(indianDay(at), -COMPARED_FOR);
  for (let after = ""; ; ) {
    const rows = await db
      .selectFrom("challenge")
      .select("id")
      .where("id", ">", after)
      .where("end_day", ">=", first)
      .orderBy("id")
      .limit(AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    for (const { id } of rows) {
      const stored = await keptBoard(db, challengeId(id));
      const players = stored === null ? 0 : boardFindings(stored, at).differences.length;
      if (players > 0) yield { kind: "unlike-entries", challenge: id, players };
      if (await isMiscounted(db, challengeId(id))) yield { kind: "miscounted", challenge: id };
    }
    after = last.id;
  }
}
