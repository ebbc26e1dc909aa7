import { setTimeout } from "node:timers/promises";
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeAdmitPatient } from "#core/consultations/call/admit-patient.use-case.ts";
import { CONSENT_VERSION, makeCheckIn } from "#core/consultations/call/check-in.use-case.ts";
import { makeCallOffBooking } from "#core/consultations/called-off/call-off-booking.use-case.ts";
import { makeCompleteCall } from "#core/consultations/call/complete-call.use-case.ts";
import { makeLeaveCall } from "#core/consultations/call/leave-call.use-case.ts";
import { makeRemovePatient } from "#core/consultations/call/remove-patient.use-case.ts";
import { makeReportLine } from "#core/consultations/call/line/report-line.use-case.ts";
import { makeSendSignal } from "#core/consultations/call/send-signal.use-case.ts";
import { makeShowDeskDay } from "#core/consultations/call/show-desk-day.use-case.ts";
import { makeSwitchLine } from "#core/consultations/call/line/switch-line.use-case.ts";
import { makeTakeSeat } from "#core/consultations/call/take-seat.use-case.ts";
import { makeWatchCall } from "#core/consultations/call/watch-call.use-case.ts";
import { makeWatchRooms } from "#core/consultations/call/watch-rooms.use-case.ts";
import { bookingPayables } from "#core/consultations/booking/booking-payables.ts";
import { makeHoldTime } from "#core/consultations/booking/hold-time.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { sessionId } from "#core/identity/session.ts";
import { payableId } from "#core/ledger/entry.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { hmacSeals } from "#adapters/secrets/quote-seals.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { now } from "#tests/fixtures.ts";
import type { Bookings } from "#core/consultations/booking/bookings.port.ts";
import type { RoomBeat, Rooms } from "#core/consultations/call/rooms.port.ts";
import type { Opening } from "#core/consultations/call/admit-patient.use-case.ts";
import type { CallNews } from "#core/consultations/call/watch-call.use-case.ts";
import type { Session } from "#core/identity/session.ts";
import type { PayableId } from "#core/ledger/entry.ts";

const MINUTE = 60_000;
const nine = firstInstantOf(daysAfter(indianDay(now), 1)) + 540 * MINUTE;

export type Place = {
  readonly bookings: Bookings;
  readonly rooms: Rooms;
  /** The same rooms as another server has them, where calls are listened to. */
  readonly elsewhere: Rooms;
  consult(id: string): Promise<void>;
  someone(): Promise<string>;
  signals(booking: PayableId): Promise<readonly (string | null)[]>;
};

/** An appointment that is paid for, at a clinic whose clock a test sets. */
export async function aClinic(place: Place, mode: "audio" | "video" = "video") {
  const clock = { at: now };
  const time = () => clock.at;
  const { bookings, rooms } = place;
  const who = aPractitioner(randomUUID()).practitioner;
  await place.consult(who.id);
  const [asha, ravi, doctor] = [customerId(await place.someone()), customerId(await place.someone()), customerId(randomUUID())];
  const hold = makeHoldTime({
    bookings,
    households: { family: async () => [] },
    consents: async () => [null],
    now: time,
    newId: randomUUID,
  });
  const practitionerOf = async (account: string) => (account === doctor ? who : null);
  const booked = async (given: { readonly start?: number; readonly customer?: typeof asha } = {}) => {
    const asked = { practitioner: who.id, start: given.start ?? nine, length: 30, mode, member: null, complaint: null, key: randomUUID() };
    const held = await hold({ customer: given.customer ?? asha, language: null }, asked);
    if (held.kind === "refused") throw new Error(held.refusal.kind);
    const { id, fee } = held.value;
    await bookingPayables(bookings).record(id, { events: [{ ...captureBy(`pay-${id}`, fee), at: clock.at }], at: clock.at });
    return id;
  };
  const id = await booked();
  clock.at = nine - 5 * MINUTE;
  const session = (account: typeof asha, name = "s"): Session => ({ id: sessionId(`${account} ${name}`), customer: account });
  const seals = hmacSeals(Buffer.from("a key of tests"));
  const people = {
    households: { family: async () => [] },
    customers: { withId: async () => null },
  };
  const needs = { rooms, seals, now: time };
  const seats = { ...needs, practitionerOf, relay: { access: () => ({ servers: [], isOnly: false }) } };
  const taking = { audio: makeTakeSeat.audio(seats), video: makeTakeSeat.video(seats) };
  const takeSeat = (
    who: Session,
    { mode: of, ...asked }: { readonly booking: PayableId; readonly mode: "audio" | "video"; readonly connection: string },
  ) => taking[of](who, asked);
  const checkIn = makeCheckIn({ rooms, bookings, ...people, now: time });
  const admitPatient = makeAdmitPatient({ rooms, practitionerOf, now: time, freeze: async () => {} });
  return {
    ...place,
    clock,
    id,
    asha,
    ravi,
    doctor,
    session,
    booked,
    takeSeat,
    checkIn: (account: typeof asha, booking: PayableId = id, consent: number | null = CONSENT_VERSION) =>
      checkIn(account, { booking, consent, language: "en", callBack: true, guardian: false }),
    seat: async (account: typeof asha, connection: string, name = "s") => {
      const taken = await takeSeat(session(account, name), { booking: id, mode, connection });
      if (taken.kind === "refused") throw new Error(taken.refusal.kind);
      return taken.value;
    },
    admit: (account: typeof asha, booking: PayableId, opening: Opening | null = null) => admitPatient(account, { booking, opening }),
    remove: makeRemovePatient({ rooms, practitionerOf, now: time }),
    atOtherServer: {
      remove: makeRemovePatient({ rooms: place.elsewhere, practitionerOf, now: time }),
      complete: makeCompleteCall({ rooms: place.elsewhere, practitionerOf, now: time }),
    },
    complete: makeCompleteCall({ rooms, practitionerOf, now: time }),
    callOff: makeCallOffBooking({ rooms, practitionerOf, now: time }),
    leave: makeLeaveCall(needs),
    report: makeReportLine(needs),
    switchTo: makeSwitchLine(needs),
    send: makeSendSignal(needs),
    watch: makeWatchCall({ ...needs, rooms: place.elsewhere }),
    elsewhere: place.elsewhere,
    watchBy: (others: Rooms) => makeWatchCall({ ...needs, rooms: others }),
    watchRooms: makeWatchRooms({ rooms, now: time }),
    day: makeShowDeskDay({ rooms, practitionerOf, ...people, now: time }),
    state: async (booking: PayableId = id) => (await bookings.withId(booking))?.booking.state,
  };
}

