import { randomUUID } from "node:crypto";
import { NEVER } from "rxjs";
import { beforeAll, describe, expect, it } from "vitest";
import { bookingPayables } from "#core/consultations/booking/booking-payables.ts";
import { makeHoldTime } from "#core/consultations/booking/hold-time.use-case.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { customerId } from "#core/identity/customer-id.ts";

import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { printedUtc } from "#core/shared/printed-utc.ts";
import { postgresBookings } from "#adapters/postgres/consultations/bookings.ts";
import { postgresRooms } from "#adapters/postgres/consultations/rooms.ts";
import { troublesOfRooms } from "#adapters/postgres/consultations/room-troubles.ts";
import { rowOf } from "#adapters/postgres/consultations/practitioner-row.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import { auditedBy } from "#tests/cli/audited-by.ts";
import { run } from "#tests/cli/run.ts";
import { openShopData } from "#tests/cli/shop-data.ts";
import type { RoomDeed } from "#core/consultations/call/room.ts";
import type { PayableId } from "#core/ledger/entry.ts";

const shop = await openShopData();
const { at } = shop;
const asha = customerId(randomUUID());
const start = firstInstantOf(daysAfter(indianDay(Date.now()), 3)) + 9 * 3_600_000;
let id: PayableId;

beforeAll(async () => {
  const { db } = shop;
  await db
    .insertInto("customer")
    .values({ id: asha, name: "Asha Kulkarni", mobile: null, email: "asha@niramaya.example", created_at: new Date() })
    .execute();
  await db
    .insertInto("practitioner")
    .values(rowOf(aPractitioner("sunanda")))
    .execute();
  const bookings = postgresBookings(db);
  const households = { family: async () => [] };
  const hold = makeHoldTime({ bookings, households, consents: async () => [null], now: Date.now, newId: randomUUID });
  const asked = {
    practitioner: practitionerId("sunanda"),
    start,
    length: 15,
    mode: "audio",
    member: null,
    complaint: "A cough",
    key: "a",
  } as const;
  const held = await hold({ customer: asha, language: null }, asked);
  if (held.kind === "refused") throw new Error(held.refusal.kind);
  id = held.value.id;
  await bookingPayables(bookings).record(held.value.id, { events: [{ ...captureBy("pay-1", 20_000), at: Date.now() }], at: Date.now() });
});

