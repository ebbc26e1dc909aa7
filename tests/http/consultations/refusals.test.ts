import { expect, it } from "vitest";
import { RescheduleBooking } from "#core/consultations/moving/reschedule-booking.use-case.ts";
import { bookingPayables } from "#core/consultations/booking/booking-payables.ts";
import { Bookings } from "#core/consultations/booking/bookings.port.ts";
import { indianDay, indianTime } from "#core/shared/indian-time.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import { MINUTE, nine } from "#tests/builders/consultations/an-appointment-now.ts";
import { aClinic } from "./a-clinic.ts";
import type { SignedIn } from "#tests/signed-in.ts";

const HOUR = 60 * MINUTE;
const moment = (at: number) => `${indianDay(at)}, ${indianTime(at)}`;
const iso = (at: number) => new Date(at).toISOString();

/** Asha's appointment from `nine` on for half an hour, and how anybody asks for more. */
async function asking() {
  const clinic = await aClinic("audio");
  const { asha, doctor, url } = clinic;
  const ask = async (who: SignedIn, method: "POST" | "PUT", path: string, body: object) => {
    const headers = { authorization: `Bearer ${who.bearer}`, "content-type": "application/json" };
    const answer = await fetch(`${url}/api${path}`, { method, headers, body: JSON.stringify(body) });
    const { status, payload } = await answer.json();
    return { http: answer.status, code: status.status_code, message: status.message, payload };
  };
  let key = 0;
  const hold = (who: SignedIn, start: number, given: object = {}) =>
    ask(who, "POST", "/add/booking", {
      therapist_id: "sunanda",
      start: iso(start),
      length: 30,
      mode: "audio",
      member_id: null,
      complaint: null,
      key: `k${key++}`,
      ...given,
    });
  const move = (booking: string, start: number) => ask(asha, "PUT", "/reschedule/appointment", { booking_id: booking, start: iso(start) });
  return { ...clinic, asha, other: doctor, ask, hold, move };
}

const refusedWith = (code: number, message: string) => ({ http: code, code, message });

it("a time that is gone is refused with the nearest ones and the day's calendar, and nobody's booking is named in it", async () => {
  const { clock, other, hold, id } = await asking();
  clock.at = nine - 24 * HOUR;
  const refusal = await hold(other, nine);
  const [first, second, third] = [35, 70, 105].map((after) => indianTime(nine + after * MINUTE));
  expect(refusal).toMatchObject(refusedWith(409, `That time is gone. The nearest are ${first}, ${second}, ${third}.`));
  const taken = refusal.payload.calendar.filter(({ from }: { from: string }) => from === iso(nine));
  expect(taken).toEqual([
    { from: iso(nine), to: iso(nine + 30 * MINUTE), reason: "taken", start: iso(nine), booking: null, free_at: null },
  ]);
  expect(JSON.stringify(refusal)).not.toContain(id);
});

it("one's own other appointment is refused with its time, also at another practitioner's", async () => {
  const { clock, asha, hold } = await asking();
  clock.at = nine - 24 * HOUR;
  expect(await hold(asha, nine)).toMatchObject(refusedWith(409, `You have another appointment at ${moment(nine)}.`));
});

it("a price, a length, a kind, a start off the grid, in the past and beyond the horizon are not the client's to choose", async () => {
  const { clock, other, hold, container } = await asking();
  clock.at = nine - 24 * HOUR;
  const before = (await container.get(Bookings).of(other.id)).length;
  expect(await hold(other, nine + 35 * MINUTE, { length: 20 })).toMatchObject({ code: 2 });
  expect(await hold(other, nine + 35 * MINUTE, { length: 100_000 })).toMatchObject({ http: 400 });
  expect(await hold(other, nine + 35 * MINUTE, { mode: "hologram" })).toMatchObject({ http: 400 });
  expect(await hold(other, nine + 36 * MINUTE)).toMatchObject({ http: 409, payload: { reason: "outside" } });
  expect(await hold(other, nine - 48 * HOUR)).toMatchObject({ http: 409, payload: { reason: "past" } });
  expect(await hold(other, nine + 31 * 24 * HOUR)).toMatchObject({ http: 409, payload: { reason: "horizon" } });
  expect((await container.get(Bookings).of(other.id)).length).toBe(before);
  const cheap = await hold(other, nine + 35 * MINUTE, { fee: 1, amount: 1, price: 0, buffer: 0, state: "confirmed" });
  expect(cheap).toMatchObject({ code: 0, payload: { state: "held" } });
  const [stored] = await container.get(Bookings).of(other.id);
  expect([stored?.booking.fee, stored?.booking.buffer]).toEqual([cheap.payload.fee * 100, 5]);
  expect(cheap.payload.fee).toBeGreaterThan(1);
});

