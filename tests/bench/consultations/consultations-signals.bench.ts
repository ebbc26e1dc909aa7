import { randomBytes, randomUUID } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { filter, firstValueFrom, fromEvent, Subject } from "rxjs";
import { bookingPayables } from "#core/consultations/booking/booking-payables.ts";
import { makeHoldTime } from "#core/consultations/booking/hold-time.use-case.ts";
import { makeAdmitPatient } from "#core/consultations/call/admit-patient.use-case.ts";
import { CONSENT_VERSION, makeCheckIn } from "#core/consultations/call/check-in.use-case.ts";
import { MOST_SIGNALS } from "#core/consultations/call/signal.ts";
import { makeSendSignal } from "#core/consultations/call/send-signal.use-case.ts";
import { makeTakeSeat } from "#core/consultations/call/take-seat.use-case.ts";
import { makeWatchCall } from "#core/consultations/call/watch-call.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { sessionId } from "#core/identity/session.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { postgresBookings } from "#adapters/postgres/consultations/bookings.ts";
import { rowOf } from "#adapters/postgres/consultations/practitioner-row.ts";
import { postgresRooms, signalStatements } from "#adapters/postgres/consultations/rooms.ts";
import { CUSTOMER_CHANNEL, roomSignalsName } from "#adapters/postgres/engine/customer-channel.ts";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { embeddedServer } from "#adapters/postgres/engine/embedded-server.ts";
import { migrate } from "#adapters/postgres/migrate.ts";
import { NotificationListener } from "#adapters/postgres/notifications/notification-listener.ts";
import { jobKinds } from "#adapters/composition/server/job-kinds.ts";
import { hmacSeals } from "#adapters/secrets/quote-seals.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { median } from "#tests/bench/asking.ts";
import { atMost, reachingAtMost } from "#tests/bench/figure.ts";
import type { ReadSignal, Rooms } from "#core/consultations/call/rooms.port.ts";
import type { Session } from "#core/identity/session.ts";
import type { Result } from "#core/shared/result.ts";
import type { Figure } from "#tests/bench/figure.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** A call has few signals: there are several, the first of which only warms up. */
const CALLS = 11;
const ROUNDS = 40;
/** As long as an offer with sound and picture, and as hard to compress. */
const OFFER = Array.from(
  { length: 75 },
  (_, nth) => `a=rtcp-fb:${nth} ${randomBytes(16).toString("hex")} transport-cc nack pli goog-remb\r\n`,
).join("");

/**
 * A signal from one seat of a call to the other, at another server, beside a bare LISTEN and NOTIFY with nothing else, one after the other:
 * as the port does it, with what both use cases look up besides, and its two statements alone, which tells what is left to win. Each server
 * has connections of its own.
 */
