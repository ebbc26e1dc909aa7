import { createHash } from "node:crypto";
import { sql } from "kysely";
import { namingOutages } from "./database.ts";
import type { Attempt, Counted, Limits } from "#core/shared/limits.port.ts";
import type { Database } from "./database.ts";

export const postgresLimits = (db: Database): Limits =>
  namingOutages("limits", {
    async count(attempts, at) {
      const [only] = attempts;
      if (attempts.length === 1 && only !== undefined) return countIn(db, only, at);
      const sorted = attempts.map((attempt) => ({ attempt, key: keyOf(attempt) })).sort((a, b) => a.key.compare(b.key)); // All callers lock in the same order, so that no two wait for each other.
      return db
        .transaction()
        .execute(async (trx) => {
          for (const { attempt } of sorted) {
            const counted = await countIn(trx, attempt, at);
            if (counted.kind === "exhausted") throw new Exhausted(counted);
          }
          return { kind: "counted" } as const;
        })
        .catch((error: unknown) => {
          if (error instanceof Exhausted) return error.counted;
          throw error;
        });
    },
  });

/** Thrown to roll back what a transaction has counted. */
class Exhausted extends Error {
  readonly counted: Counted;

  constructor(counted: Counted) {
    super("a limit is exhausted");
    this.counted = counted;
  }
}

/** One statement: callers who count at the same time wait for the row. */
async function countIn(db: Database, attempt: Attempt, at: number): Promise<Counted> {
  const { name, most, within } = attempt.limit;
  const since = at - within;
  const until = new Date(at + within);
  const { rows } = await sql<{ oldest: number | null }>`
    with counted as (
      insert into attempt as kept (key, made, until) values (${keyOf(attempt)}, array[${at}::bigint], ${until})
      on conflict (key) do update set made = array(select one from unnest(kept.made) one where one > ${since}) || ${at}::bigint, until = ${until}
      where (select count(*) from unnest(kept.made) one where one > ${since}) < ${most}
      returning 1
    )
    select (select min(one) from attempt, unnest(made) one where key = ${keyOf(attempt)} and one > ${since}) as oldest
    where not exists (select from counted)`.execute(db);
  const [exhausted] = rows;
  return exhausted === undefined ? { kind: "counted" } : { kind: "exhausted", limit: name, until: (exhausted.oldest ?? at) + within };
}

/** Deletes attempts that no limit needs any more. */
export async function forgetAttempts(db: Database, at: number): Promise<void> {
  await db.deleteFrom("attempt").where("until", "<", new Date(at)).execute();
}

const keyOf = ({ limit, by }: Attempt): Buffer => createHash("sha256").update(`${limit.name}\n${by}`).digest();
