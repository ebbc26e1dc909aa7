import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { customerId } from "#core/identity/customer-id.ts";
import { ok } from "#core/shared/result.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { makeAllowHealthData } from "#core/trackers/calls/allow-health-data.use-case.ts";
import { makeListRecentEntries } from "#core/trackers/calls/list-recent-entries.use-case.ts";
import { makeListTrackerChanges } from "#core/trackers/calls/list-tracker-changes.use-case.ts";
import { makePauseTrackers } from "#core/trackers/calls/pause-trackers.use-case.ts";
import { makeSetBodyFigures } from "#core/trackers/calls/set-body-figures.use-case.ts";
import { makeSyncTrackers } from "#core/trackers/calls/sync-trackers.use-case.ts";
import { makeSetGoal } from "#core/trackers/calls/tracker-goals.use-case.ts";
import { resentPresses } from "#core/trackers/device/resent-presses.ts";
import { renewHistory } from "#adapters/postgres/engine/renew-history.ts";
import { deviceTrackers } from "#adapters/browser-storage/trackers/device-trackers.ts";
import { postgresTrackers } from "#adapters/postgres/trackers/trackers.ts";
import { PressesBeforeConsent } from "#web/features/trackers/store/before-consent.ts";
import { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";
import { now } from "#tests/fixtures.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { DeviceTrackers } from "#core/trackers/device/device-trackers.port.ts";
import type { TrackerOp } from "#core/trackers/tracker-op.ts";
import type { Trackers } from "#core/trackers/trackers.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const MINUTE = 60_000;
/** How far clocks of devices are off, in milliseconds: a day behind, right, two hours ahead, and a little. */
export const DRIFTS = [-24 * 60 * MINUTE, 0, 120 * MINUTE, -MINUTE, 4 * MINUTE] as const;

/** A server on its clock; each press that was made and not lost with its device, by its id. */
export type House = {
  readonly db: Database;
  readonly customer: CustomerId;
  readonly trackers: Trackers;
  readonly clock: { now: number };
  readonly pressed: Map<string, TrackerOp>;
  readonly devices: Device[];
  /** The ids of presses that a restore has lost and a device could still tell. Of an entry only its last one must be told. */
  readonly lost: Set<string>;
  /** What was last backed up: all rows of each table. */
  backup: readonly { readonly table: string; readonly rows: string }[];
};

const KEPT_IN = ["tracker_op", "tracker_entry", "tracker_day", "tracker_reading"] as const;

/** Keeps what the server has of her at one moment, whatever is under way. */
export async function backUp(house: House): Promise<void> {
  house.backup = await house.db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => {
      const backup: { readonly table: string; readonly rows: string }[] = [];
      for (const table of KEPT_IN) {
        const { rows } = await sql<{ rows: string }>`select coalesce(json_agg(t), '[]')::text as rows
          from ${sql.table(table)} t where customer = ${house.customer}`.execute(trx);
        backup.push({ table, rows: rows[0]?.rows ?? "[]" });
      }
      return backup;
    });
}

/**
 * Puts the last backup in the place of what the server has. Who was asking gets no answer any more; what neither it nor a device knows is
 * gone.
 */
export async function restore(house: House): Promise<void> {
  const { db, customer, devices, backup } = house;
  for (const device of devices) await device.answered();
  await db.transaction().execute(async (trx) => {
    for (const { table, rows } of backup) {
      await sql`delete from ${sql.table(table)} where customer = ${customer}`.execute(trx);
      await sql`insert into ${sql.table(table)} select * from json_populate_recordset(null::${sql.table(table)}, ${rows}::json)`.execute(
        trx,
      );
    }
    await renewHistory(trx);
  });
  const there = await onServer(house);
  for (const op of house.pressed.keys()) if (!there.has(op)) house.lost.add(op);
  await forgetLost(house);
}

/** Presses that are nowhere any more can't be expected. */
async function forgetLost(house: House): Promise<void> {
  const { pressed, devices } = house;
  const known = await onServer(house);
  for (const device of devices) for (const op of await device.known()) known.add(op);
  for (const op of [...pressed.keys()]) if (!known.has(op)) pressed.delete(op);
}

/** The ids of the presses that the server has. */
export const onServer = async ({ customer, trackers }: House): Promise<Set<string>> =>
  new Set((await trackers.pressesAfter(customer, "", 10_000)).map(({ op }) => op));

/** Somebody new with three devices over PostgreSQL, who has allowed that their entries are kept. */
export async function threeDevices(db: Database) {
  const customer = customerId(randomUUID());
  await db
    .insertInto("customer")
    .values({ id: customer, name: "Asha", mobile: null, email: null, created_at: new Date(now), standing: "staying", due_from: null })
    .execute();
  const house: House = {
    db,
    customer,
    trackers: postgresTrackers(db),
    clock: { now },
    pressed: new Map(),
    devices: [],
    lost: new Set(),
    backup: [],
  };
  await house.trackers.setConsent(customer, true, now);
  house.devices.push(...DRIFTS.slice(0, 3).map((drift) => new Device(house, drift)));
  for (const device of house.devices) await device.store.exchange();
  await backUp(house);
  return { house, devices: house.devices };
}

/**
 * "cut": what is sent arrives, and the answer does not. "late": the answer comes once the line changes. "deaf": presses are answered, and
 * nothing is told of changes.
 */