export async function bench(): Promise<readonly Figure[]> {
  const endings: (() => Promise<unknown>)[] = [];
  try {
    const folder = await mkdtemp(join(tmpdir(), "niramaya-signals-"));
    endings.push(() => rm(folder, { recursive: true, force: true }));
    await chmod(folder, 0o711); // The database's user must be able to pass through.
    const place = await embeddedServer(join(folder, "postgres"));
    endings.push(() => place.leave());
    const [here, there] = [openDatabase(place.server), openDatabase(place.server)];
    endings.push(
      () => here.destroy(),
      () => there.destroy(),
    );
    await migrate(here, folder, jobKinds);
    const listener = new NotificationListener(place.server);
    endings.push(() => listener.close());
    const bare = { sender: new pg.Client(place.server), hearer: new pg.Client(place.server) };
    for (const client of Object.values(bare)) {
      await client.connect();
      endings.push(() => client.end());
    }
    await bare.hearer.query(`listen bare; listen ${CUSTOMER_CHANNEL}`);
    const rooms = { here: postgresRooms(here, listener), there: postgresRooms(there, listener) };
    const bareRound = async (): Promise<void> => {
      const heard = new Promise((resolve) => void bare.hearer.once("notification", resolve));
      await Promise.all([bare.sender.query("select pg_notify('bare', $1)", ["1"]), heard]);
    };
    const taken = { signalled: [] as number[], put: [] as number[], stated: [] as number[], bare: [] as number[] };
    await firstValueFrom(rooms.there.beats(payableId("none"), "nobody")); // The listener has its connection once it tells that something may have been missed.
    for (let nth = 0; nth < CALLS; nth += 1) {
      const call = await aCall(here, rooms, `sunanda-${nth}`);
      for (let round = 0; round < ROUNDS; round += 1) {
        const [signalled, put] = [await timeOf(call.signalled), await timeOf(call.put)];
        const [stated, plain] = [await timeOf(() => call.stated(bare)), await timeOf(bareRound)];
        if (nth === 0) continue;
        taken.signalled.push(signalled);
        taken.put.push(put);
        taken.stated.push(stated);
        taken.bare.push(plain);
      }
      call.end();
    }
    const [signalled, put, stated, plain] = [median(taken.signalled), median(taken.put), median(taken.stated), median(taken.bare)];
    const against = `against a bare LISTEN and NOTIFY (${plain.toFixed(2)} ms)`;
    return [
      reachingAtMost(
        atMost(`a signal of 6 kB put by one server until another one has read it (${put.toFixed(2)} ms), ${against}`, put / plain, 2),
        3.2,
      ),
      reachingAtMost(
        atMost(
          `the same from one seat to the other, who both must still have theirs (${signalled.toFixed(2)} ms), ${against}`,
          signalled / plain,
          2,
        ),
        4.3,
      ),
      atMost(
        `the same against its two statements on bare connections (${stated.toFixed(2)} ms, ${(stated / plain).toFixed(2)} bare rounds)`,
        signalled / stated,
        1.5,
      ),
    ];
  } finally {
    for (const end of endings.reverse()) await end();
  }
}

async function timeOf(act: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
}

type Bare = { readonly sender: pg.Client; readonly hearer: pg.Client };

type Servers = { readonly here: Rooms; readonly there: Rooms };

