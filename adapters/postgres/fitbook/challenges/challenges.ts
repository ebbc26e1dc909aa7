import { sql } from "kysely";
import { jobsOfChallenge } from "#core/fitbook/acts/act-job.ts";
import { putJobsIn } from "#adapters/postgres/jobs/queue.ts";
import { challengeId } from "#core/fitbook/challenge.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { putAudit } from "#adapters/postgres/staff/audit-log.ts";
import { challengeFacts, keptChallengeIn } from "./challenge-facts.ts";
import { badgeTallyOf, wonBy } from "./badges.ts";
import { boardPage, recountPlayers } from "./board-page.ts";
import { isGroupSeen } from "#adapters/postgres/fitbook/groups/group-facts.ts";
import { countTrackedDays } from "./count-tracked-days.ts";
import { keepChange } from "./keep-change.ts";
import { removePlayer } from "./remove-player.ts";
import { entriesOf, keptBoard, resultRows } from "./kept-board.ts";
import { freeze } from "./freeze.ts";
import type { ChallengePlace, ChallengeSearch, Challenges } from "#core/fitbook/challenges/challenges.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Day } from "#core/shared/day.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresChallenges = (db: Database): Challenges =>
  namingOutages("challenges", {
    facts: (viewer, ids) => challengeFacts(db, viewer, ids),
    candidates: (viewer, search) => candidatesIn(db, viewer, search),
    entries: (customer, challenge) => entriesOf(db, customer, challenge),
    standings: (challenge, span) => boardPage(db, challenge, span),
    results: (challenge, span) => resultRows(db, challenge, span),
    keptBoard: (challenge) => keptBoard(db, challenge),
    rebuild: (challenge, decide) =>
      inTransaction(db, async (trx) => {
        await trx.selectFrom("challenge").select("id").where("id", "=", challenge).forUpdate().execute(); // No entry is made meanwhile.
        const { change, answer } = decide(await keptBoard(trx, challenge));
        for (const { customer, score, days } of change?.standings ?? [])
          await trx
            .updateTable("challenge_player")
            .set({ score, days })
            .where("challenge", "=", challenge)
            .where("customer", "=", customer)
            .execute();
        await recountPlayers(trx, challenge);
        if (change !== null) await putAudit(trx, change.audit);
        return answer;
      }),
    change: ({ customer, challenge, group, at, decide }) =>
      inTransaction(db, async (trx) => {
        await trx.selectFrom("customer").select("id").where("id", "=", customer).forNoKeyUpdate().execute(); // One customer's changes come one after the other.
        await trx.selectFrom("challenge").select("id").where("id", "=", challenge).forShare().execute(); // No result is made meanwhile.
        const [facts = null] = await challengeFacts(trx, customer, [challenge]);
        const entries = await entriesOf(trx, customer, challenge);
        const running = await runningOf(trx, customer, at);
        const { change, answer } = decide({ facts, entries, running, isGroupSeen: await isGroupSeen(trx, customer, group) });
        if (change !== null) await keepChange(trx, change, { customer, challenge, at });
        if (change !== null) await putJobsIn(trx, jobsOfChallenge(change, { challenge, customer, at }));
        if (change?.kind === "tracked") await countTrackedDays(trx, { customer, at });
        return answer;
      }),
    remove: (transaction) => removePlayer(db, transaction),
    cancelByStaff: (challenge, decide) =>
      inTransaction(db, async (trx) => {
        const row = await trx.selectFrom("challenge").selectAll().where("id", "=", challenge).forUpdate().executeTakeFirst();
        const { audit, answer } = decide(row === undefined ? null : keptChallengeIn(row));
        if (audit === null) return answer;
        const { at } = audit;
        await trx
          .updateTable("challenge")
          .set({ cancelled_at: new Date(at) })
          .where("id", "=", challenge)
          .execute();
        await putAudit(trx, audit);
        await putJobsIn(trx, jobsOfChallenge({ kind: "cancelled" }, { challenge, customer: null, at }));
        return answer;
      }),
    async players(challenge, { after, limit }) {
      const rows = await db
        .selectFrom("challenge_player")
        .select("customer")
        .where("challenge", "=", challenge)
        .where("left_at", "is", null)
        .$if(after !== null, (query) => query.where("customer", ">", after ?? ""))
        .orderBy("customer")
        .limit(limit)
        .execute();
      return rows.map(({ customer }) => customerId(customer));
    },
    freeze: (challenge, decide) => freeze(db, challenge, decide),
    won: (customer, limit) => wonBy(db, customer, limit),
    badgeTally: (customer) => badgeTallyOf(db, customer),
    async markShown(customer, challenges, at) {
      if (challenges.length === 0) return;
      await db
        .updateTable("challenge_player")
        .set({ badges_shown_at: new Date(at) })
        .where("customer", "=", customer)
        .where("challenge", "in", challenges)
        .where("badges_shown_at", "is", null)
        .execute();
    },
    async unfrozen(last, limit) {
      const rows = await db
        .selectFrom("challenge")
        .select("id")
        .where("end_day", "<=", last)
        .where("result_version", "=", 0)
        .where("cancelled_at", "is", null)
        .where(
          sql<boolean>`(select count(*) from challenge_player p where p.challenge = challenge.id
            and p.joined_at < (start_day + 1)::timestamp at time zone 'Asia/Kolkata'
            and (p.left_at is null or p.left_at > (start_day + 1)::timestamp at time zone 'Asia/Kolkata')) > 1`,
        )
        .orderBy("end_day")
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map(({ id }) => challengeId(id));
    },
  });