export const refusedAs = (kind: string) => ({ kind: "refused", refusal: { kind } });
export const offer = (seq: number, data = "v=0") => ({ kind: "offer", seq, data }) as const;

/** What a seat hears, as it comes, and the end of hearing. */
function heardBy(news: ReturnType<ReturnType<typeof makeWatchCall>>) {
  const heard: CallNews[] = [];
  const listening = news.subscribe((one) => heard.push(one));
  return {
    heard,
    stop: () => listening.unsubscribe(),
    signals: () => heard.flatMap((one) => (one.kind === "room" ? one.signals.map(({ data }) => data) : [])),
    end: () => heard.flatMap((one) => (one.kind === "end" ? [one.end] : [])),
    place: () => heard.flatMap((one) => (one.kind === "room" ? [one.room.place] : [])).at(-1),
    ahead: () => heard.flatMap((one) => (one.kind === "room" ? [one.ahead] : [])).at(-1),
  };
}

export function roomsSuite(store: string, place: () => Place): void {
  describe(`a room in ${store}`, () => {
    const aRoom = (mode?: "audio" | "video") => aClinic(place(), mode);

    it("takes a patient from check-in to the end, in the states of the booking", async () => {
      const clinic = await aRoom();
      const { asha, doctor, id } = clinic;
      expect(await clinic.takeSeat(clinic.session(asha), { booking: id, mode: "video", connection: "c" })).toMatchObject(
        refusedAs("not-admitted"),
      );
      expect(await clinic.checkIn(asha)).toMatchObject({
        value: { place: "waiting", state: "checked_in", waitingSince: nine - 5 * MINUTE },
      });
      expect(await clinic.checkIn(asha)).toMatchObject({ value: { place: "waiting", waitingSince: nine - 5 * MINUTE } });
      const mine = await clinic.seat(asha, "patient-one");
      expect(mine).toMatchObject({ until: nine + 5 * MINUTE, room: { seat: "patient", other: null } });
      expect(await clinic.send(clinic.session(asha), { token: mine.token, to: "doctor-one", signal: offer(1) })).toMatchObject(
        refusedAs("not-admitted"),
      );
      await clinic.seat(doctor, "doctor-one");
      expect(await clinic.day(doctor, indianDay(now))).toMatchObject({ value: { entries: [], next: indianDay(nine) } });
      const week = Array.from({ length: 7 }, (_, nth) => daysAfter(indianDay(nine), nth));
      expect(await clinic.day(doctor, null)).toMatchObject({
        value: { week: week.map((day) => ({ day, count: day === indianDay(nine) ? 1 : 0 })) },
      });
      expect(await clinic.day(doctor, daysAfter(indianDay(nine), 1))).toMatchObject({ value: { entries: [], next: null } });
      clinic.clock.at = nine;
      expect(await clinic.day(doctor, null)).toMatchObject({
        value: { entries: [{ id, state: "checked_in", place: "waiting", waitingSince: nine - 5 * MINUTE }], next: null },
      });
      for (const _ of [1, 2]) expect(await clinic.admit(doctor, id)).toMatchObject({ value: { place: "inside", state: "in_progress" } });
      for (const _ of [1, 2])
        expect(await clinic.send(clinic.session(asha), { token: mine.token, to: "doctor-one", signal: offer(1) })).toEqual({
          kind: "ok",
          value: null,
        });
      expect(await clinic.complete(doctor, id)).toMatchObject({ value: { state: "completed" } });
      expect(await clinic.state()).toBe("completed");
      expect(await clinic.complete(doctor, id)).toMatchObject(refusedAs("room-closed"));
      expect(await clinic.seat(asha, "patient-one").catch((error: Error) => error.message)).toBe("room-closed");
      const history = (await clinic.bookings.withId(id))?.booking.history.map(
        ({ by, deed }) => `${by.kind} ${deed.kind === "state" ? deed.event : deed.kind}`,
      );
      expect(history?.slice(-3)).toEqual(["customer check-in", "practitioner admit", "practitioner complete"]);
    });

    it("asks whoever was let in before for no consent again, also after they were put out, and anybody else", async () => {
      const clinic = await aRoom();
      const { asha, doctor, id } = clinic;
      expect(await clinic.checkIn(asha, id, null)).toEqual(refusedAs("old-consent"));
      await clinic.checkIn(asha);
      expect(await clinic.checkIn(asha, id, null)).toEqual(refusedAs("old-consent"));
      await clinic.seat(doctor, "doctor-one");
      await clinic.seat(asha, "patient-one");
      await clinic.admit(doctor, id);
      expect(await clinic.checkIn(asha, id, null)).toMatchObject({ value: { place: "inside" } });
      await clinic.remove(doctor, id);
      expect(await clinic.checkIn(asha, id, null)).toMatchObject({ value: { place: "waiting", mayBePhoned: true } });
    });

    it("shows at the desk nobody as waiting whose page is gone, and them again since when they first waited once they are back", async () => {
      const clinic = await aRoom();
      const { asha, doctor } = clinic;
      await clinic.checkIn(asha);
      const mine = await clinic.seat(asha, "patient-one");
      const patient = heardBy(clinic.watch(clinic.session(asha), { token: mine.token, after: null }));
      await expect.poll(patient.place).toBe("waiting");
      clinic.clock.at = nine;
      const desk = async () => {
        const answer = await clinic.day(doctor, null);
        return answer.kind === "ok" ? answer.value.entries.map(({ place, waitingSince }) => [place, waitingSince]) : [];
      };
      expect(await desk()).toEqual([["waiting", nine - 5 * MINUTE]]);
      patient.stop();
      await expect.poll(desk).toEqual([["waiting", null]]);
      await clinic.seat(asha, "patient-two");
      expect(await desk()).toEqual([["waiting", nine - 5 * MINUTE]]);
    });

    it("seats nobody again who leaves while their room is read", async () => {
      const clinic = await aRoom();
      const { asha, doctor } = clinic;
      await clinic.checkIn(asha);
      const mine = await clinic.seat(asha, "patient-one");
      clinic.clock.at = nine;
      const isWaiting = async () => {
        const answer = await clinic.day(doctor, null);
        return answer.kind === "ok" && answer.value.entries.some(({ waitingSince }) => waitingSince !== null);
      };
      const [read, mayRead] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const slow: Rooms = {
        ...clinic.elsewhere,
        find: async (booking) => {
          await mayRead.promise;
          const seen = await clinic.elsewhere.find(booking);
          read.resolve();
          return seen;
        },
      };
      const patient = heardBy(clinic.watchBy(slow)(clinic.session(asha), { token: mine.token, after: null }));
      await expect.poll(isWaiting).toBe(true);
      patient.stop();
      await setTimeout(200); // What a page that goes says of itself would have been noted by now.
      mayRead.resolve();
      await read.promise;
      await setTimeout(200);
      expect(await isWaiting()).toBe(false);
    });

    it("is cancelled by its practitioner while the patient waits: all is owed back, both hear the end, and no token is of use", async () => {
      const clinic = await aRoom();
      const { asha, doctor, id } = clinic;
      await clinic.checkIn(asha);
      const mine = await clinic.seat(asha, "patient-one");
      const patient = heardBy(clinic.watch(clinic.session(asha), { token: mine.token, after: null }));
      await expect.poll(patient.place).toBe("waiting");
      const calledOff = { booking: id, reason: "cannot-come" } as const;
      for (const _ of [1, 2]) expect(await clinic.callOff(doctor, calledOff)).toEqual({ kind: "ok", value: null });
      expect(await clinic.callOff(doctor, { ...calledOff, reason: "hours-changed" })).toEqual({ kind: "ok", value: null });
      await expect.poll(patient.end).toEqual(["over"]);
      patient.stop();
      const stored = await clinic.bookings.withId(id);
      expect(stored?.booking).toMatchObject({
        state: "cancelled_by_practitioner",
        refund: { payout: stored?.booking.fee, state: "initiated" },
      });
      expect(stored?.booking.history.at(-1)).toEqual({
        at: clinic.clock.at,
        by: { kind: "practitioner" },
        deed: { kind: "call-off", event: "call-off", reason: "cannot-come" },
      });
      expect(stored?.ledger.filter(({ key }) => key === `${id}/refund/1`)).toHaveLength(1);
      expect(await clinic.report(clinic.session(asha), { token: mine.token, line: "audio" })).toMatchObject(refusedAs("room-closed"));
      expect(await clinic.checkIn(asha)).toMatchObject(refusedAs("room-closed"));
      clinic.clock.at = nine;
      expect(await clinic.day(doctor, null)).toMatchObject({ value: { entries: [{ id, state: "cancelled_by_practitioner" }] } });
      expect(await clinic.day(doctor, indianDay(now))).toMatchObject({ value: { entries: [], next: null } });
    });

    it("is cancelled days before its room opens, by nobody else, and no more once somebody missed it or was let in", async () => {
      const clinic = await aRoom();
      const { asha, ravi, doctor, id } = clinic;
      const reason = "hours-changed";
      for (const booking of [id, payableId("b-nothing")])
        for (const who of [ravi, asha]) expect(await clinic.callOff(who, { booking, reason })).toEqual(refusedAs("unknown-booking"));
      expect(await clinic.callOff(doctor, { booking: payableId("b-nothing"), reason })).toEqual(refusedAs("unknown-booking"));
      const later = await clinic.booked({ start: nine + 3 * 24 * 60 * MINUTE, customer: ravi });
      expect(await clinic.callOff(doctor, { booking: later, reason })).toEqual({ kind: "ok", value: null });
      expect(await clinic.state(later)).toBe("cancelled_by_practitioner");
      const again = await clinic.booked({ start: nine + 3 * 24 * 60 * MINUTE, customer: ravi }); // Its time is free again.
      expect(again).not.toBe(later);
      await clinic.checkIn(asha);
      await clinic.admit(doctor, id);
      expect(await clinic.callOff(doctor, { booking: id, reason })).toEqual({
        kind: "refused",
        refusal: { kind: "not-possible", state: "in_progress" },
      });
      clinic.clock.at = nine + 3 * 24 * 60 * MINUTE + 15 * MINUTE;
      expect(await clinic.callOff(doctor, { booking: again, reason })).toEqual({
        kind: "refused",
        refusal: { kind: "not-possible", state: "no_show_practitioner" },
      });
      expect(await clinic.state(again)).toBe("no_show_practitioner");
    });

    it("is somebody else's missing booking, and opens and closes by its times", async () => {
      const clinic = await aRoom();
      const { asha, ravi, doctor, id } = clinic;
      const missing = payableId("b-nothing");
      for (const booking of [id, missing]) {
        expect(await clinic.checkIn(ravi, booking)).toEqual(refusedAs("unknown-booking"));
        for (const act of [clinic.admit, clinic.remove, clinic.complete])
          expect(await act(ravi, booking)).toEqual(refusedAs("unknown-booking"));
        expect(await clinic.takeSeat(clinic.session(ravi), { booking, mode: "video", connection: "c" })).toEqual(
          refusedAs("unknown-booking"),
        );
      }
      expect(await clinic.day(ravi, null)).toEqual(refusedAs("no-practitioner"));
      expect(await clinic.takeSeat(clinic.session(asha), { booking: id, mode: "audio", connection: "c" })).toEqual({
        kind: "refused",
        refusal: { kind: "other-mode", mode: "video" },
      });
      expect(await clinic.checkIn(asha, id, 0)).toEqual(refusedAs("old-consent"));
      clinic.clock.at = nine - 10 * MINUTE - 1;
      expect(await clinic.checkIn(asha)).toEqual({ kind: "refused", refusal: { kind: "room-not-open", from: nine - 10 * MINUTE } });
      expect(await clinic.admit(doctor, id)).toMatchObject(refusedAs("room-not-open"));
      clinic.clock.at = nine - 10 * MINUTE;
      expect(await clinic.admit(doctor, id)).toMatchObject({ refusal: { kind: "no-such-move", place: "outside" } });
      expect(await clinic.checkIn(asha)).toMatchObject({ kind: "ok" });
    });

    it("gives its seat to the newest connection, and its tokens to one session, seat, generation and time", async () => {
      const clinic = await aRoom();
      const { asha, doctor, id } = clinic;
      await clinic.checkIn(asha);
      const [old, theirs] = [await clinic.seat(asha, "patient-one"), await clinic.seat(doctor, "doctor-one")];
      await clinic.admit(doctor, id);
      const line = (token: string, of = clinic.session(asha)) => clinic.report(of, { token, line: "audio" });
      expect((await line(old.token)).kind).toBe("ok");
      const notAdmitted = refusedAs("not-admitted");
      expect(await line(old.token, clinic.session(asha, "another device"))).toEqual(notAdmitted);
      expect(await line(theirs.token)).toEqual(notAdmitted);
      expect(await line(`${old.token}x`)).toEqual(notAdmitted);
      expect(await line(old.token.replace("patient", "practitioner"))).toEqual(notAdmitted);
      const fresh = await clinic.seat(asha, "patient-two", "another device");
      expect(await line(old.token)).toEqual(notAdmitted);
      expect((await line(fresh.token, clinic.session(asha, "another device"))).kind).toBe("ok");
      await clinic.remove(doctor, id);
      expect(await line(fresh.token, clinic.session(asha, "another device"))).toEqual(notAdmitted);
      await clinic.checkIn(asha);
      await clinic.admit(doctor, id);
      expect(await line(fresh.token, clinic.session(asha, "another device"))).toEqual(notAdmitted);
      const last = await clinic.seat(asha, "patient-two");
      clinic.clock.at += 10 * MINUTE;
      expect(await line(last.token)).toEqual(notAdmitted);
    });

    it("takes no token of another appointment, and none before it opens or after it is closed", async () => {
      const clinic = await aRoom();
      const { asha, ravi, doctor, id } = clinic;
      clinic.clock.at = now;
      const other = await clinic.booked({ start: nine + 35 * MINUTE, customer: ravi });
      clinic.clock.at = nine - 5 * MINUTE;
      await clinic.checkIn(asha);
      const [mine] = [await clinic.seat(asha, "patient-one"), await clinic.seat(doctor, "doctor-one")];
      await clinic.admit(doctor, id);
      const [inMine, inOther] = [clinic.session(asha), clinic.session(ravi)];
      const early = await clinic.takeSeat(inOther, { booking: other, mode: "video", connection: "third-one" });
      expect(early).toMatchObject(refusedAs("room-not-open"));
      clinic.clock.at = nine + 25 * MINUTE; // Both rooms are open: of one the patient is inside, at the other's the next one waits.
      await clinic.checkIn(ravi, other);
      const taken = await clinic.takeSeat(inOther, { booking: other, mode: "video", connection: "third-one" });
      if (taken.kind === "refused") return expect.fail(taken.refusal.kind);
      const fresh = await clinic.seat(asha, "patient-one");
      for (const token of [mine.token, fresh.token])
        expect(await clinic.report(inOther, { token, line: "audio" })).toEqual(refusedAs("not-admitted"));
      for (const to of ["doctor-one", "patient-one"])
        expect(await clinic.send(inOther, { token: taken.value.token, to, signal: offer(1, "SENTINEL") })).toEqual(
          refusedAs("not-admitted"),
        );
      expect(await clinic.signals(id)).not.toContain("SENTINEL");
      expect((await clinic.report(inMine, { token: fresh.token, line: "audio" })).kind).toBe("ok");
      clinic.clock.at = nine + 45 * MINUTE;
      await clinic.watchRooms();
      for (const { token } of [mine, fresh])
        expect(await clinic.report(inMine, { token, line: "audio" })).toMatchObject({ kind: "refused" });
      expect(await clinic.takeSeat(inMine, { booking: id, mode: "video", connection: "patient-one" })).toMatchObject(
        refusedAs("room-closed"),
      );
    });

    /** Asha waits, her practitioner is there, and Ravi's appointment comes next. */
    async function aRoomBesideAnother() {
      const clinic = await aRoom();
      const { asha, ravi, doctor } = clinic;
      clinic.clock.at = now;
      const other = await clinic.booked({ start: nine + 35 * MINUTE, customer: ravi });
      clinic.clock.at = nine + 10 * MINUTE;
      await clinic.checkIn(asha);
      const mine = await clinic.seat(asha, "patient-one");
      await clinic.seat(doctor, "doctor-one");
      const seatOfRavi = async () => {
        clinic.clock.at = nine + 26 * MINUTE; // Both rooms are open.
        await clinic.checkIn(ravi, other);
        const taken = await clinic.takeSeat(clinic.session(ravi), { booking: other, mode: "video", connection: "third-one" });
        return taken.kind === "ok" ? taken.value : expect.unreachable(taken.refusal.kind);
      };
      return { clinic, mine, seatOfRavi };
    }

    it("tells a patient who waits how many the practitioner has before them, as others come and go", async () => {
      const { clinic, mine, seatOfRavi } = await aRoomBesideAnother();
      const { asha, ravi, doctor, id } = clinic;
      const first = heardBy(clinic.watch(clinic.session(asha), { token: mine.token, after: null }));
      await expect.poll(first.ahead).toBe(0);
      const theirs = await seatOfRavi();
      const next = heardBy(clinic.watch(clinic.session(ravi), { token: theirs.token, after: null }));
      await expect.poll(next.ahead).toBe(1);
      await clinic.admit(doctor, id);
      await expect.poll(first.place).toBe("inside");
      expect([first.ahead(), next.ahead()]).toEqual([null, 1]);
      await clinic.complete(doctor, id);
      await expect.poll(next.ahead).toBe(0);
      for (const one of [first, next]) one.stop();
    });

    it("tells a patient who waits what others did before these were heard", async () => {
      const { clinic, seatOfRavi } = await aRoomBesideAnother();
      const { ravi, doctor, id } = clinic;
      const theirs = await seatOfRavi();
      const [late, { elsewhere }] = [Promise.withResolvers<void>(), clinic];
      let finds = 0;
      const find: Rooms["find"] = async (booking) => {
        finds += 1;
        if (finds === 1) await late.promise; // By this one it knows whom else to hear; the next ones tell how its own room is.
        return elsewhere.find(booking);
      };
      const next = heardBy(clinic.watchBy({ ...elsewhere, find })(clinic.session(ravi), { token: theirs.token, after: null }));
      await expect.poll(next.ahead).toBe(1);
      await clinic.admit(doctor, id);
      await clinic.complete(doctor, id);
      late.resolve();
      await expect.poll(next.ahead).toBe(0);
      next.stop();
    });

    it("takes its practitioner back at any time, without being let in, while the patient stays inside", async () => {
      const clinic = await aRoom();
      const { asha, doctor, id } = clinic;
      await clinic.checkIn(asha);
      const [mine, theirs] = [await clinic.seat(asha, "patient-one"), await clinic.seat(doctor, "doctor-one")];
      await clinic.admit(doctor, id);
      const here = heardBy(clinic.watch(clinic.session(asha), { token: mine.token, after: null }));
      const there = heardBy(clinic.watch(clinic.session(doctor), { token: theirs.token, after: null }));
      for (const one of [here, there]) await expect.poll(one.place).toBe("inside");
      there.stop();
      await expect.poll(async () => (await clinic.rooms.find(id))?.room.practitioner.isHere).toBe(false);
      expect([here.place(), await clinic.state()]).toEqual(["inside", "in_progress"]);
      const back = await clinic.seat(doctor, "doctor-two", "another device");
      expect(back.room).toMatchObject({ seat: "practitioner", place: "inside", generation: 1, other: { connection: "patient-one" } });
      const again = heardBy(clinic.watch(clinic.session(doctor, "another device"), { token: back.token, after: null }));
      await expect.poll(again.place).toBe("inside");
      const say = { token: mine.token, to: "doctor-two", signal: offer(1, "to who came back") };
      expect((await clinic.send(clinic.session(asha), say)).kind).toBe("ok");
      await expect.poll(again.signals).toEqual(["to who came back"]);
      again.stop();
      clinic.clock.at = nine + 30 * MINUTE; // The appointment's end; its room is open.
      expect((await clinic.seat(doctor, "doctor-three")).room.place).toBe("inside");
      here.stop();
    });

    it("goes down to sound by either side's press, and up again by both", async () => {
      const clinic = await aRoom();
      const { asha, doctor, id } = clinic;
      await clinic.checkIn(asha);
      const sides = [
        { who: clinic.session(asha), ...(await clinic.seat(asha, "patient-one")) },
        { who: clinic.session(doctor), ...(await clinic.seat(doctor, "doctor-one")) },
      ] as const;
      await clinic.admit(doctor, id);
      const [mine, theirs] = sides;
      const press = ({ who, token }: (typeof sides)[number], to: "audio" | "video") => clinic.switchTo(who, { token, to });
      expect(await press(theirs, "audio")).toMatchObject({ value: { line: "audio", pictureAsked: [], raises: 0 } });
      expect(await press(theirs, "video")).toMatchObject({ value: { line: "audio", pictureAsked: ["practitioner"] } });
      expect(await press(mine, "video")).toMatchObject({ value: { line: "video", pictureAsked: [], raises: 1 } });
      expect(await clinic.switchTo(mine.who, { token: theirs.token, to: "audio" })).toEqual(refusedAs("not-admitted"));
      await clinic.remove(doctor, id);
      expect(await press(mine, "audio")).toEqual(refusedAs("not-admitted"));
    });

    it("passes signals between its two seats in their order and each once, and keeps none that was read", async () => {
      const clinic = await aRoom();
      const { asha, doctor, id } = clinic;
      await clinic.checkIn(asha);
      const [mine, theirs] = [await clinic.seat(asha, "patient-one"), await clinic.seat(doctor, "doctor-one")];
      const [patient, practitioner] = [clinic.session(asha), clinic.session(doctor)];
      const ears = heardBy(clinic.watch(practitioner, { token: theirs.token, after: null }));
      await expect.poll(ears.place).toBe("waiting");
      await clinic.admit(doctor, id);
      await expect.poll(ears.place).toBe("inside");
      const beats: Record<string, RoomBeat[]> = { "patient-one": [], "doctor-one": [] };
      const counting = Object.entries(beats).map(([to, had]) => clinic.elsewhere.beats(id, to).subscribe((beat) => had.push(beat)));
      const say = (seq: number, data: string) =>
        clinic.send(patient, { token: mine.token, to: "doctor-one", signal: { ...offer(seq, data), kind: "candidate" } });
      expect(await say(2, "b")).toEqual(refusedAs("out-of-order"));
      for (const [seq, data] of [
        [1, "a"],
        [1, "again"],
        [2, "b"],
        [3, "c"],
      ] as const)
        expect((await say(seq, data)).kind).toBe("ok");
      await expect.poll(ears.signals).toEqual(["a", "b", "c"]);
      expect(Object.values(beats)).toEqual([[], ["signals", "signals", "signals"]]); // Whoever says it has nothing to look at.
      for (const one of counting) one.unsubscribe();
      expect(await clinic.send(practitioner, { token: theirs.token, to: "nobody-else", signal: offer(1) })).toEqual(
        refusedAs("not-admitted"),
      );
      for (let seq = 4; seq <= 60; seq += 1) expect((await say(seq, String(seq))).kind).toBe("ok");
      expect(await say(61, "too many")).toEqual(refusedAs("too-many-signals"));
      clinic.clock.at += 11_000;
      expect((await say(61, "later")).kind).toBe("ok");
      await expect.poll(() => ears.signals().length).toBe(61);
      await expect.poll(async () => (await clinic.signals(id)).slice(0, 3), { timeout: 5_000 }).toEqual([null, null, null]);
      expect((await clinic.signals(id)).at(-1)).toBe("later"); // It may not have come through yet.
      clinic.clock.at += 2 * MINUTE;
      await clinic.rooms.forget(clinic.clock.at);
      expect((await clinic.signals(id)).every((data) => data === null)).toBe(true);
      ears.stop();
    });

    it("passes on what the practitioner's browser says first with the word that lets the patient in, once, and only where both have their seats", async () => {
      const clinic = await aRoom();
      const { asha, doctor, id } = clinic;
      await clinic.checkIn(asha);
      const [mine, theirs] = [await clinic.seat(asha, "patient-one"), await clinic.seat(doctor, "doctor-one")];
      const ears = heardBy(clinic.watch(clinic.session(asha), { token: mine.token, after: null }));
      await expect.poll(ears.place).toBe("waiting");
      const opening = { from: "doctor-one", to: "patient-one", signal: offer(1, "first") };
      for (const other of [{ from: "patient-one", to: "doctor-one" }, { to: "patient-two" }, { from: "doctor-two" }])
        expect(await clinic.admit(doctor, id, { ...opening, ...other })).toMatchObject({ value: { place: "inside" } });
      expect(await clinic.admit(asha, id, opening)).toEqual(refusedAs("unknown-booking"));
      expect(await clinic.signals(id)).toEqual([]);
      for (const _ of [1, 2]) expect(await clinic.admit(doctor, id, opening)).toMatchObject({ value: { place: "inside" } });
      const again = { token: theirs.token, to: "patient-one", signal: offer(1, "first") };
      expect(await clinic.send(clinic.session(doctor), again)).toEqual({ kind: "ok", value: null });
      await clinic.send(clinic.session(doctor), { ...again, signal: offer(2, "second") });
      await expect.poll(ears.signals).toEqual(["first", "second"]);
      ears.stop();
    });

    it("passes on no first word with a picture where the appointment is by sound", async () => {
      const clinic = await aRoom("audio");
      await clinic.checkIn(clinic.asha);
      await clinic.seat(clinic.asha, "patient-one");
      await clinic.seat(clinic.doctor, "doctor-one");
      const opening = { from: "doctor-one", to: "patient-one", signal: offer(1, "v=0\r\nm=video 9 UDP/TLS/RTP/SAVPF 96") };
      expect(await clinic.admit(clinic.doctor, clinic.id, opening)).toMatchObject({ value: { place: "inside" } });
      expect(await clinic.signals(clinic.id)).toEqual([]);
    });

    it("tells both sides who comes and goes, and whoever lost the seat why", async () => {
      const clinic = await aRoom();
      const { asha, doctor, id } = clinic;
      await clinic.checkIn(asha);
      const [mine, theirs] = [await clinic.seat(asha, "patient-one"), await clinic.seat(doctor, "doctor-one")];
      const [patient, practitioner] = [clinic.session(asha), clinic.session(doctor)];
      await clinic.admit(doctor, id);
      const there = heardBy(clinic.watch(practitioner, { token: theirs.token, after: null }));
      const here = heardBy(clinic.watch(patient, { token: mine.token, after: null }));
      await expect.poll(here.place).toBe("inside");
      here.stop();
      await expect.poll(there.place).toBe("away");
      const back = heardBy(clinic.watch(patient, { token: mine.token, after: null }));
      await expect.poll(there.place).toBe("inside");
      const newer = await clinic.seat(asha, "patient-two");
      await expect.poll(back.end).toEqual(["replaced"]);
      const newest = heardBy(clinic.watch(patient, { token: newer.token, after: null }));
      await expect.poll(newest.place).toBe("inside");
      await clinic.leave(patient, newer.token);
      await expect.poll(there.place).toBe("away");
      const again = await clinic.seat(asha, "patient-three");
      expect(again.room.place).toBe("inside");
      const last = heardBy(clinic.watch(patient, { token: again.token, after: null }));
      await clinic.remove(doctor, id);
      await expect.poll(last.end).toEqual(["removed"]);
      await clinic.complete(doctor, id);
      await expect.poll(there.end).toEqual(["over"]);
    });

    it("refuses video where the appointment is by sound", async () => {
      const clinic = await aRoom("audio");
      await clinic.checkIn(clinic.asha);
      const mine = await clinic.seat(clinic.asha, "patient-one");
      await clinic.seat(clinic.doctor, "doctor-one");
      await clinic.admit(clinic.doctor, clinic.id);
      const say = (data: string) =>
        clinic.send(clinic.session(clinic.asha), { token: mine.token, to: "doctor-one", signal: offer(1, data) });
      expect(await say("v=0\r\nm=video 9 UDP")).toEqual(refusedAs("sound-only"));
      expect((await say("v=0\r\nm=audio 9 UDP")).kind).toBe("ok");
    });

    it("gives a call up whose both sides were lost at once, and waits ten minutes for either of them", async () => {
      const clinic = await aRoom();
      const { asha, doctor, id } = clinic;
      await clinic.checkIn(asha);
      await clinic.admit(doctor, id);
      const lost = async () => {
        const [mine, theirs] = [await clinic.seat(asha, "patient-one"), await clinic.seat(doctor, "doctor-one")];
        const here = heardBy(clinic.watch(clinic.session(asha), { token: mine.token, after: null }));
        const there = heardBy(clinic.watch(clinic.session(doctor), { token: theirs.token, after: null }));
        for (const one of [here, there]) await expect.poll(one.place).toBe("inside");
        for (const one of [here, there]) one.stop();
        await expect.poll(async () => (await clinic.rooms.find(id))?.room.patient.isHere).toBe(false);
        await expect.poll(async () => (await clinic.rooms.find(id))?.room.practitioner.isHere).toBe(false);
      };
      const line = async () => (await clinic.rooms.find(id))?.room.line;
      const later = async (minutes: number) => {
        clinic.clock.at += minutes * MINUTE;
        await clinic.watchRooms();
        return [await clinic.state(), await line()];
      };
      clinic.clock.at = nine;
      await lost();
      expect(await later(0.3)).toEqual(["in_progress", "video"]);
      expect(await later(0.1)).toEqual(["in_progress", "call_back"]);
      expect(await later(9.9)).toEqual(["in_progress", "call_back"]);
      await lost(); // Both came back in time, and were lost again.
      expect(await line()).toBe("video");
      expect(await later(1)).toEqual(["in_progress", "call_back"]);
      expect(await later(10)).toEqual(["failed_technically", "call_back"]);
      expect(await clinic.seat(asha, "patient-one").catch((error: Error) => error.message)).toBe("room-closed");
      const events = (await clinic.rooms.find(id))?.room.history.filter(({ deed }) => deed.kind === "both-gone");
      expect(events).toHaveLength(2);
    });

    it("of which nobody was heard any more is given up by whoever looks first, and comes back with either", async () => {
      const clinic = await aRoom();
      const { asha, doctor, id } = clinic;
      await clinic.checkIn(asha);
      await clinic.seat(asha, "patient-one");
      await clinic.seat(doctor, "doctor-one");
      await clinic.admit(doctor, id);
      clinic.clock.at = nine - MINUTE; // Also before the appointment's start.
      await clinic.watchRooms();
      expect((await clinic.rooms.find(id))?.room.line).toBe("video");
      clinic.clock.at = nine + MINUTE;
      const { room } = await clinic.seat(doctor, "doctor-one");
      expect([room.line, room.lineSince]).toEqual(["video", clinic.clock.at]);
      const seen = (await clinic.rooms.find(id))?.room.history.slice(-2).map(({ deed }) => deed.kind);
      expect(seen).toEqual(["both-gone", "sit"]);
      clinic.clock.at = nine + 30 * MINUTE + 15 * MINUTE;
      await clinic.watchRooms(); // A server that was away as well: the room closed before anybody looked.
      expect(await clinic.state()).toBe("failed_technically");
    });

    it("takes what time brings, whoever was there", async () => {
      const clinic = await aRoom();
      const other = await clinic.booked({ start: nine + 70 * MINUTE, customer: clinic.ravi });
      await clinic.seat(clinic.doctor, "doctor-one");
      clinic.clock.at = nine + 15 * MINUTE - 1;
      await clinic.watchRooms();
      expect(await clinic.state()).toBe("confirmed");
      clinic.clock.at = nine + 15 * MINUTE;
      expect(await clinic.checkIn(clinic.asha)).toEqual(refusedAs("room-closed"));
      expect(await clinic.state()).toBe("no_show_patient");
      clinic.clock.at = nine + 85 * MINUTE;
      for (const _ of [1, 2]) await clinic.watchRooms();
      expect(await clinic.state(other)).toBe("no_show_practitioner");
    });
  });
}