/** A call whose patient is at one server and whose practitioner is at another one. */
async function aCall(db: Database, rooms: Servers, by: string) {
  let at = Date.now();
  const now = () => at;
  const { practitioner, calendar } = aPractitioner(by, { lead: 0 });
  await db.insertInto("practitioner").values(rowOf({ practitioner, calendar })).execute();
  const [asha, doctor] = [customerId(randomUUID()), customerId(randomUUID())];
  await db.insertInto("customer").values({ id: asha, name: "Asha Kulkarni", mobile: null, email: null, created_at: new Date() }).execute();
  const bookings = postgresBookings(db);
  const hold = makeHoldTime({ bookings, households: { family: async () => [] }, consents: async () => [null], now, newId: randomUUID });
  const start = firstInstantOf(daysAfter(indianDay(at), 1)) + 9 * 60 * 60_000;
  const held = async (from: number) => {
    const asked = { practitioner: practitioner.id, start: from, length: 30, mode: "video", member: null, complaint: null } as const;
    return valueOf(await hold({ customer: asha, language: null }, { ...asked, key: randomUUID() }));
  };
  const { id, fee } = await held(start);
  await bookingPayables(bookings).record(id, { events: [{ ...captureBy("pay", fee), at }], at });
  const empty = (await held(start + 70 * 60_000)).id; // Nobody listens there but whoever is measured.
  at = start;
  const practitionerOf = async (account: string) => (account === doctor ? practitioner : null);
  const people = { households: { family: async () => [] }, customers: { withId: async () => null } };
  const consent = { booking: id, consent: CONSENT_VERSION, language: "en", callBack: false, guardian: false } as const;
  valueOf(await makeCheckIn({ rooms: rooms.here, bookings, ...people, now })(asha, consent));
  const seals = hmacSeals(Buffer.from("a key of a bench"));
  const relay = { access: () => ({ servers: [], isOnly: false }) };
  const seated = async (of: Rooms, account: typeof asha, connection: string) => {
    const session: Session = { id: sessionId(connection), customer: account };
    const taken = await makeTakeSeat.video({ rooms: of, seals, now, practitionerOf, relay })(session, { booking: id, connection });
    return { session, token: valueOf(taken).token };
  };
  const [patient, other] = [await seated(rooms.here, asha, "patient"), await seated(rooms.there, doctor, "practitioner")];
  valueOf(
    await makeAdmitPatient({ rooms: rooms.there, practitionerOf, now, freeze: async () => {} })(doctor, { booking: id, opening: null }),
  );
  const heard = new Subject<readonly ReadSignal[]>();
  const [hears, hearsToo] = [
    makeWatchCall({ rooms: rooms.there, seals, now })(other.session, { token: other.token, after: null }),
    makeWatchCall({ rooms: rooms.here, seals, now })(patient.session, { token: patient.token, after: null }),
  ];
  const entered = firstValueFrom(heard);
  const listening = hears.subscribe((news) => (news.kind === "room" ? heard.next(news.signals) : heard.error(new Error(news.end))));
  listening.add(hearsToo.subscribe());
  await entered;
  const send = makeSendSignal({ rooms: rooms.here, seals, now });
  let seq = 0;
  let others = 0;
  let known = 0;
  const room = await rooms.here.find(empty);
  if (room === null) throw new Error("no room");
  return {
    end() {
      listening.unsubscribe();
    },
    /** From the use case that one seat calls to what the other seat hears. */
    async signalled(): Promise<void> {
      at += 200; // A connection may send sixty in ten seconds.
      seq += 1;
      const signal = { seq, kind: "offer", data: OFFER } as const;
      const told = firstValueFrom(heard.pipe(filter((signals) => signals.some((one) => one.seq === signal.seq))));
      const [sent] = await Promise.all([send(patient.session, { token: patient.token, to: "practitioner", signal }), told]);
      valueOf(sent);
    },
    /** From the port that one server asks to what the other server's answers. */
    async put(): Promise<void> {
      others += 1;
      const way = { booking: empty, generation: 1, from: `one-${others}`, to: "nobody" };
      const beat = firstValueFrom(rooms.there.beats(empty, "nobody"));
      const sent = rooms.here.sendAsRemembered(room, way, { signal: { seq: 1, kind: "offer", data: OFFER }, at });
      await beat;
      const [read] = await rooms.there.signals(way, { after: known, at });
      if (!(await sent) || read?.data !== OFFER) throw new Error("another signal was read");
      known = read.number;
    },
    /** What the port does, by its statements on two connections and nothing else. */
    async stated({ sender, hearer }: Bare): Promise<void> {
      others += 1;
      const from = `one-${others}`;
      const { put, read } = signalStatements;
      const name = roomSignalsName(empty, from);
      const heard = firstValueFrom(
        fromEvent(hearer, "notification", ({ payload }: pg.Notification) => payload).pipe(filter((one) => one === name)),
      );
      const signal = [empty, 1, from, "nobody", 1, "offer", OFFER, new Date(at), new Date(at - MOST_SIGNALS.within)];
      const booked = [new Date(room.kept.booking.start), room.kept.booking.state, room.room.history.length];
      const sent = sender.query({ ...put, name: put.name ?? "", values: [...signal, name, ...booked] });
      await heard;
      const { rows } = await hearer.query({ ...read, name: read.name ?? "", values: [empty, 1, from, "nobody", known, new Date(0)] });
      if ((await sent).rowCount !== 1 || rows[0]?.data !== OFFER) throw new Error("another signal was read");
      known = Number(rows[0].number);
    },
  };
}

function valueOf<Value>(result: Result<Value, { readonly kind: string }>): Value {
  if (result.kind === "refused") throw new Error(result.refusal.kind);
  return result.value;
}