type Line = "there" | "lost" | "cut" | "late" | "deaf";

/** A device whose line comes and goes. */
export class Device {
  store: TrackerStore;
  /** How far its clock is off, in milliseconds. */
  drift: number;
  #line: Line = "there";
  #late = Promise.withResolvers<void>();
  #going: Promise<void>[] = [];
  /** Presses that were made here since somebody came, and answered or not. */
  #own: TrackerOp[] = [];
  readonly #name = randomUUID();
  readonly #house: House;
  #kept: DeviceTrackers;

  constructor(house: House, drift: number) {
    this.#house = house;
    this.drift = drift;
    this.#kept = this.arrived();
    this.store = this.opened();
  }

  /** Does something that asks the server. Of an answer that is late nobody waits for the end, but for all that needs no line. */
  async press(action: () => Promise<void>): Promise<void> {
    const done = action();
    this.#going.push(done);
    await (this.#line === "late" ? setImmediate() : done);
  }

  /** Changes the line. What was late comes now. */
  async turn(line: Line): Promise<void> {
    if (line === this.#line) return;
    this.#line = line;
    this.#late.resolve();
    this.#late = Promise.withResolvers();
    await Promise.all(this.#going.splice(0));
  }

  /** Signs out, keeps what is not sent, and comes back. What is late is answered to whoever left. */
  async signOut(): Promise<void> {
    await this.#kept.leave(this.#house.clock.now);
    this.#own = [];
    await forgetLost(this.#house); // After a restore, what it was told may be nowhere else.
    await this.#kept.arrive(this.#house.customer);
    this.store = this.opened();
    await this.press(() => this.store.exchange());
  }

  /** The browser throws everything away; what the server was not told is lost. */
  async evict(): Promise<void> {
    await this.answered();
    this.#kept = this.arrived();
    this.#own = [];
    await forgetLost(this.#house);
    this.store = this.opened();
    await this.store.exchange();
  }

  /** The same is sent twice at once, and nobody hears the answers. */
  async sendTwice(): Promise<void> {
    const { customer, trackers, clock } = this.#house;
    const { waiting } = await this.#kept.read(customer);
    const sync = makeSyncTrackers({ trackers, now: () => clock.now });
    await Promise.all([sync(customer, waiting), sync(customer, waiting)]);
  }

  /** All presses that it must be able to tell the server: what was pressed here, however far its answer has come, and what it has heard. */
  async known(): Promise<readonly string[]> {
    const { entries, waiting, held } = await this.#kept.read(this.#house.customer);
    const outdone = ({ op, entry, n, change }: TrackerOp) => {
      const stored = entries.find((one) => one.entry === entry);
      const value = change.kind === "put" ? change.value : null;
      return stored !== undefined && (stored.n > n || (stored.n === n && stored.op !== op && isDeepStrictEqual(stored.value, value)));
    };
    return [...waiting, ...held, ...entries.flatMap(resentPresses), ...this.#own.filter((press) => !outdone(press))].map(({ op }) => op);
  }

  /** What was pressed here and its page does not show. */
  unshown(): readonly TrackerOp[] {
    const shown = new Map(this.store.entries.map(({ entry, n }) => [entry, n]));
    return this.#own.filter(({ entry, n }) => (shown.get(entry) ?? 0) < n);
  }

  /** Nothing is under way any more: what no answer has said is known. */
  async answered(): Promise<void> {
    if (this.#line === "late") await this.turn("there");
  }

  private arrived(): DeviceTrackers {
    const stored = deviceTrackers();
    void stored.arrive(this.#house.customer);
    return stored;
  }

  private opened(): TrackerStore {
    const { customer, trackers, clock, pressed } = this.#house;
    const stored = this.#kept;
    const needs = { trackers, now: () => clock.now };
    const over =
      <Asked extends unknown[], Answer>(call: (...asked: Asked) => Promise<Answer>) =>
      async (...asked: Asked) => {
        const [line, late] = [this.#line, this.#late.promise];
        if (line === "lost") throw new PortUnavailable("the line", null);
        const answer = await call(...asked);
        if (line === "late") await late;
        if (line === "cut") throw new PortUnavailable("the line", null);
        return answer;
      };
    return new TrackerStore(customer, {
      device: {
        ...stored,
        // In one process the lock of all three would be the same: a late answer to one would hold up the others.
        alone: async (work) => {
          await navigator.locks.request(this.#name, work);
        },
        press: async (whose, op) => {
          pressed.set(op.op, op);
          this.#own.push(op);
          await stored.press(whose, op);
        },
      },
      beforeConsent: new PressesBeforeConsent(),
      sync: over(makeSyncTrackers(needs)),
      changes: async (...asked) => {
        if (this.#line === "deaf") throw new PortUnavailable("the line", null);
        return over(makeListTrackerChanges(needs))(...asked);
      },
      recent: over(makeListRecentEntries(needs)),
      allow: over(makeAllowHealthData(needs)),
      pause: over(makePauseTrackers(needs)),
      setBodyFigures: over(makeSetBodyFigures(needs)),
      setReminders: async () => ok(null), // Reminders are no presses.
      setGoal: {
        water: over(makeSetGoal.water(needs)),
        sleep: over(makeSetGoal.sleep(needs)),
        exercise: over(makeSetGoal.exercise(needs)),
        meal: over(makeSetGoal.meal(needs)),
      },
      now: () => clock.now + this.drift,
    });
  }
}
