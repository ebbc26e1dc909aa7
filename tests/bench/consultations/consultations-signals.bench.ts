import { randomUUID } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { firstValueFrom } from "rxjs";
import { payableId } from "#core/ledger/entry.ts";
import { rowOf } from "#adapters/postgres/consultations/practitioner-row.ts";
import { postgresRooms } from "#adapters/postgres/consultations/rooms.ts";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { embeddedServer } from "#adapters/postgres/engine/embedded-server.ts";
import { migrate } from "#adapters/postgres/engine/migrations.ts";
import { NotificationListener } from "#adapters/postgres/notifications/notification-listener.ts";
import { jobKinds } from "#adapters/composition/server/job-kinds.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { median } from "#tests/bench/asking.ts";
import { atMost } from "#tests/bench/figure.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Figure } from "#tests/bench/figure.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const ROUNDS = 300;
const WARMING = 50;
/** As long as an offer with sound and picture. */
const OFFER = "a".repeat(6_000);

/**
 * A signal from one seat of a room until it is read at the other one's server, beside a bare LISTEN and NOTIFY with nothing else, one after the
 * other: each server with connections and a listener of its own.
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
    await bare.hearer.query("listen bare");
    const booking = await aBooking(here);
    const rooms = { here: postgresRooms(here, listener), there: postgresRooms(there, listener) };
    let heardBefore = 0;
    const signalled = async (seq: number): Promise<void> => {
      // A connection may send so many in a minute: each round has one of its own, which costs the same.
      const way = { booking, generation: 1, from: `one-${seq}`, to: "other" };
      const beat = firstValueFrom(rooms.there.beats(booking));
      await Promise.all([
        rooms.here.send(way, { seq: 1, kind: "offer", data: OFFER }, Date.now()),
        beat.then(async () => {
          const [read] = await rooms.there.signals(way, { after: heardBefore, at: Date.now() });
          if (read?.data !== OFFER) throw new Error("another signal was read");
          heardBefore = read.number;
        }),
      ]);
    };
    const bareRound = async (): Promise<void> => {
      const heard = new Promise((resolve) => void bare.hearer.once("notification", resolve));
      await Promise.all([bare.sender.query("select pg_notify('bare', $1)", ["1"]), heard]);
    };
    await listening(rooms, booking);
    const taken = { ours: [] as number[], bare: [] as number[] };
    for (let round = -WARMING; round < ROUNDS; round += 1) {
      const [ours, plain] = [await timeOf(() => signalled(round + WARMING + 1)), await timeOf(bareRound)];
      await here.deleteFrom("call_signal").execute(); // A call has few of them.
      if (round < 0) continue;
      taken.ours.push(ours);
      taken.bare.push(plain);
    }
    const [ours, plain] = [median(taken.ours), median(taken.bare)];
    return [
      atMost(
        `a signal from one seat to the other over two servers (${ours.toFixed(2)} ms), against a bare LISTEN and NOTIFY (${plain.toFixed(2)} ms)`,
        ours / plain,
        2,
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

/** Waits until the listener hears: before, a beat would be lost. */
async function listening(rooms: { readonly there: ReturnType<typeof postgresRooms> }, booking: PayableId): Promise<void> {
  await firstValueFrom(rooms.there.beats(booking)); // Whoever begins to listen is told that something may have been missed.
}

async function aBooking(db: Database): Promise<PayableId> {
  const [id, customer] = [payableId(randomUUID()), randomUUID()];
  await db
    .insertInto("practitioner")
    .values(rowOf(aPractitioner("sunanda")))
    .execute();
  await db
    .insertInto("customer")
    .values({ id: customer, name: "Asha Kulkarni", mobile: null, email: null, created_at: new Date() })
    .execute();
  const row = {
    id,
    practitioner: "sunanda",
    customer,
    member: null,
    length: 30,
    buffer: 5,
    state: "in_progress",
    expires_at: null,
  } as const;
  await db
    .insertInto("booking")
    .values({ ...row, starts_at: new Date() })
    .execute();
  return id;
}
