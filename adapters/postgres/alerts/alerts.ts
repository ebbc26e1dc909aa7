import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import { alertId } from "#core/alerts/alert.ts";
import { CONFIRMABLE, LISTED_AFTERWARDS } from "#core/alerts/alerts.port.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { putJobIn } from "#adapters/postgres/jobs/queue.ts";
import { alertColumnsOf } from "./alert-columns.ts";
import { alertNewsIn } from "./alert-news.ts";
import { alertSubjectIn } from "./alert-subject.ts";
import { dueSubjects, waitingAlerts } from "./due-alerts.ts";
import { tellSome } from "./tell-some.ts";
import type { MessageJob } from "#core/jobs/message-job.ts";
import type { Alerts } from "#core/alerts/alerts.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** For how many milliseconds the link of a letter can be used to switch alerts off. */
const LEAVABLE = 365 * 24 * 60 * 60 * 1000;

export const postgresAlerts = (db: Database): Alerts =>
  namingOutages("alerts", {
    add: (customer, { id, wish, language, at }, most) =>
      db.transaction().execute(async (trx) => {
        await trx.selectFrom("customer").select("id").where("id", "=", customer).forNoKeyUpdate().execute(); // One at a time, so that the number of alerts stays below the limit.
        const { kind, subject, price } = alertColumnsOf(wish);
        const { others } = await trx
          .selectFrom("alert")
          .select(({ fn }) => fn.countAll<number>().as("others"))
          .where("customer", "=", customer)
          .where("state", "=", "waiting")
          .where(({ not, and, eb }) => not(and([eb("kind", "=", kind), eb("subject", "=", subject)])))
          .executeTakeFirstOrThrow();
        if (others >= most) return "full";
        const alert = { price, language, state: "waiting", asked_at: new Date(at), told_at: null } as const;
        await trx
          .insertInto("alert")
          .values({ id, kind, subject, customer, email: null, ...alert })
          .onConflict((stored) => stored.columns(["customer", "kind", "subject"]).where("customer", "is not", null).doUpdateSet(alert))
          .execute();
        return "added";
      }),

    ask: (email, { id, wish, language, at }, letter) =>
      db.transaction().execute(async (trx) => {
        const { kind, subject, price } = alertColumnsOf(wish);
        const alert = { language, asked_at: new Date(at) };
        const stored = await trx
          .insertInto("alert")
          .values({ id, kind, subject, price, customer: null, email, state: "asked", told_at: null, ...alert })
          .onConflict((before) =>
            before
              .columns(["email", "kind", "subject", "price"])
              .where("email", "is not", null)
              .doUpdateSet(alert)
              .where("alert.state", "=", "asked"),
          )
          .returning("id")
          .executeTakeFirst();
        if (stored === undefined) return; // The alert already waits.
        const keys = { confirm: newKey(), leave: newKey() };
        const made_at = new Date(at);
        await trx
          .insertInto("alert_key")
          .values([
            { hash: hashOf(keys.confirm), opens: "confirm", alert: stored.id, customer: null, email: null, made_at },
            { hash: hashOf(keys.leave), opens: "leave", alert: null, customer: null, email, made_at },
          ])
          .execute();
        await putJobIn<MessageJob>(trx, letter(keys), { key: hashOf(keys.confirm).toString("hex"), notBefore: null });
      }),

    async confirm(key, at) {
      const { rows } = await sql`update alert set state = 'waiting' from alert_key opening
        where alert.id = opening.alert and opening.hash = ${hashOf(key)} and opening.made_at >= ${new Date(at - CONFIRMABLE)}
        returning alert.id`.execute(db);
      return rows.length === 0 ? "unknown-key" : "confirmed";
    },

    async leave(key) {
      await sql`delete from alert using alert_key opening
        where opening.hash = ${hashOf(key)} and opening.opens = 'leave'
        and (alert.customer = opening.customer or alert.email = opening.email)`.execute(db);
    },

    async of(customer) {
      const rows = await db
        .selectFrom("alert")
        .leftJoin("product", (join) => join.onRef("product.id", "=", "alert.subject").on("alert.kind", "not in", ["opening", "quiz-opens"]))
        .leftJoin("quiz", (join) => join.onRef("quiz.id", "=", "alert.subject").on("alert.kind", "=", "quiz-opens"))
        .select(["alert.id", "alert.kind", "alert.subject", "alert.price as wished", "asked_at", "told_at"])
        .select(["product.title", "product.hindi", "product.slug", "quiz.title as quiz_title"])
        .select(sql<number | null>`case when product.seller_gstin is not null then product.price end`.as("price"))
        .where("customer", "=", customer)
        .orderBy("asked_at", "desc")
        .orderBy("alert.id", "desc")
        .execute();
      return rows.map((row) => ({
        id: alertId(row.id),
        askedAt: row.asked_at.getTime(),
        toldAt: row.told_at?.getTime() ?? null,
        about: alertNewsIn({ ...row, about: alertSubjectIn(row) }),
      }));
    },

    async switchOff(customer, id) {
      await db.deleteFrom("alert").where("customer", "=", customer).where("id", "=", id).execute();
    },

    waiting: (now) => waitingAlerts(db, now),
    due: (now) => dueSubjects(db, now),
    tell: (subject, telling) => db.transaction().execute((trx) => tellSome(trx, { subject, ...telling, newKey, hashOf })),

    async forget(at) {
      await db
        .deleteFrom("alert")
        .where("state", "=", "asked")
        .where("asked_at", "<", new Date(at - CONFIRMABLE))
        .execute();
      await db
        .deleteFrom("alert")
        .where("state", "=", "told")
        .where("told_at", "<", new Date(at - LISTED_AFTERWARDS))
        .execute();
      await sql`delete from alert using quiz
        where alert.state = 'waiting' and alert.kind = 'quiz-opens' and quiz.id = alert.subject and quiz.closes_at <= ${new Date(at)}`.execute(
        db,
      );
      await db
        .deleteFrom("alert_key")
        .where("made_at", "<", new Date(at - LEAVABLE))
        .execute();
    },
  });

const newKey = (): string => randomBytes(32).toString("base64url");

/** The key is 256 random bits, so a plain hash is enough. It is found by an index. */
const hashOf = (key: string): Buffer => createHash("sha256").update(key).digest();
