import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect } from "vitest";
import { paise } from "#core/shared/money.ts";
import type { Paise } from "#core/shared/money.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import { inShopDatabase } from "./shop-database.ts";
import type { RunningShop } from "./running-shop.ts";

const HOUR = 3_600_000;

/** A time that can be booked with its fee, and the page on which it is. */
export type FreeTime = {
  readonly asked: { readonly therapist_id: string; readonly start: string; readonly length: number; readonly mode: string };
  readonly fee: Paise;
  readonly page: string;
};

/** An appointment, or a time that is kept for one. */
export type BookedTime = { readonly id: string; readonly start: number; readonly fee: Paise };

/** A call as somebody's browser makes it; throws where it is refused. */
export async function called(shop: RunningShop, bearer: string, path: string, body?: object) {
  const headers = { authorization: `Bearer ${bearer}`, "content-type": "application/json" };
  const sent = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await (await fetch(`${shop.address}/api${path}`, sent)).json();
  if (answer.payload === null) throw new Error(`${path}: ${answer.message}`);
  return answer.payload;
}

/**
 * A time some days ahead, of a practitioner who has nothing to do around now: a test can move it there. Nobody's whom calls take at once.
 */
export async function aFreeTime(shop: RunningShop, bearer: string): Promise<FreeTime> {
  const [from, to] = [2, 12].map((days) => new Date(Date.now() + days * 24 * HOUR).toISOString().slice(0, 10));
  for (const { id, length, mode, amount } of await inShopDatabase(shop, idlePractitioners)) {
    const { slots } = await called(shop, bearer, `/therapist/availableslot?id=${id}&length=${length}&from=${from}&to=${to}`);
    const free = slots[Math.floor(Math.random() * slots.length)];
    if (free === undefined) continue;
    const chosen = new URLSearchParams({ length: String(length), mode, day: free.day, at: free.start });
    const asked = { therapist_id: id, start: free.start, length, mode };
    return { asked, fee: paise(amount), page: `/practitioners/${id}?${chosen}#book` };
  }
  throw new Error("nobody has a free time");
}

/** Keeps a time without its page. */
export async function keptTime(shop: RunningShop, bearer: string): Promise<BookedTime> {
  const { asked, fee } = await aFreeTime(shop, bearer);
  const { _id: id, start } = await called(shop, bearer, "/add/booking", { ...asked, key: randomUUID() });
  return { id, start: Date.parse(start), fee };
}

/** The same, paid for at the sandbox. */
export async function bookedTime(shop: RunningShop, bearer: string): Promise<BookedTime> {
  const stored = await keptTime(shop, bearer);
  const { form } = await called(shop, bearer, "/add/payment", { booking_id: stored.id, key: randomUUID() });
  const pressed = new URLSearchParams({ ...form.fields, deed: "pay" });
  await fetch(new URL(`${form.action}/answer`, shop.address), { method: "POST", body: pressed });
  const state = async () => (await called(shop, bearer, `/get/bookingdetails?id=${stored.id}`)).state;
  await expect.poll(state).toBe("confirmed");
  return stored;
}

/** So many milliseconds go by for a booking that was never moved, and for nobody else: all of it was that much earlier. */
export async function timeGoesBy(shop: RunningShop, id: string, milliseconds: number): Promise<void> {
  const earlier = sql`${milliseconds} * interval '1 millisecond'`;
  await inShopDatabase(shop, (db) =>
    db.transaction().execute(async (trx) => {
      await sql`update booking_step set at = at - ${earlier} where booking_id = ${id}`.execute(trx);
      await sql`update booking set starts_at = starts_at - ${earlier}, expires_at = expires_at - ${earlier}, made_at = made_at - ${earlier}
        where id = ${id}`.execute(trx);
    }),
  );
}

/** So many milliseconds go by for a time that is kept. Its start stays where it is: a little earlier may be somebody else's. */
export async function timeGoesByForHold(shop: RunningShop, id: string, milliseconds: number): Promise<void> {
  const earlier = sql`${milliseconds} * interval '1 millisecond'`;
  await inShopDatabase(shop, (db) =>
    db.transaction().execute(async (trx) => {
      await sql`update booking_step set at = at - ${earlier} where booking_id = ${id}`.execute(trx);
      await sql`update booking set expires_at = expires_at - ${earlier}, made_at = made_at - ${earlier} where id = ${id}`.execute(trx);
    }),
  );
}

/**
 * So many milliseconds go by in the room of a booking: all that happened there was that much earlier. Its appointment stays where it is.
 */
export async function timeGoesByInRoom(shop: RunningShop, id: string, milliseconds: number): Promise<void> {
  const earlier = sql`${milliseconds} * interval '1 millisecond'`;
  await inShopDatabase(shop, (db) => sql`update call_step set at = at - ${earlier} where booking_id = ${id}`.execute(db));
}

/** What was done in the room of a booking, in its order. */
export async function roomSteps(shop: RunningShop, id: string): Promise<readonly string[]> {
  const { rows } = await inShopDatabase(shop, (db) =>
    sql<{ kind: string }>`select deed ->> 'kind' as kind from call_step where booking_id = ${id} order by number`.execute(db),
  );
  return rows.map(({ kind }) => kind);
}

const idlePractitioners = async (db: Database) => {
  const { rows } = await sql<{ id: string; length: number; mode: string; amount: number }>`
    select id, length, mode, amount from (
      select distinct on (practitioner.id) practitioner.id, length, mode, amount
      from practitioner, jsonb_to_recordset(fees::jsonb) fee (length int, mode text, amount int)
      where is_active and verified_at is not null and lead > 0 and amount > 0 and not exists (
        select from booking where booking.practitioner = practitioner.id and starts_at between now() - interval '6 hours' and now() + interval '6 hours')
      order by practitioner.id, amount) one
    order by random()`.execute(db);
  return rows;
};