it("moving is refused two hours before, and a third time, with what the specification says", async () => {
  const { clock, id, move } = await asking();
  clock.at = nine - 24 * HOUR;
  expect(await move(id, nine + 35 * MINUTE)).toMatchObject({ code: 0 });
  expect(await move(id, nine + 70 * MINUTE)).toMatchObject({ code: 0 });
  expect(await move(id, nine)).toMatchObject(refusedWith(409, "This appointment was moved twice already."));
  clock.at = nine + 70 * MINUTE - 2 * HOUR + 1;
  expect(await move(id, nine)).toMatchObject(refusedWith(409, "Up to two hours before."));
});

it("a room that is not open says when it opens", async () => {
  const { clock, asha, ask, id } = await asking();
  clock.at = nine - HOUR;
  const consent = { consent_version: 1, language: "en", call_back: true, guardian: false };
  expect(await ask(asha, "POST", "/call/checkin", { booking_id: id, ...consent })).toMatchObject(
    refusedWith(409, `The room opens at ${moment(nine - 10 * MINUTE)}.`),
  );
});

it("a time that was kept too long says until when, and whether anything was taken", async () => {
  const { clock, other, ask, hold, container } = await asking();
  clock.at = nine - 24 * HOUR;
  const { payload } = await hold(other, nine + 35 * MINUTE);
  const until = clock.at + 10 * MINUTE;
  clock.at = until;
  const pay = () => ask(other, "POST", "/add/payment", { booking_id: payload._id, key: "pay" });
  expect(await pay()).toMatchObject(refusedWith(410, `The time was kept until ${moment(until)}. Nothing was taken.`));
  clock.at = nine;
  const late = { ...captureBy("late", 100 * payload.fee), at: clock.at };
  await bookingPayables(container.get(Bookings)).record(payload._id, { events: [late], at: clock.at + 2 * HOUR });
  expect(await pay()).toMatchObject(refusedWith(410, `The time was kept until ${moment(until)}. What was taken goes back.`));
});

it("a time that was given up says so, and whether anything was taken", async () => {
  const { clock, other, ask, hold, container } = await asking();
  clock.at = nine - 24 * HOUR;
  const { payload } = await hold(other, nine + 35 * MINUTE);
  await ask(other, "POST", "/release/booking", { booking_id: payload._id });
  const pay = () => ask(other, "POST", "/add/payment", { booking_id: payload._id, key: "pay" });
  expect(await pay()).toMatchObject(refusedWith(410, "This time was given up. Nothing was taken."));
  const late = { ...captureBy("late", 100 * payload.fee), at: clock.at };
  clock.at = nine;
  await bookingPayables(container.get(Bookings)).record(payload._id, { events: [late], at: clock.at + 2 * HOUR });
  expect(await pay()).toMatchObject(refusedWith(410, "This time was given up. What was taken goes back."));
});

it("one's twenty-first time within an hour is refused until the first is an hour old", async () => {
  const { clock, other, hold } = await asking();
  clock.at = nine - 24 * HOUR;
  for (let nth = 0; nth < 20; nth += 1) expect(await hold(other, nine + 35 * MINUTE)).toMatchObject({ code: 0 });
  expect(await hold(other, nine + 35 * MINUTE)).toMatchObject(
    refusedWith(429, `Too many times were kept. Please try again at ${moment(clock.at + HOUR)}.`),
  );
});

it("a moved appointment's new time is refused as one that is held is", async () => {
  const { clock, asha, id, mine, hold, other } = await asking();
  clock.at = nine - 24 * HOUR;
  await hold(other, nine + 35 * MINUTE);
  expect(await mine.get(RescheduleBooking)(asha.id, { booking: id, start: nine + 35 * MINUTE })).toMatchObject({
    refusal: { kind: "not-offered", reason: "held", calendar: expect.any(Array) },
  });
});
