import { nextCode, sentAt } from "#core/sign-in/codes/one-time-code.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { putJobIn } from "#adapters/postgres/jobs/queue.ts";
import type { LetterJob } from "#core/sign-in/letters.port.ts";
import type { Selectable } from "kysely";
import type { CodeKey, Codes } from "#core/sign-in/codes/codes.port.ts";
import type { CodeEvent, CodeState } from "#core/sign-in/codes/one-time-code.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { OneTimeCodeRow } from "#adapters/postgres/identity/tables.ts";

export const postgresCodes = (db: Database): Codes =>
  namingOutages("codes", {
    put: ({ purpose, target, asker, challenge, hash, referenceCode, life }, letter, at) =>
      db.transaction().execute(async (trx) => {
        const sent = { challenge, hash, reference_code: referenceCode, sent_at: new Date(at), ...columnsOf(sentAt(at, life)) };
        await trx
          .insertInto("one_time_code")
          .values({ purpose, target, asker, ...sent })
          .onConflict((former) => former.columns(["purpose", "target", "asker"]).doUpdateSet(sent))
          .execute();
        await putJobIn<LetterJob>(trx, letter, { key: challenge, notBefore: null });
      }),
    type: (key, isRight, at) =>
      db.transaction().execute(async (trx) => {
        const row = await lockedIn(trx, key);
        if (row === null) return "wrong";
        const right = isRight(row.challenge, row.hash);
        const next = await stepIn(trx, row, { kind: right ? "typed-right" : "typed-wrong", at });
        return right && next.kind === "proved" && row.state === "awaited" ? "right" : "wrong";
      }),
    use: (key, at) =>
      db.transaction().execute(async (trx) => {
        const row = await lockedIn(trx, key);
        if (row === null || row.state !== "proved") return null;
        await stepIn(trx, row, { kind: "used", at });
        return at < row.until.getTime() ? { asker: row.asker, referenceCode: row.reference_code } : null;
      }),
    async asked(key, since) {
      const row = await chosen(db, key).select(["asker", "reference_code"]).where("sent_at", ">", new Date(since)).executeTakeFirst();
      return row === undefined ? null : { asker: row.asker, referenceCode: row.reference_code };
    },
  });

type Row = Pick<Selectable<OneTimeCodeRow>, "challenge" | "asker" | "hash" | "reference_code" | "state" | "tries" | "until">;

const chosen = (db: Database, { purpose, target, asker, challenge }: CodeKey) =>
  db
    .selectFrom("one_time_code")
    .where("purpose", "=", purpose)
    .where("target", "=", target)
    .where(({ eb }) => (challenge === null ? eb("asker", "=", asker) : eb("challenge", "=", challenge)));

async function lockedIn(trx: Database, key: CodeKey): Promise<Row | null> {
  const row = await chosen(trx, key)
    .select(["challenge", "asker", "hash", "reference_code", "state", "tries", "until"])
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

async function stepIn(trx: Database, row: Row, event: CodeEvent): Promise<CodeState> {
  const next = nextCode(stateIn(row), event);
  await trx.updateTable("one_time_code").set(columnsOf(next, row)).where("challenge", "=", row.challenge).execute();
  return next;
}

function stateIn({ state, tries, until }: Pick<Row, "state" | "tries" | "until">): CodeState {
  switch (state) {
    case "awaited":
      return { kind: state, tries, until: until.getTime() };
    case "proved":
      return { kind: state, until: until.getTime() };
    case "over":
      return { kind: state };
  }
}

/** A code that is over keeps its last time; it is deleted some time after that. */
const columnsOf = (state: CodeState, former: Pick<Row, "until"> = { until: new Date(0) }) => ({
  state: state.kind,
  tries: state.kind === "awaited" ? state.tries : 0,
  until: state.kind === "over" ? former.until : new Date(state.until),
});

/** Deletes codes that were over a day ago. */
export async function forgetCodes(db: Database, at: number): Promise<void> {
  await db
    .deleteFrom("one_time_code")
    .where("until", "<", new Date(at - DAY))
    .execute();
}

const DAY = 24 * 60 * 60 * 1000;
