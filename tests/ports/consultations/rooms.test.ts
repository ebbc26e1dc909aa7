import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { payableId } from "#core/ledger/entry.ts";
import { postgresBookings } from "#adapters/postgres/consultations/bookings.ts";
import { rowOf } from "#adapters/postgres/consultations/practitioner-row.ts";
import { postgresRooms } from "#adapters/postgres/consultations/rooms.ts";
import { NotificationListener } from "#adapters/postgres/notifications/notification-listener.ts";
import { sentStatements } from "#tests/adapters/postgres/orders/sent-statements.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase, aHeardDatabase } from "#tests/postgres.ts";
import { aClinic, offer, refusedAs, roomsSuite } from "#tests/core/consultations/call/rooms-suite.ts";
import type { Rooms } from "#core/consultations/call/rooms.port.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Place } from "#tests/core/consultations/call/rooms-suite.ts";

const { db, beats: listener, place: shared } = await aHeardDatabase();

afterAll(async () => {
  await second.listener.close();
  await second.db.destroy();
});

const second = { db: await aDatabase(shared), listener: new NotificationListener(shared) };

function inPostgres(elsewhere: Rooms): Place {
  return {
    bookings: postgresBookings(db),
    rooms: postgresRooms(db, listener),
    elsewhere,
    async consult(id) {
      await db
        .insertInto("practitioner")
        .values(rowOf(aPractitioner(id)))
        .execute();
    },
    async someone() {
      const id = randomUUID();
      const email = `${id}@niramaya.example`;
      await db
        .insertInto("customer")
        .values({ id, name: "Asha Kulkarni", mobile: null, email, created_at: new Date(now) })
        .execute();
      return id;
    },
    async signals(booking) {
      const rows = await db.selectFrom("call_signal").select("data").where("booking_id", "=", booking).orderBy("number").execute();
      return rows.map(({ data }) => data);
    },
  };
}

roomsSuite("PostgreSQL", () => inPostgres(postgresRooms(db, listener)));

roomsSuite("PostgreSQL, heard at another server", () => inPostgres(postgresRooms(second.db, second.listener)));

describe("an appointment of others", () => {
  it("costs whoever asks for its room the statements of a missing one", async () => {
    const { id, ravi, asha, doctor, session, takeSeat, checkIn, admit, callOff } = await aClinic(inPostgres(postgresRooms(db, listener)));
    const other = await aClinic(inPostgres(postgresRooms(db, listener)));
    const asked: Readonly<Record<string, (booking: PayableId) => Promise<unknown>>> = {
      seat: (booking) => takeSeat(session(ravi), { booking, mode: "video", connection: "a connection" }),
      "a practitioner's seat": (booking) => other.takeSeat(session(other.doctor), { booking, mode: "video", connection: "a connection" }),
      "checking in": (booking) => checkIn(ravi, booking),
      "letting in": (booking) => other.admit(other.doctor, booking),
      "calling off": (booking) => other.callOff(other.doctor, { booking, reason: "cannot-come" }),
    };
    for (const [what, ask] of Object.entries(asked)) {
      const costOf = async (booking: PayableId) => {
        const statements = await sentStatements(shared.database, async () =>
          expect(await ask(booking)).toEqual(refusedAs("unknown-booking")),
        );
        return { what, statements };
      };
      expect(await costOf(id)).toEqual(await costOf(payableId("missing")));
    }
    await checkIn(asha);
    expect(await takeSeat(session(doctor), { booking: id, mode: "video", connection: "theirs" })).toMatchObject({ kind: "ok" });
    expect(await admit(doctor, id)).toMatchObject({ kind: "ok" });
    expect(await callOff(doctor, { booking: id, reason: "cannot-come" })).toMatchObject(refusedAs("not-possible"));
  });
});

describe("rooms that were found before", () => {
  const aCall = async () => {
    const clinic = await aClinic(inPostgres(postgresRooms(second.db, second.listener)));
    await clinic.checkIn(clinic.asha);
    const { token } = await clinic.seat(clinic.asha, "patient-one");
    await clinic.seat(clinic.doctor, "doctor-one");
    await clinic.admit(clinic.doctor, clinic.id);
    const say = (seq: number, to = "doctor-one") => clinic.send(clinic.session(clinic.asha), { token, to, signal: offer(seq) });
    expect(await say(1)).toEqual(taken);
    return { ...clinic, say };
  };
  const taken = { kind: "ok", value: null };

  it("take the next signal by one statement", async () => {
    const { say, signals, id } = await aCall();
    expect(await sentStatements(shared.database, async () => expect(await say(2)).toEqual(taken))).toHaveLength(1);
    expect(await signals(id)).toHaveLength(2);
  });

  it("are looked at anew once somebody has another seat, or another server has put the patient out or ended the call", async () => {
    const { say, signals, seat, doctor, id, atOtherServer } = await aCall();
    await seat(doctor, "doctor-two");
    expect([await say(2), await say(1, "doctor-two")]).toEqual([refusedAs("not-admitted"), taken]);
    expect(await atOtherServer.remove(doctor, id)).toMatchObject({ value: { place: "outside" } });
    expect(await say(2, "doctor-two")).toEqual(refusedAs("not-admitted"));
    expect(await signals(id)).toHaveLength(2);
    const other = await aCall();
    expect((await other.atOtherServer.complete(other.doctor, other.id)).kind).toBe("ok");
    expect(await other.say(2)).toEqual(refusedAs("room-closed"));
    expect(await other.signals(other.id)).toHaveLength(1);
  });
});