describe("bookings, as staff see them", () => {
  it("are listed by state and customer", async () => {
    expect((await run(`booking list --state confirmed ${at}`)).output).toMatch(
      new RegExp(`^${id}  .+ 09:00, 15 minutes, audio, .+: confirmed\n$`),
    );
    expect(JSON.parse((await run(`booking list --customer asha@niramaya.example --json ${at}`)).output)).toMatchObject([
      { _id: id, state: "confirmed", fee: 20_000, start: printedUtc(start), refund: null },
    ]);
    expect((await run(`booking list --state held ${at}`)).output).toBe("There is no such booking.\n");
    expect((await run(`booking list --customer nobody@niramaya.example ${at}`)).status).toBe(1);
    expect((await run(`booking list --state paid ${at}`)).status).toBe(2);
    expect((await run(`booking list --limit 0 ${at}`)).status).toBe(2);
  });

  it("are shown and explained without what the patient wrote", async () => {
    const shown = await run(`booking show ${id} ${at}`);
    expect(shown.output).toContain("payment pay-1 captured");
    const explained = await run(`booking explain ${id} ${at}`);
    expect(explained.output).toMatch(/1\. .+ hold by customer: held\n2\. .+ pay by provider: held becomes confirmed\n/);
    expect(explained.output).toMatch(/The payment is paid, decided by the event .+\.\nNothing is refunded\.\n$/);
    expect(`${shown.output}${explained.output}${(await run(`booking show ${id} --json ${at}`)).output}`).not.toContain("cough");
    expect(await run(`booking show b-nothing ${at}`)).toMatchObject({ status: 1, complaints: "There is no booking with that id.\n" });
  });

  it("are explained with a payment that was made twice, before and after it went back", async () => {
    const payables = bookingPayables(postgresBookings(shop.db));
    await payables.record(id, { events: [{ ...captureBy("pay-2", 20_000), at: Date.now() }], at: Date.now() });
    const told = async () => (await run(`booking explain ${id} ${at}`)).output.split("\n").slice(-3, -1);
    expect(await told()).toEqual(["Payment pay-2 of ₹200.00 was not needed and is being refunded.", "Nothing else is refunded."]);
    await payables.recordSurplus(id, { payment: "pay-2", outcome: { state: "processed" }, at: Date.now() });
    expect(await told()).toEqual(["Payment pay-2 of ₹200.00 was not needed and was refunded.", "Nothing else is refunded."]);
    expect(JSON.parse((await run(`booking explain ${id} --json ${at}`)).output).payment).toMatchObject({
      state: "paid",
      unneeded: [{ payment: "pay-2", amount: 20_000, is_back: true }],
    });
  });

  it("have a call whose steps are told with what they led to, and without what connections are called", async () => {
    const empty = await run(`call show ${id} ${at}`);
    expect(empty.output).toMatch(/: confirmed\nThe room is open from .+ 08:50:00 to .+ 09:30:00\.\nNobody has been there\.\n$/);
    const consent = { version: 1, language: "en", mode: "audio", callBack: true, givenBy: "patient" } as const;
    const deeds: readonly RoomDeed[] = [
      { kind: "sit", seat: "practitioner", connection: "secret-connection" },
      { kind: "check-in", consent },
      { kind: "admit" },
      { kind: "line", seat: "patient", line: "reconnecting" },
    ];
    const steps = deeds.map((action, nth) => ({ at: start + nth * 1000, deed: action }));
    await postgresRooms(shop.db, { of: () => NEVER }).change(id, () => ({ steps, change: null, answer: null }));
    const { output } = await run(`call show ${id} ${at}`);
    expect(output).toMatch(
      /2\. .+ 09:00:01 {2}The patient checks in, having agreed to version 1 \(en\) by audio and to being called back\./,
    );
    expect(output).toMatch(/3\. .+The practitioner lets the patient in\. The patient is in the call; connection: audio only\./);
    expect(output).toMatch(
      /4\. .+The patient has nothing \(reconnecting\)\. .+\nThe patient is in the call\.\nConnection: nothing \(reconnecting\)\.\n$/,
    );
    const json = (await run(`call show ${id} --json ${at}`)).output;
    expect(JSON.parse(json)).toMatchObject({ _id: id, mode: "audio", place: "inside", line: "reconnecting", by_phone: false });
    expect(JSON.parse(json).steps[3]).toEqual({
      number: 4,
      at: printedUtc(start + 3000),
      event: "line",
      seat: "patient",
      said: "reconnecting",
      place: "inside",
      line: "reconnecting",
    });
    expect(`${output}${json}`).not.toContain("secret-connection");
    expect(await run(`call show b-nothing ${at}`)).toMatchObject({ status: 1, complaints: "There is no booking with that id.\n" });
  });

  it("are looked at with an entry of the log each, as are calendars and practitioners", async () => {
    const day = indianDay(start);
    const span = `--from ${day} --to ${daysAfter(day, 1)}`;
    for (const [command, noted] of [
      [`booking show ${id}`, [`meera: booking show, booking ${id}`]],
      [`booking explain ${id} --json`, [`meera: booking explain, booking ${id}`]],
      [`call show ${id}`, [`meera: call show, booking ${id}`]],
      ["booking show b-nothing", []],
      ["call show b-nothing", []],
      ["booking list", ["meera: booking list, booking all"]],
      ["booking list --state held", []],
      ["booking list --customer asha@niramaya.example", [`meera: booking list, customer ${asha}`]],
      ["booking list --customer nobody@niramaya.example", []],
      [`slots list --practitioner sunanda ${span}`, ["meera: slots list, practitioner sunanda"]],
      [`slots list --practitioner sunanda --patient ${asha} ${span}`, [`meera: slots list, customer ${asha}`]],
      [`calendar show sunanda --export ${span}`, ["meera: calendar show, practitioner sunanda"]],
      [`calendar show nobody ${span}`, []],
      ["practitioner show sunanda", ["meera: practitioner show, practitioner sunanda"]],
      ["practitioner list", ["meera: practitioner list, practitioner all"]],
      ["practitioner list --state paused", []],
    ] as const)
      expect([command, await auditedBy(command, at)]).toEqual([command, noted]);
    expect((await run(`audit list --subject customer:${asha} ${at}`)).output).not.toContain("niramaya.example");
  });

  it("are watched by the doctor: who waits alone, and whom nobody verified", async () => {
    const unverified = aPractitioner("harsh");
    await shop.db
      .insertInto("practitioner")
      .values(rowOf({ ...unverified, practitioner: { ...unverified.practitioner, verifiedAt: null } }))
      .execute();
    expect((await run(`doctor ${at}`)).output).toContain("Not shown, as nobody verified their registration: harsh.");
    await shop.db.deleteFrom("practitioner").where("id", "=", "harsh").execute();
    expect(await troublesOfRooms(shop.db, start + 60_000)).toEqual([]);
    await postgresRooms(shop.db, { of: () => NEVER }).change(id, () => ({
      steps: [
        { at: start + 4000, deed: { kind: "remove" } },
        {
          at: start + 5000,
          deed: { kind: "check-in", consent: { version: 1, language: "en", mode: "audio", callBack: true, givenBy: "patient" } },
        },
        { at: start + 6000, deed: { kind: "leave", seat: "practitioner" } },
      ],
      change: null,
      answer: null,
    }));
    expect(await troublesOfRooms(shop.db, start - 1)).toEqual([]);
    expect(await troublesOfRooms(shop.db, start + 60_000)).toEqual([{ booking: id, since: start + 5000 }]);
    expect(await troublesOfRooms(shop.db, start + 60 * 60_000)).toEqual([]);
  });

  it("are missed by nobody before they have begun", async () => {
    expect((await run(`booking missed ${id} --by nobody ${at}`)).status).toBe(2);
    const early = await run(`booking missed ${id} --by practitioner --as meera ${at}`);
    expect([early.status, early.complaints]).toEqual([1, expect.stringContaining("09:10")]);
  });

  it("are cancelled for their practitioner, and refunded by hand, with an entry each", async () => {
    expect((await run(`booking refund ${id} --event process ${at}`)).status).toBe(1);
    expect((await run(`booking cancel ${id} --as meera ${at}`)).output).toMatch(/: cancelled_by_practitioner\n/);
    expect((await run(`booking refund ${id} --event later ${at}`)).status).toBe(2);
    expect((await run(`booking refund ${id} --event give-up --as meera ${at}`)).output).toContain(": manual\n");
    expect((await run(`booking refund ${id} --event process --as meera ${at}`)).output).toContain(": processed\n");
    const { refund, steps } = JSON.parse((await run(`booking explain ${id} --json ${at}`)).output);
    expect([refund, steps.at(-1)]).toMatchObject([
      { amount: 20_000, rule: "all-called-off" },
      { event: "process", by: { name: "meera" } },
    ]);
    const log = JSON.parse((await run(`audit list --subject booking --json ${at}`)).output);
    expect(JSON.stringify(log)).toContain("booking cancel");
  });
});
