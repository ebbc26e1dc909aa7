import { sql } from "kysely";
import { moveRefusal } from "#core/events/moved-event.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { putAudit } from "#adapters/postgres/staff/audit-log.ts";
import { keptIn, putEvent } from "./event-row.ts";
import { codeOf } from "./events.ts";
import { lockEvent, advanceEvent } from "./advance-event.ts";
import { settleEvents } from "./settle-events.ts";
import { stepIn } from "./step-row.ts";
import type { StepOutcome } from "#core/events/play-event.ts";
import type { EventId } from "#core/events/listed-event.ts";
import type { EventRegister } from "#core/events/register/event-register.port.ts";
import type { KeptEvent } from "#core/events/shown-event.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { LockedEvent, UntimedStep } from "./advance-event.ts";

const IMPORT_LOCK = 1_852_404_339; // The advisory lock of those who import events; nothing else uses this number.

export const postgresEventRegister = (db: Database): EventRegister =>
  namingOutages<EventRegister>("event register", {
    async find(ids, at) {
      await settleEvents(db, at, null);
      return kept(db, ids);
    },
    async steps(id) {
      const rows = await db.selectFrom("event_step").selectAll().where("event", "=", id).orderBy("number").execute();
      return rows.map(stepIn);
    },
    async attendees(id) {
      const rows = await db.selectFrom("event_attendee").selectAll().where("event", "=", id).orderBy("number").execute();
      return rows.map((row) => ({ number: row.number, code: codeOf(row), state: row.state }));
    },
    take: (id, step, { at, audit }) =>
      inTransaction(db, async (trx) => {
        const locked = await lockEvent(trx, id);
        if (locked === null) return "unknown";
        const outcome = await taken();
        const after = await lockEvent(trx, id);
        if (after !== null && (after.row.steps > locked.row.steps || after.row.moves > locked.row.moves)) await putAudit(trx, audit);
        return outcome;

        async function taken() {
          if (locked === null) return "unknown";
          if (step.kind === "cancel") return (await advanceEvent(trx, locked, { step, actor: null, at })).outcome ?? "unknown";
          if (step.kind === "move") return movedTo(trx, locked, { ...step, at });
          const [number = "", secret = ""] = step.code.trim().toUpperCase().split("-");
          if (!/^\d{1,9}$/.test(number)) return "unknown";
          const row = await trx
            .selectFrom("event_attendee")
            .selectAll()
            .where("event", "=", id)
            .where("number", "=", Number(number))
            .where("secret", "=", secret)
            .executeTakeFirst();
          if (row === undefined) return "unknown";
          const actor = { customer: row.customer, number: row.number, secret: row.secret };
          return (await advanceEvent(trx, locked, { step: { kind: "arrive", person: row.customer }, actor, at })).outcome ?? "unknown";
        }
      }),
    change: (ids, decide, at) =>
      inTransaction(db, async (trx) => {
        await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(trx);
        // Locked in one order, so that nobody joins between what is seen and what is put.
        await trx
          .selectFrom("event")
          .select("id")
          .where("id", "in", ids.length === 0 ? [""] : [...ids])
          .orderBy("id")
          .forNoKeyUpdate()
          .execute();
        const { put, audit, answer } = decide(await kept(trx, ids));
        for (const { event, capacity, to, moves } of put) {
          await putEvent(trx, { event, moves });
          const from = { startsAt: event.startsAt, endsAt: event.endsAt };
          if (to !== null) await step(event.id, { kind: "move", from, to });
          if (capacity !== null) await step(event.id, { kind: "capacity", capacity });
        }
        if (audit !== null) await putAudit(trx, audit);
        return answer;

        async function step(id: EventId, taken: UntimedStep) {
          const locked = await lockEvent(trx, id);
          if (locked !== null) await advanceEvent(trx, locked, { step: taken, actor: null, at });
        }
      }),
  });

type AskedMove = { readonly startsAt: number; readonly endsAt: number | null; readonly at: number };

/** Until a step is taken nobody relies on an event's times: they are put as by an import, and there is nobody to ask. */
async function movedTo(trx: Database, locked: LockedEvent, { startsAt, endsAt, at }: AskedMove): Promise<StepOutcome> {
  const { event, tally } = locked.kept;
  const from = { startsAt: event.startsAt, endsAt: event.endsAt };
  const to = { startsAt, endsAt: endsAt ?? startsAt + (from.endsAt - from.startsAt) };
  if (tally.hasSteps) return (await advanceEvent(trx, locked, { step: { kind: "move", from, to }, actor: null, at })).outcome ?? "done";
  const refusal = moveRefusal(event, to, at);
  if (refusal === null) await putEvent(trx, { event: { ...event, ...to }, moves: tally.moves + 1 });
  return refusal ?? "done";
}

async function kept(db: Database, ids: readonly string[] | null): Promise<readonly KeptEvent[]> {
  if (ids?.length === 0) return [];
  const rows = await db
    .selectFrom("event")
    .selectAll()
    .$if(ids !== null, (query) => query.where("id", "in", [...(ids ?? [])]))
    .orderBy("starts_at")
    .orderBy("id")
    .execute();
  return rows.map(keptIn);
}
