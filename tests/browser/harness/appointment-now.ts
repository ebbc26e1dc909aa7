import { randomUUID } from "node:crypto";
import { bookingPayables } from "#core/consultations/booking/booking-payables.ts";
import { payableId } from "#core/ledger/entry.ts";
import { postgresBookings } from "#adapters/postgres/consultations/bookings.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import type { Mode } from "#core/consultations/practitioner.ts";
import { inShopDatabase } from "./shop-database.ts";
import type { RunningShop } from "./running-shop.ts";

/** Is there around the clock, and signed in to by the tests that need a desk. */
const AT_THE_DESK = "dr-anil-bhardwaj";

/**
 * Somebody's appointment, paid for and beginning in a minute; nobody waits for a slot. It ends whatever else that practitioner has then: a
 * file of tests that needs no desk names a practitioner of its own, as another file may be in a call at the desk at the same time.
 */
export async function appointmentNow(shop: RunningShop, bearer: string, mode: Mode, practitioner = AT_THE_DESK): Promise<string> {
  const asked = async (path: string, body?: object) => {
    const headers = { authorization: `Bearer ${bearer}`, "content-type": "application/json" };
    const response = await fetch(
      `${shop.address}/api${path}`,
      body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) },
    );
    return (await response.json()).payload;
  };
  const therapist_id = practitioner;
  const [from, to] = [1, 7].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
  const { slots } = await asked(`/therapist/availableslot?id=${therapist_id}&length=15&from=${from}&to=${to}`);
  const start = slots[Math.floor(Math.random() * slots.length)].start;
  const held = await asked("/add/booking", { therapist_id, start, length: 15, mode, key: randomUUID() });
  const id = payableId(held._id);
  const at = Date.now();
  await inShopDatabase(shop, async (db) => {
    await bookingPayables(postgresBookings(db)).record(id, { events: [{ ...captureBy(`pay-${id}`, 100 * held.fee), at }], at });
    await db
      .updateTable("booking")
      .set({ state: "completed" }) // Whoever else has that time has been there.
      .where("practitioner", "=", practitioner)
      .where("state", "in", ["confirmed", "checked_in", "in_progress"])
      .where("starts_at", "<", new Date(at + 3_600_000))
      .execute();
    await db
      .updateTable("booking")
      .set({ starts_at: new Date(at + 60_000) })
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
  });
  return id;
}