async function candidatesIn(
  db: Database,
  viewer: CustomerId,
  { list, today, after, limit }: ChallengeSearch,
): Promise<readonly ChallengePlace[]> {
  const own = sql`(challenge.maker = ${viewer} or exists (select 1 from challenge_member m where m.place = challenge.id
    and m.customer = ${viewer} and m.state in ('invited', 'member')))`;
  const open = sql`(is_open and (fitbook_group is null or exists (select 1 from fitbook_group_member g where g.place = fitbook_group
    and g.customer = ${viewer} and g.state in ('owner', 'admin', 'member'))))`;
  const yesterday = daysAfter(today, -1); // What ended then can still be entered.
  const lists = {
    mine: [own, sql`end_day`, sql`desc`],
    upcoming: [sql`start_day > ${today}::date and (${open} or ${own})`, sql`start_day`, sql`asc`],
    running: [sql`start_day <= ${today}::date and end_day >= ${yesterday}::date and (${open} or ${own})`, sql`end_day`, sql`asc`],
    final: [sql`end_day < ${yesterday}::date and (${open} or ${own})`, sql`end_day`, sql`desc`],
  } as const;
  const [where, by, way] =
    typeof list === "string" ? lists[list] : ([sql`fitbook_group = ${list.group}`, sql`end_day`, sql`desc`] as const);
  const sign = list === "upcoming" || list === "running" ? sql`>` : sql`<`;
  const { rows } = await sql<{ id: string; day: Day }>`select id, ${by} as day from challenge where ${where}
    and (${after?.id ?? null}::text is null or (${by}, id) ${sign} (${after?.day ?? null}::date, ${after?.id ?? null}))
    order by ${by} ${way}, id ${way} limit ${limit}`.execute(db);
  return rows.map(({ id, day }) => ({ id: challengeId(id), day }));
}

/** How many of the customer's own are not over. */
async function runningOf(trx: Database, customer: CustomerId, at: number): Promise<number> {
  const { running } = await trx
    .selectFrom("challenge")
    .select(({ fn }) => fn.countAll<number>().as("running"))
    .where("maker", "=", customer)
    .where("end_day", ">=", indianDay(at))
    .where("cancelled_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(running);
}
