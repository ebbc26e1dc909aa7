import { firstDayToTick } from "#core/consultations/ticks/tick-refusal.ts";
import type { DBSchema, IDBPDatabase } from "idb";
import type { DoseTick } from "#core/consultations/ticks/tick-dose.use-case.ts";
import type { WaitingTicks } from "#core/consultations/ticks/waiting-ticks.port.ts";

const NAME = "ticks";

interface Stores extends DBSchema {
  waiting: { key: [customer: string, dose: string]; value: { customer: string; dose: string; tick: DoseTick } };
}

/** In this browser's IndexedDB. Where that can't be used nothing is kept. */
export function waitingTicks(): WaitingTicks {
  let opening: Promise<IDBPDatabase<Stores> | null> | null = null;
  const opened = () => {
    opening ??= openStores().catch(() => null);
    return opening;
  };
  return {
    async of(customer, now) {
      const writing = (await opened())?.transaction("waiting", "readwrite");
      if (writing === undefined) return [];
      const first = firstDayToTick(now);
      const waiting: DoseTick[] = [];
      for (let cursor = await writing.store.openCursor(); cursor !== null; cursor = await cursor.continue()) {
        const { customer: owner, tick } = cursor.value;
        if (tick.day < first) await cursor.delete();
        else if (owner === customer) waiting.push(tick);
      }
      await writing.done;
      return waiting;
    },
    async put(customer, tick) {
      await (await opened())?.put("waiting", { customer, dose: doseOf(tick), tick }).catch(() => undefined); // A device may be full.
    },
    async drop(customer, tick) {
      const writing = (await opened())?.transaction("waiting", "readwrite");
      if (writing === undefined) return;
      const stored = await writing.store.get([customer, doseOf(tick)]);
      if (stored?.tick.done === tick.done) await writing.store.delete([customer, doseOf(tick)]);
      await writing.done;
    },
  };
}

const doseOf = ({ booking, item, day, time }: DoseTick): string => JSON.stringify([booking, item, day, time]);

async function openStores(): Promise<IDBPDatabase<Stores>> {
  const { openDB } = await import("idb");
  return openDB<Stores>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore("waiting", { keyPath: ["customer", "dose"] });
    },
  });
}
